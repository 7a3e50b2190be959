import { join } from 'node:path'
import { builtFolder } from './buildWeb.ts'
import { gzipBytes } from './builtPages.ts'

/** What the scripts of a visit may weigh, in kilobytes. It may only go down. */
export const SCRIPTS_KB = { home: 98, other: 120 } as const

/** Kilobytes of some files of the build after gzip; each counts once. */
export const weighScripts = (files: Iterable<string>): number =>
  [...new Set(files)].reduce((total, file) => total + gzipBytes(join(builtFolder(), 'site', file)), 0) / 1000
