import { readFileSync } from 'node:fs'

const tokens = readFileSync(new URL('../src/theme/tokens.css', import.meta.url), 'utf8')

/** The deepest ground of the merchant's look: what the browser and the installed app show around the page. */
export const GROUND = /--ground:\s*(#[0-9a-f]+);/i.exec(tokens)?.[1] ?? ''
if (GROUND === '') throw new Error('src/theme/tokens.css has no --ground that is a colour')
