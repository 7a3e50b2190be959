import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const NEXT = `${FIRST}0123456789_`

/**
 * The shortest class names there are, counted through all style modules in the order of file and class, so that the same source
 * always gives the same names. They stand in the styles, the scripts and the markup of every page.
 */
export function shortNames(src: string): (name: string, file: string) => string {
  const owners = globSync(`${src}/**/*.module.css`)
    .toSorted()
    .flatMap((file) => [...new Set(namesIn(file))].toSorted().map((name) => ownerOf(name, file)))
  const names = new Map(owners.map((owner, index) => [owner, nameAt(index)] as const))
  return (name, file) => {
    const short = names.get(ownerOf(name, file.split('?')[0] ?? file))
    if (short === undefined) throw new Error(`${file} does not name "${name}"`)
    return short
  }
}

const ownerOf = (name: string, file: string) => `${basename(file)} ${name}`
/** Classes and animations. */
const namesIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name)
/** Two characters, of which the first is a letter; the names of `StyleTable` begin with an underscore. */
const nameAt = (index: number): string => {
  const rest = Math.floor(index / NEXT.length)
  if (rest >= FIRST.length) throw new Error('More classes than short names')
  return `${FIRST[rest]}${NEXT[index % NEXT.length]}`
}
