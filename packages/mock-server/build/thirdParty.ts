import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Options } from 'tsup'

/** Where the licences of what is bundled stand in the package. */
export const NOTICES = 'dist/THIRD-PARTY-NOTICES.txt'

interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
}

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** The folder of the package that a bundled file belongs to; undefined for our own. */
function folderOf(file: string): string | undefined {
  if (!file.includes('node_modules/')) return undefined
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json')) && manifestOf(folder).name) return folder
  }
  return undefined
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function noticeOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each))
  if (!file && !license) throw new Error(`${name} is bundled and has no licence`)
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : `Licence: ${license}`
  return `${name} ${version} (${license})\n\n${text}\n`
}

/** Writes the licences of all packages that the build has bundled into {@link NOTICES}. */
export const thirdPartyNotices = (): Plugin => ({
  name: 'third-party-notices',
  setup(build) {
    build.onEnd(({ metafile }) => {
      if (!metafile) throw new Error('The build does not say what it has bundled')
      const files = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.keys(inputs))
      const folders = new Set(files.flatMap((file) => folderOf(file.replace(/^[\w-]+:/, '')) ?? []))
      const notices = [...folders].map(noticeOf)
      mkdirSync(dirname(NOTICES), { recursive: true })
      writeFileSync(NOTICES, [...new Set(notices)].sort().join(`\n${'-'.repeat(80)}\n\n`))
    })
  },
})
