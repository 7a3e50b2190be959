import { parse } from 'yaml'
import { isNode, type Node } from '../src/verify/document.ts'

/** What a path may be called with; its other fields are no operations. */
const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'])

/**
 * The document of an API with the paths of all its files, each of which names its own: nobody keeps a second list. `files` are the
 * texts of the files by their addresses as the document refers to them, such as `./wps/game.yaml`. Throws where two files have one
 * path or operation, or a file is not written as one of a domain; the error names the file.
 */
export function withPaths(root: string, files: ReadonlyMap<string, string>): string {
  const places = new Map<string, string>()
  for (const [file, text] of [...files].toSorted()) {
    const paths = pathsIn(file, text)
    for (const name of [...Object.keys(paths), ...idsIn(file, paths)]) {
      const other = places.get(name)
      if (other) throw new Error(`${name} stands in ${other} and in ${file}`)
      places.set(name, file)
    }
  }
  const paths = [...places].filter(([name]) => name.startsWith('/'))
  const rows = paths.map(([path, file]) => `  ${path}: { $ref: '${file}#/paths/${path.replaceAll('/', '~1')}' }\n`)
  const [before = '', after = ''] = root.split(/^paths:\n(?:[ #].*\n)*/m)
  return `${before}paths:\n  # Written by \`pnpm gen\` from the files of the domains.\n${rows.join('')}${after}`
}

function pathsIn(file: string, text: string): Node {
  const { paths }: Node = read(file, text)
  if (!isNode(paths)) throw new Error(`${file} has no paths`)
  for (const path of Object.keys(paths)) if (!path.startsWith('/')) throw new Error(`${file}: ${path} is no path`)
  return paths
}

function read(file: string, text: string): Node {
  try {
    const document: unknown = parse(text)
    return isNode(document) ? document : {}
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`)
  }
}

/** The ids of a file's operations. Without these fields a call would be left out silently, or what is made of it would fail later. */
function idsIn(file: string, paths: Node): string[] {
  return Object.entries(paths).flatMap(([path, methods]) => {
    if (!isNode(methods)) throw new Error(`${file}: ${path} has no operation`)
    const operations = Object.entries(methods).filter(([method]) => METHODS.has(method))
    return operations.map(([method, operation]) => {
      const { operationId: id, security, responses }: Node = isNode(operation) ? operation : {}
      const lacks = (what: string) => new Error(`${file}: ${method.toUpperCase()} ${path} has no ${what}`)
      if (typeof id !== 'string' || !/^\w+$/.test(id)) throw lacks('operationId of letters and digits')
      if (!Array.isArray(security)) throw lacks('security')
      if (!isNode(responses)) throw lacks('responses')
      return id
    })
  })
}
