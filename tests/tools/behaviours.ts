// Reads the last run's reports and says which behaviours of the catalogue have a passing test in the layer they belong to.
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { layersOf } from './layers.ts'
import { type Outcome, outcomesOf } from './reports.ts'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const ID = /\b[A-Z]+-\d{2}\b/g

const catalogue = readFileSync(at('behaviours.md'), 'utf8')
/** The letter of the layer, by id. */
const layers = new Map([...catalogue.matchAll(/^- ([A-Z]+-\d{2}) ([RHWSM])\b/gm)].map(([, id = '', layer = '']) => [id, layer]))
const ids = [...layers.keys()]

const passed = new Set<string>()
const failed = new Set<string>()
const unknown = new Set<string>()
/** Files whose tests carry an id but stand in another layer, by id. */
const elsewhere = new Map<string, Set<string>>()
const count: Record<Outcome, number> = { passed: 0, failed: 0, skipped: 0 }
const reports = ['.reports/unit.json', '.reports/installed.json', '.reports/e2e.json', '.reports/walks.json']
const isWhole = reports.every((report) => existsSync(at(report)))
for (const report of reports) {
  if (!existsSync(at(report))) {
    console.log(`no ${report}: run the tests first`)
    continue
  }
  for (const { title, file, outcome } of outcomesOf(JSON.parse(readFileSync(at(report), 'utf8')))) {
    count[outcome]++
    for (const [id] of title.matchAll(ID)) {
      if (!layers.has(id)) unknown.add(id)
      else if (outcome === 'failed') failed.add(id)
      else if (outcome === 'skipped') continue
      else if (layersOf(file).some((layer) => layer === layers.get(id))) passed.add(id)
      else elsewhere.set(id, (elsewhere.get(id) ?? new Set()).add(file.replace(/^.*\/(?=packages\/|tests\/)/, '')))
    }
  }
}

const proven = (id: string) => passed.has(id) && !failed.has(id)
const areas = [...new Set(ids.map((id) => id.split('-')[0] ?? ''))]
for (const area of areas) {
  const own = ids.filter((id) => id.startsWith(`${area}-`))
  const missing = own.filter((id) => !proven(id))
  const rest = missing.length ? `   without: ${missing.map((id) => id.slice(area.length + 1)).join(' ')}` : ''
  console.log(`${area.padEnd(8)}${String(own.length - missing.length).padStart(3)} of ${String(own.length).padEnd(3)}${rest}`)
}
const misplaced = ids.filter((id) => elsewhere.has(id) && !passed.has(id))
if (misplaced.length) console.log('\nWith a passing test, but none in its layer:')
for (const id of misplaced) console.log(`${id} ${layers.get(id)}   ${[...(elsewhere.get(id) ?? [])].join(' ')}`)
console.log(`\n${ids.filter(proven).length} of ${ids.length} behaviours have a passing test in their layer`)
if (unknown.size) {
  console.log(`titles carry ids that the catalogue does not know: ${[...unknown].join(' ')}`)
  process.exitCode = 1
}
// After a run of one part the proofs of the others are not there.
if (isWhole && !ids.every(proven)) process.exitCode = 1
console.log(`${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`)
