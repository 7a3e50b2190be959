/** The layers of the catalogue: rule, hook, web screen, SDK, mock backend. */
export type Layer = 'R' | 'H' | 'W' | 'S' | 'M'

/** Where a test stands decides what it can prove: a rule in a node test of the hooks, a screen in a browser alone. */
const PROVES: readonly (readonly [file: RegExp, layers: readonly Layer[]])[] = [
  [/(^|\/)packages\/hooks\/.*\.rules\.test\.ts$/, ['R']],
  [/(^|\/)packages\/hooks\/.*\.test\.ts$/, ['R', 'H']],
  [/(^|\/)packages\/hooks\/.*\.test\.tsx$/, ['H']],
  // The table of routes is the rule of what frames an address.
  [/(^|\/)packages\/web\/src\/app\/routes\.test\.ts$/, ['R']],
  [/(^|\/)(tests\/skins|packages\/web\/robust)\//, ['H']],
  [/(^|\/)packages\/sdk\//, ['S']],
  [/(^|\/)tests\/tools\/installed\.ts$/, ['S']],
  [/(^|\/)tests\/contract\//, ['S', 'M']],
  [/(^|\/)packages\/mock-server\//, ['M']],
  [/\.spec\.ts$/, ['H', 'W']],
]

/** The layers for which a test in a file counts. */
export const layersOf = (file: string): readonly Layer[] => PROVES.find(([kind]) => kind.test(file))?.[1] ?? []
