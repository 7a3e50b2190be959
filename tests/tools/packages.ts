// The packages as they would be published: packed, then checked by publint, by the types that a consumer would see, and for
// what does not belong to anyone else.
import { execFileSync, execSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { anchorsOf, targetsOf } from '../lib/links.ts'
import { packInto, saidBy } from './pack.ts'

const tests = fileURLToPath(new URL('..', import.meta.url))
const env = { ...process.env, PATH: `${join(tests, 'node_modules/.bin')}:${process.env.PATH}` }
const DATA = './contract/wps.json ./contract/lgw.json ./contract/calls.json ./messages/en.json ./messages/ty.json'
/** What `lobbykit new` writes is the merchant's, its test too. */
const OURS_ALONE = /^package\/(?!template\/).*(?:\.(test|fixture|example)\.|testKit|\/test\/|\.state|\.lobbykit)/
/** Where the licences of what a package has bundled stand. */
const NOTICES = 'dist/THIRD-PARTY-NOTICES.txt'
/** The bundler's own note of the file that a piece of a script came from. */
const BUNDLED = /^\/\/ .*node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//gm
const textOf = (tarball: string, file: string) =>
  execFileSync('tar', ['xzOf', tarball, `package/${file}`], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })

/** Links of the texts of a package that lead to no file of it, or to no place of a text; whole addresses are another test's. */
function linkFlaws(tarball: string, files: readonly string[]): string[] {
  const texts = new Map(
    files
      .filter((file) => file.endsWith('.md'))
      .map((file): [string, string] => [file, textOf(tarball, file.replace('package/', ''))]),
  )
  return [...texts].flatMap(([page, text]) =>
    targetsOf(text)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [path = '', anchor] = target.split('#')
        const file = path ? posix.join(posix.dirname(page), path) : page
        if (!files.includes(file)) return true
        return anchor !== undefined && !anchorsOf(texts.get(file) ?? '').includes(anchor)
      })
      .map((target) => `${page} leads to ${target}, which is not packed`),
  )
}

