// The contract is the only hand-written list of calls; everything about a call that code needs is made here from it.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import { parse } from 'yaml'
import { type Contract, domainsOf, factsOf, guardsOf } from './facts.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const BANNER = '// Generated from openapi/ by `pnpm gen`; a change belongs there.\n'
const apis = ['wps', 'lgw'] as const

function bundle(api: string): Contract {
  const out = at(`contract/${api}.json`)
  const redocly = at('node_modules/@redocly/cli/bin/cli.js')
  const args = [redocly, 'bundle', api, '--config', at('../../openapi/redocly.yaml'), '--output', out]
  execFileSync(process.execPath, args, { stdio: 'pipe', env: { ...process.env, REDOCLY_TELEMETRY: 'off' } })
  return JSON.parse(readFileSync(out, 'utf8'))
}

// Made beside the files in use and then put in their place, so that nobody meets a half-written folder.
const NEXT = 'src/gen.next'
rmSync(at(NEXT), { recursive: true, force: true })
mkdirSync(at(`${NEXT}/guards`), { recursive: true })
mkdirSync(at('contract'), { recursive: true })

const facts: Record<string, { domain: string }> = {}
const eager = new Set<string>()
const domains = new Set<string>()
for (const api of apis) {
  const contract = bundle(api)
  const types = astToString(await openapiTS(new URL(`../contract/${api}.json`, import.meta.url)))
  writeFileSync(at(`${NEXT}/${api}.ts`), BANNER + types)
  const domainOf = domainsOf(parse(readFileSync(at(`../../openapi/${api}.yaml`), 'utf8')))
  Object.assign(facts, factsOf(contract, domainOf))
  for (const [domain, guards] of Object.entries(guardsOf(contract, domainOf))) {
    domains.add(domain)
    if (contract.tags.some((tag) => tag.name === domain && tag['x-first-route'])) eager.add(domain)
    const head = `${BANNER}import type { Guards } from '../../guard.ts'\n\n`
    writeFileSync(
      at(`${NEXT}/guards/${domain}.ts`),
      `${head}export const guards: Guards = ${JSON.stringify(guards, null, 1)}\n`,
    )
  }
}

const list = [...domains].sort()
const isEager = ([, fact]: [string, { domain: string }]) => eager.has(fact.domain)
const firstFacts = Object.fromEntries(Object.entries(facts).filter(isEager))
const otherFacts = Object.fromEntries(Object.entries(facts).filter((entry) => !isEager(entry)))
const head = `${BANNER}import type { Operation } from '../operation.ts'\n`
const rest = `${head}
export const operations: Record<string, Operation> = ${JSON.stringify(otherFacts, null, 1)}
`
const table = `${head}${list
  .filter((d) => eager.has(d))
  .map((d) => `import { guards as ${d} } from './guards/${d}.ts'\n`)
  .join('')}
export const operations: Record<string, Operation> = ${JSON.stringify(firstFacts, null, 1)}

export const otherOperations = () => import('./otherOperations.ts')

export const eagerGuards = { ${list.filter((d) => eager.has(d)).join(', ')} }

export const lazyGuards = {
${list
  .filter((d) => !eager.has(d))
  .map((d) => `  ${d}: () => import('./guards/${d}.ts'),\n`)
  .join('')}}
`
writeFileSync(at(`${NEXT}/operations.ts`), table)
writeFileSync(at(`${NEXT}/otherOperations.ts`), rest)
execFileSync('biome', ['format', '--write', at(NEXT), at('contract')], { stdio: 'pipe' })
rmSync(at('src/gen'), { recursive: true, force: true })
renameSync(at(NEXT), at('src/gen'))
console.log(`contract: ${Object.keys(facts).length} operations in ${list.length} domains`)
