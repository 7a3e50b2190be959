// The contract is the only hand-written list of calls; everything about a call that code needs is made here from it.
import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { callTypes } from './callTypes.ts'
import { errorsOf, errorTable, errorTypes, groupsOf } from './errors.ts'
import { type Contract, domainsOf, factsOf, placesOf, prefixesOf } from './facts.ts'
import { guardsOf } from './guards.ts'
import { lengthsOf } from './lengths.ts'
import { forCallers, published } from './publish.ts'
import { withPaths } from './rootPaths.ts'
import { withSchemaNames } from './schemaNames.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const BANNER = '// Generated from openapi/ by `pnpm gen`; a change belongs there.\n'
const apis = ['wps', 'lgw'] as const

/** Made beside the files in use and put in their place when all is made: a contract that is wrong leaves them as they were. */
const NEXT = 'src/gen.next'
/** The document of an API with its new paths stands beside the old one until then, for it refers to the files that stand there. */
const nextDocument = (api: string) => at(`../../openapi/${api}.next.yaml`)
const removeNext = () => {
  rmSync(at(NEXT), { recursive: true, force: true })
  for (const api of apis) rmSync(nextDocument(api), { force: true })
}
/** What takes the place of a file once all is made. */
const made = new Map<string, string>()

/** Runs a tool; where it fails, what it says is all that is printed: it names the file and the line. */
function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off' }
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8', env })
  if (error) throw error
  if (status === 0) return
  process.stderr.write((stdout + stderr).replaceAll('.next.yaml', '.yaml'))
  process.exit(1)
}

/** The document of an API with the paths of all its files. */
function withItsPaths(api: string): string {
  const files = globSync(`${api}/*.yaml`, { cwd: at('../../openapi') }).map((file) => file.replaceAll('\\', '/'))
  const texts = new Map(files.map((file) => [`./${file}`, readFileSync(at(`../../openapi/${file}`), 'utf8')]))
  return withPaths(readFileSync(at(`../../openapi/${api}.yaml`), 'utf8'), texts)
}

function bundle(api: string): Contract {
  const out = at(`${NEXT}/${api}.json`)
  const redocly = at('node_modules/@redocly/cli/bin/cli.js')
  const config = at('../../openapi/redocly.yaml')
  run(process.execPath, [redocly, 'bundle', nextDocument(api), '--config', config, '--output', out])
  const contract = published(JSON.parse(readFileSync(out, 'utf8')))
  rmSync(out)
  made.set(`contract/${api}.json`, JSON.stringify(contract, null, 2))
  return JSON.parse(JSON.stringify(contract))
}

// Where the contract is wrong, what is wrong and where is all that is printed.
process.on('uncaughtException', (error) => {
  const ids = [...places.keys()].filter((id) => new RegExp(`(?<![\\w/.])${id}(?![\\w/.])`).test(error.message))
  const where = ids.map((id) => `\n  ${id}: ${places.get(id)?.file}:${places.get(id)?.line}`).join('')
  // Any other kind of error is one of these scripts.
  console.error(error.name === 'Error' ? `${error.message}${where}` : error)
  process.exitCode = 1
})
process.on('exit', removeNext)
removeNext()
mkdirSync(at(`${NEXT}/domains`), { recursive: true })