/** Files of the hooks that belong to the client and do not say so, and files for React's servers that are not for them. */
const sideFlaws = (tarball: string, files: readonly string[]): string[] =>
  files
    .filter((file) => /^package\/dist\/.*\.js$/.test(file))
    .flatMap((file) => {
      const text = textOf(tarball, file.replace('package/', ''))
      const saysClient = /^['"]use client['"]/.test(text)
      if (!file.startsWith('package/dist/server/')) return saysClient ? [] : [`${file} does not begin with 'use client'`]
      const hooksOf = /["'](react|valtio)["']/.exec(text)?.[1]
      return [
        ...(saysClient ? [`${file} says 'use client'`] : []),
        ...(hooksOf ? [`${file} takes something of ${hooksOf}`] : []),
      ]
    })

/** What is wrong with the files of a package. */
function flawsOf(name: string, tarball: string): string[] {
  const files = execFileSync('tar', ['tzf', tarball], { encoding: 'utf8' }).split('\n').filter(Boolean)
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => textOf(tarball, file.replace('package/', '')))
  const bundled = new Set(scripts.flatMap((text) => [...text.matchAll(BUNDLED)].map(([, found = '']) => found)))
  const notices = files.includes(`package/${NOTICES}`) ? textOf(tarball, NOTICES) : ''
  const types = files.filter((file) => file.endsWith('.d.ts')).map((file) => textOf(tarball, file.replace('package/', '')))
  const facts: { engines?: { node?: string }; repository?: { directory?: string } } = JSON.parse(
    textOf(tarball, 'package.json'),
  )
  return [
    ...(facts.engines?.node ? [] : ['no engines.node']),
    ...(facts.repository?.directory === `packages/${name}` ? [] : ['no repository with the folder of the package']),
    ...files.filter((file) => OURS_ALONE.test(file)).map((file) => `${file} is for this repository alone`),
    ...['LICENSE', 'README.md'].filter((file) => !files.includes(`package/${file}`)).map((file) => `no ${file}`),
    ...linkFlaws(tarball, files),
    ...[...bundled].filter((each) => !notices.includes(`${each} `)).map((each) => `no licence of ${each}, which is bundled`),
    ...(types.some((text) => /rivateKey.*= "/.test(text)) ? ['a private key is written out in the types'] : []),
    ...(name === 'hooks' ? sideFlaws(tarball, files) : []),
  ]
}

/** What the declarations of the hooks say again that has a name in the contract: the fields of its entities, by a few of them. */
const SPELT_OUT = /\b(?:publishedAt|announcementImages|gameClassifyNew|sumBalance)\b/
/** Lines of the hooks' declarations without their sentences, of which each member has one; they are read by people. */
const MOST_LINES = 3_500

/** Lines that stand together in one place of the declarations, or in two, but not in three. */
const BLOCK_LINES = 6

/** The first block of so many lines that stands there more than twice; comments and lines of brackets alone are none. */
function repeatedBlock(lines: readonly string[]): string | undefined {
  const spoken = lines.filter((line) => /\w/.test(line) && !/^(?:\/?\*|\/\/|import|export|declare|type )/.test(line))
  const seen = new Map<string, number>()
  for (let at = 0; at + BLOCK_LINES <= spoken.length; at++) {
    const block = spoken.slice(at, at + BLOCK_LINES).join(' ')
    const times = (seen.get(block) ?? 0) + 1
    if (times > 2) return block
    seen.set(block, times)
  }
  return undefined
}

/** What is wrong with the declarations of the hooks' entry. */
function declarationFlaws(tarball: string): string[] {
  const text = textOf(tarball, 'dist/index.d.ts')
  const lines = text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split('\n')
    .filter((line) => line.trim() !== '').length
  const [field] = SPELT_OUT.exec(text) ?? []
  const again = repeatedBlock(text.split('\n').map((line) => line.trim()))
  return [
    ...(again ? [`a block of ${BLOCK_LINES} lines is written out more than twice; give it a name: ${again}`] : []),
    ...(field ? [`an entity of the contract with ${field} is written out instead of named`] : []),
    ...(lines > MOST_LINES ? [`${lines} lines of declarations, and ${MOST_LINES} are enough`] : []),
  ]
}

/** The sources of the hooks that come with a tap, or when they are needed; a test of the hooks keeps that list whole. */
const LATER = [
  ...readFileSync(join(tests, '../packages/hooks/src/testing/laterParts.ts'), 'utf8').matchAll(/import\('\.\.\/(.+?)'\)/g),
].map(([, file = '']) => file)

/** A registration has it at once, too; one file holds all hooks, so it comes with them. */
const OF_REGISTRATION = 'auth/register/affiliate.ts'

/** What of the hooks comes with their entry although it should come later. */
function earlyFlaws(tarball: string): string[] {
  const texts = new Map<string, string>()
  const visit = (file: string) => {
    if (texts.has(file)) return
    const text = textOf(tarball, `dist/${file}`)
    texts.set(file, text)
    for (const [, next = ''] of text.matchAll(/^(?:import|export)\b[^'"()]*?['"]\.\/([\w.-]+\.js)['"]/gms)) visit(next)
  }
  visit('index.js')
  const here = new Set(
    [...texts.values()].flatMap((text) => [...text.matchAll(/^\/\/ src\/(.+)$/gm)].map(([, file = '']) => file)),
  )
  if (LATER.length < 10 || !here.has('lobby/createLobby.ts'))
    throw new Error('the sources of the hooks are not to be told apart')
  return LATER.filter((file) => file !== OF_REGISTRATION && here.has(file)).map(
    (file) => `${file} comes with the entry, and not when it is needed`,
  )
}

const target = mkdtempSync(join(tmpdir(), 'lobbykit-'))
try {
  for (const [name, tarball] of packInto(target)) {
    const flaws = [
      ...flawsOf(name, tarball),
      ...(name === 'hooks' ? [...declarationFlaws(tarball), ...earlyFlaws(tarball)] : []),
    ]
    if (flaws.length) throw new Error(`${name}: ${flaws.join('; ')}`)
    for (const command of [`publint --strict ${tarball}`, `attw ${tarball} --profile esm-only --exclude-entrypoints ${DATA}`]) {
      execSync(command, { cwd: tests, stdio: 'pipe', env })
    }
    console.log(`${name}: packed and well formed`)
  }
} catch (error) {
  console.error(saidBy(error))
  process.exitCode = 1
} finally {
  rmSync(target, { recursive: true, force: true })
}
