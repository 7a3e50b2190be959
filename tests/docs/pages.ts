// The pages of packages/hooks/docs/, and their code as files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')
export const readText = (path: string) => readFileSync(join(root, path), 'utf8')

/** Pages by their name without its ending. */
export const pageNames = readdirSync(join(root, 'packages/hooks/docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length))
export const readPage = (name: string) => readText(`packages/hooks/docs/${name}.md`)

/** The blocks of a language. */
export const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, code = '']) => code)

/**
 * The code of a page by file: a block that names a file (```` ```tsx Login.tsx ````) is that file, all others together are the page's
 * own module.
 */
export function filesOf(name: string): Map<string, string> {
  const blocks = [...readPage(name).matchAll(/^```(tsx?)(?: (\S+))?\n([\s\S]*?)^```$/gm)]
  const own = blocks.some(([, language, file]) => language === 'tsx' && !file) ? `${name}.tsx` : `${name}.ts`
  const files = new Map<string, string>()
  for (const [, , file = own, code = ''] of blocks) files.set(file, `${files.get(file) ?? ''}${code}\n`)
  return files
}

/** Writes the code of pages, each into a folder of its own, and returns the folder around them. */
export function writeCode(purpose: string, names: readonly string[]): string {
  const folder = join(root, 'tests/.reports/docs', purpose)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const base = join(root, '.config/tsconfig.base.json')
  const compilerOptions = { lib: ['es2024', 'dom', 'dom.iterable'], types: ['node', 'vite/client'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: base, compilerOptions, include: ['.'] }))
  for (const name of names) {
    for (const [file, code] of filesOf(name)) {
      const path = join(folder, name, file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, code)
    }
  }
  return folder
}
