import query from '@tanstack/eslint-plugin-query'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// contract → sdk → rules → queries → hooks → screens: each layer may import only what stands before it.
const only = (message, ...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: patterns.map((pattern) => ({ ...pattern, message })) }],
})
// Rooms of the hooks from the ground up: what two of them share lies in a room before both.
const rooms = [
  'core',
  'site',
  'money',
  'form',
  'auth',
  'account',
  'promotions',
  'games',
  'cashier',
  'support',
  'lottery',
  'agents',
  'home',
  'lobby',
  'devtools',
]
// Rooms of the web, likewise. `parts` and `ui` know nothing of the product.
const webRooms = ['parts', 'ui', 'intl', 'shared', 'auth', 'overlays', 'screens', 'app']
// What every skin leaves to the hooks.
const leftToHooks = [
  {
    selector:
      'MemberExpression:matches([object.name="lobby"], [object.callee.name="useLobby"])[property.name="state"], VariableDeclarator:matches([init.name="lobby"], [init.callee.name="useLobby"]) > ObjectPattern > Property[key.name="state"]',
    message: 'The state of a lobby belongs to the hooks: read and change it through one of them.',
  },
  {
    selector: 'TSTypeReference[typeName.name="ReturnType"] TSTypeQuery[exprName.name=/^use[A-Z]/]',
    message: 'The result of a hook has a name: import its type.',
  },
]
/** What files of the web may not import, be it at once or later: paths that begin so, each with what is said of it. */
const walls = (...forbidden) => ({
  'no-restricted-imports': ['error', { patterns: forbidden.map(([begin, message]) => ({ regex: `^${begin}`, message })) }],
  'no-restricted-syntax': [
    'error',
    ...leftToHooks,
    ...forbidden.map(([begin, message]) => ({
      selector: `ImportExpression > Literal[value=/^${begin.replaceAll('/', '\\u002f')}/]`,
      message,
    })),
  ],
})
/** The rooms of the web that stand after one. */
const after = (room) => [
  `(?:\\.\\./)+(?:${webRooms.slice(webRooms.indexOf(room) + 1).join('|')})/`,
  `The rooms stand in an order, and ${room} uses only those before it: move what both need below both.`,
]
/** The other worlds of the product, from a screen in so many folders below `screens/`. */
const others = (depth) => [
  `${'\\.\\./'.repeat(depth)}(?!\\.\\.)`,
  'No world of the product uses another: move what both need to `shared/`, into a folder that is named after its world.',
]
/** What goes to an address, of which the site has its own. */
const goesItself = [
  'wouter/use-browser-location$',
  'One `navigate` of the site goes to every address: take that of `shared/navigate.ts`, or what a hook or a link gives.',
]
// A key is written once, as the value of an exported `xKey` beside its query, so that nothing invalidates a key that no query has.
const keys = '/^(?:member|public)Key$/'
const keyTyped = {
  selector: 'Property[key.name="queryKey"] > ArrayExpression[elements.0.type="Literal"]',
  message: 'A key begins with the `xKey` that its *.queries.ts exports.',
}
const byPort = (port) => `Comes from the lobby's port \`${port}\`, or as an argument where a rule needs it: a test sets it.`
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/test/**', '**/testing/**']

export default tseslint.config(
  { ignores: ['**/dist/**', '**/gen/**', '**/compiled/**', '**/node_modules/**', '**/.reports/**'] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin, 'react-hooks': hooks, '@tanstack/query': query },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@tanstack/query/exhaustive-deps': 'off',
      '@tanstack/query/no-rest-destructuring': 'error',
      '@tanstack/query/stable-query-client': 'error',
      '@tanstack/query/infinite-query-property-order': 'error',
    },
  },
  {
    files: ['packages/sdk/src/**'],
    ignores: tests,
    rules: only('The SDK knows only the contract.', {
      group: ['@lobbykit/*', 'react', 'react/*', 'valtio', 'valtio/*', '@tanstack/*'],
    }),
  },
  ...rooms.slice(0, -1).map((room, at) => ({
    files: [`packages/hooks/src/${room}/**`],
    ignores: [...tests, '**/*.example.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: `^(?:\\.\\./)+(?:(?:${rooms.slice(at + 1).join('|')})/|index\\.ts$)`,
              message: `The rooms stand in an order, and ${room} uses only those before it: move what both need below both.`,
            },
          ],
        },
      ],
    },
  })),
  {
    files: ['packages/hooks/src/**/*.rules.ts'],
    ignores: tests,
    rules: only(
      'A rule is pure: it imports types and other rules; clock, storage and random come in as arguments.',
      {
        regex: '^(?!(?:\\.{1,2}/)+(?:[\\w/-]+/)?(?:[\\w-]+\\.rules|ports|storage|message)\\.ts$)(?!@lobbykit/sdk$)',
        allowTypeImports: true,
      },
      // What the contract itself says of a text is a fact, too.
      { group: ['@lobbykit/sdk'], importNamePattern: '^(?!(isApiError|textLengths)$)', allowTypeImports: true },
    ),
  },
  {
    files: ['packages/hooks/src/**/*.queries.ts'],
    ignores: tests,
    rules: only('Queries know rules and the SDK, never React or a hook.', {
      group: ['react', 'react/*', 'valtio', '**/use*.ts', '**/use*.tsx'],
      allowTypeImports: true,
    }),
  },
  {
    files: ['packages/hooks/src/**/*.queries.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Identifier[name=${keys}]:not(ImportSpecifier > Identifier):not(ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.name=/Key$/] > CallExpression > .callee)`,
          message: "A key is written once, as `export const xKey = memberKey('x')`: spread it and add the parameters.",
        },
        keyTyped,
      ],
    },
  },
  {
    files: ['packages/hooks/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
    },
  },
  {
    // The age of an answer is measured by the clock of the query library, which is not the lobby's.
    files: ['packages/hooks/src/**'],
    ignores: [...tests, '**/core/defaultPorts.ts', '**/core/read.ts', '**/devtools/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: byPort('clock') },
        { object: 'performance', property: 'now', message: byPort('clock') },
        { object: 'Math', property: 'random', message: byPort('random') },
      ],
    },
  },
  {
    files: ['packages/hooks/src/**'],
    ignores: [...tests, '**/*.queries.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'MemberExpression[property.name=/^(wps|lgw)$/], ObjectPattern > Property[key.name=/^(wps|lgw)$/]',
          message: 'Calls of the SDK stand in *.queries.ts, as query or mutation options.',
        },
        {
          selector: `ImportSpecifier[imported.name=${keys}]`,
          message: 'Keys are written in *.queries.ts: import the `xKey` of the query.',
        },
        keyTyped,
      ],
    },
  },
  {
    files: ['packages/web/src/**', 'tests/skins/**', 'tests/consumer/**', '**/*.example.tsx'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', ...leftToHooks],
    },
  },
  {
    files: ['packages/web/src/**'],
    ignores: tests,
    rules: only(
      'Screens know the hooks by their public entry, never the SDK or the mock backend.',
      {
        group: [
          '@lobbykit/sdk',
          '@lobbykit/sdk/*',
          '@lobbykit/mock-server',
          '@lobbykit/mock-server/*',
          '@tanstack/*',
          'valtio',
          'openapi-fetch',
        ],
      },
      { regex: '^@lobbykit/hooks/(?!messages/)' },
      { regex: 'packages/(?:hooks|sdk|mock-server)/' },
    ),
  },
  {
    files: ['packages/web/src/{parts,ui}/**'],
    ignores: tests,
    rules: only('Primitives take props and know nothing of the product.', {
      group: ['@lobbykit/*', '@tanstack/*', 'valtio', 'openapi-fetch', '**/merchant.ts'],
    }),
  },
  ...webRooms.slice(0, -1).map((room) => ({
    files: [`packages/web/src/${room}/**`],
    ignores: tests,
    rules: walls(after(room), ...(room === 'shared' ? [] : [goesItself])),
  })),
  ...[1, 2, 3].map((depth) => ({
    files: [`packages/web/src/screens/${'*/'.repeat(depth)}*`],
    ignores: tests,
    rules: walls(after('screens'), others(depth), goesItself),
  })),
  {
    files: ['tests/skins/plain/**'],
    ignores: tests,
    rules: only('A skin knows the hooks and React, nothing else of ours.', {
      regex: '^(?!@lobbykit/hooks(?:/messages/.*)?$|react(?:/.*)?$|\\./)',
    }),
  },
  {
    files: ['tests/skins/{antd-mobile,mui,react-native-web}/**'],
    rules: {
      ...only('A skin knows the hooks, React and its UI kit, nothing else of ours.', {
        regex:
          '^(?!(?:@lobbykit/hooks|react|antd-mobile|@mui/material|react-native)$|antd-mobile/es/locales/|\\./|\\.\\./shared/)',
      }),
      'no-restricted-syntax': [
        'error',
        ...leftToHooks,
        {
          selector:
            'JSXText[value=/[A-Za-z]/], JSXAttribute[name.name=/^(?:alt|aria-label|label|placeholder|text|title)$/] > Literal[value=/[A-Za-z]/]',
          message: 'What a player reads stands in the catalogues.',
        },
        { selector: 'Literal[value=/^\\u002f/]', message: 'Addresses come from the hooks.' },
      ],
    },
  },
  {
    files: ['tests/skins/start/**'],
    rules: only('What is written for a merchant knows the published packages, nothing else of ours.', {
      regex: '^@lobbykit/(?!hooks(?:/|$)|mock-server/)|^(?:\\.\\./){2}',
    }),
  },
  {
    files: ['packages/mock-server/src/**'],
    ignores: [...tests, '**/store.ts'],
    rules: only('Only the store knows the data library.', { group: ['@mswjs/data'] }),
  },
)
