import query from '@tanstack/eslint-plugin-query'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

// contract → sdk → rules → queries → hooks → screens: each layer may import only what stands before it.
const only = (message, ...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns: patterns.map((pattern) => ({ ...pattern, message })) }],
})
const tests = ['**/*.test.ts', '**/*.test.tsx', '**/test/**']

export default tseslint.config(
  { ignores: ['**/dist/**', '**/gen/**', '**/compiled/**', '**/node_modules/**'] },
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
  {
    files: ['packages/hooks/src/**/*.rules.ts'],
    ignores: tests,
    rules: only(
      'A rule is pure: it imports types and other rules; clock, storage and random come in as arguments.',
      {
        regex: '^(?!\\.{1,2}/(?:[\\w/-]+/)?(?:[\\w-]+\\.rules|ports|storage|message)\\.ts$)(?!@lobbykit/sdk$)',
        allowTypeImports: true,
      },
      { group: ['@lobbykit/sdk'], importNamePattern: '^(?!ApiError$)', allowTypeImports: true },
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
    files: ['packages/hooks/src/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage'],
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
    files: ['packages/web/src/ui/**'],
    ignores: tests,
    rules: only('Primitives take props and know nothing of the product.', {
      group: ['@lobbykit/*', '**/screens/**', '**/app/**'],
    }),
  },
  {
    files: ['tests/skins/**'],
    ignores: tests,
    rules: only('A skin knows the hooks and React, nothing else of ours.', {
      regex: '^(?!@lobbykit/hooks(?:/messages/.*)?$|react(?:/.*)?$|\\./)',
    }),
  },
  {
    files: ['packages/mock-server/src/**'],
    ignores: [...tests, '**/store.ts'],
    rules: only('Only the store knows the data library.', { group: ['@mswjs/data'] }),
  },
)
