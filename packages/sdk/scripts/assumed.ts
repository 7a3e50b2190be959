// Prints what a merchant who connects a real backend must check first: every part of the contract that was assumed.
import { readFileSync } from 'node:fs'
import { assumptionsOf } from './assumptions.ts'

for (const api of ['wps', 'lgw']) {
  const found = assumptionsOf(JSON.parse(readFileSync(new URL(`../contract/${api}.json`, import.meta.url), 'utf8')))
  const width = Math.max(...found.map(({ part }) => part.length))
  console.log(`\n${api}: ${found.length} assumptions in ${new Set(found.map(({ of }) => of)).size} places`)
  for (const [index, { of, part, note }] of found.entries()) {
    if (of !== found[index - 1]?.of) console.log(`\n  ${of}`)
    console.log(`    ${part.padEnd(width)}  ${note}`.trimEnd())
  }
}
