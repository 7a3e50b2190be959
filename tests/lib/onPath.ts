import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The first program of these names that this machine can run; undefined where it has none. */
export function onPath(...names: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK)
        return true
      } catch {
        return false
      }
    })
}
