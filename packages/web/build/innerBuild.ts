import type { InlineConfig, Plugin, ResolvedConfig } from 'vite'

/** What a build within a build has in common with it. */
export const sameSources = ({ root, define, css, resolve }: ResolvedConfig): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'error',
  define: define ?? {},
  css,
  resolve: { alias: resolve.alias, dedupe: resolve.dedupe },
})

/** The plugins of the outer build that change sources. */
export const ownTransforms = ({ plugins }: ResolvedConfig): Plugin[] => plugins.filter(({ name }) => transforms.has(name))

const transforms = new Set(
  ['copies', 'react-names', 'self-contained', 'drop-names', 'no-preload-helper', 'named-parts', 'split-icons'].map(
    (name) => `lobbykit:${name}`,
  ),
)
