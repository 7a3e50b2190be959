import { parse } from 'yaml'

/**
 * The document of an API with the paths of all its files, each of which names its own: nobody keeps a second list. `files` are the
 * texts of the files by their addresses as the document refers to them, such as `./wps/game.yaml`. Throws where two files have one path.
 */
export function withPaths(root: string, files: ReadonlyMap<string, string>): string {
  const places = new Map<string, string>()
  for (const [file, text] of [...files].toSorted()) {
    for (const path of Object.keys(parse(text).paths ?? {})) {
      const other = places.get(path)
      if (other) throw new Error(`${path} stands in ${other} and in ${file}`)
      places.set(path, file)
    }
  }
  const rows = [...places].map(([path, file]) => `  ${path}: { $ref: '${file}#/paths/${path.replaceAll('/', '~1')}' }\n`)
  const [before = '', after = ''] = root.split(/^paths:\n(?:[ #].*\n)*/m)
  return `${before}paths:\n  # Written by \`pnpm gen\` from the files of the domains.\n${rows.join('')}${after}`
}
