import { defineConfig } from 'tsup'
import { thirdPartyNotices } from './build/thirdParty.ts'

export default defineConfig({
  entry: ['src/index.ts', 'src/browser.ts', 'src/node.ts', 'src/http.ts', 'src/keys.ts', 'src/cli.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  splitting: true,
  target: 'es2022',
  // The browser's halves of what is bundled; Node has everything they ask for.
  platform: 'browser',
  external: [/^node:/],
  noExternal: [
    // An import attribute is lost at this target, and no Node loads a JSON file without one.
    /\.json$/,
    // It depends on an older msw; a consumer gets one, that of this package.
    '@mswjs/data',
    // The plugin below decides.
    /^msw$/,
  ],
  esbuildPlugins: [
    thirdPartyNotices(),
    {
      name: 'one-msw',
      setup(build) {
        // The data library asks for msw with `require`, which an ES module does not have: it is given the imported one.
        build.onResolve({ filter: /^msw$/ }, ({ kind }) =>
          kind === 'require-call' ? { path: 'msw', namespace: 'required' } : { path: 'msw', external: true },
        )
        build.onLoad({ filter: /.*/, namespace: 'required' }, () => ({ contents: "export * from 'msw'", loader: 'js' }))
      },
    },
  ],
})