const domainOfPath: Record<string, string> = {}
const eager = new Set<string>()
const errors: Record<string, string[]> = {}
const contractFiles = globSync('openapi/**/*.yaml', { cwd: at('../..') }).map((file) => file.replaceAll('\\', '/'))
const places = placesOf(new Map(contractFiles.map((file) => [file, readFileSync(at(`../../${file}`), 'utf8')])))
const groups: Record<string, string[]> = {}
const calls: Record<string, { id: string; file: string; line: number; module?: unknown }> = {}
const memberLookups = new Set<string>()
const contracts: Contract[] = []
let count = 0
for (const api of apis) {
  const document = withItsPaths(api)
  made.set(`../../openapi/${api}.yaml`, document)
  writeFileSync(nextDocument(api), document)
  const contract = bundle(api)
  const callers = forCallers(contract)
  const types = withSchemaNames(astToString(await openapiTS(JSON.stringify(callers))))
  writeFileSync(at(`${NEXT}/${api}.ts`), BANNER + types)
  writeFileSync(at(`${NEXT}/${api}Calls.ts`), BANNER + callTypes(api, callers))
  Object.assign(errors, errorsOf(contract))
  for (const [group, ids] of Object.entries(groupsOf(contract))) groups[group] = [...(groups[group] ?? []), ...ids]
  contracts.push(contract)
  const domainOf = domainsOf(parse(document))
  const guards = guardsOf(contract, domainOf)
  for (const path of Object.keys(contract.paths)) domainOfPath[path] = domainOf(path)
  for (const [name, operations] of Object.entries(factsOf(contract, domainOf))) {
    count += Object.keys(operations).length
    for (const [call, { id, module }] of Object.entries(operations)) {
      const place = places.get(id)
      if (!place) throw new Error(`no file of the contract names ${id}`)
      calls[call] = { id, ...place, ...(module !== undefined && { module }) }
    }
    for (const { cache, token } of Object.values(operations)) if (cache && token === 'required') memberLookups.add(cache)
    // The contract itself says which domains the first screen calls: those whose tag carries x-first-route.
    if (contract.tags.some((tag) => tag.name === name && tag['x-first-route'])) eager.add(name)
    const domain = JSON.stringify({ operations, guards: guards[name] }, null, 1)
    const head = `${BANNER}import type { Domain } from '../../operation.ts'\n\n`
    writeFileSync(at(`${NEXT}/domains/${name}.ts`), `${head}export const domain: Domain = ${domain}\n`)
  }
}

// A call of the first screen is looked for before any other.
const prefixes = prefixesOf(Object.fromEntries(Object.entries(domainOfPath).filter(([, name]) => !eager.has(name))))
const names = [...new Set(Object.values(domainOfPath))].sort()
const lines = (list: string[], line: (name: string) => string) => list.map(line).join('')
const first = names.filter((name) => eager.has(name))
const later = names.filter((name) => !eager.has(name))
const firstIndex = `${BANNER}import type { Domain } from '../operation.ts'
${lines(first, (name) => `import { domain as ${name} } from './domains/${name}.ts'\n`)}
/** The domains of the first screen (x-first-route in the contract), in one file. */
export const domains: Record<string, Domain> = { ${first.join(', ')} }
`
const index = `${BANNER}import type { Domain } from '../operation.ts'

/** All domains but those of the first screen, each in a file of its own that its first call fetches. */
export const laterDomains: Record<string, () => Promise<{ domain: Domain }>> = {
${lines(later, (name) => `  ${name}: () => import('./domains/${name}.ts'),\n`)}}

/** The later domain of every path that begins so. */
export const domainOfPrefix: Record<string, string> = ${JSON.stringify(prefixes, null, 1)}
`
writeFileSync(at(`${NEXT}/domains.ts`), index)
writeFileSync(at(`${NEXT}/firstDomains.ts`), firstIndex)
const ofMembers = `/** The lookups (x-cache) whose answers belong to one member. */\nexport const memberLookups: readonly string[] = ${JSON.stringify([...memberLookups].sort())}\n`
writeFileSync(at(`${NEXT}/lookups.ts`), BANNER + ofMembers)
const most = `/** Most characters of each field that a request's body may have. */\nexport const textLengths: Readonly<Record<string, number>> = ${JSON.stringify(lengthsOf(contracts))}\n`
writeFileSync(at(`${NEXT}/lengths.ts`), BANNER + most)
writeFileSync(at(`${NEXT}/errors.ts`), `${BANNER}${errorTypes(errors)}`)
// Where each call is written, for tools of developers; no site loads it.
made.set('contract/calls.json', JSON.stringify(calls, null, 1))
const readme = readFileSync(at('README.md'), 'utf8')
const [before = '', , after = ''] = readme.split(/(<!-- codes -->[\s\S]*<!-- \/codes -->)/)
made.set('README.md', `${before}<!-- codes -->\n\n${errorTable(errors, groups)}\n\n<!-- /codes -->${after}`)
run('biome', ['format', '--write', at(NEXT)])
mkdirSync(at('contract'), { recursive: true })
for (const [file, text] of made) writeFileSync(at(file), text)
rmSync(at('src/gen'), { recursive: true, force: true })
renameSync(at(NEXT), at('src/gen'))
console.log(`contract: ${count} operations in ${names.length} domains`)
