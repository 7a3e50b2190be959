import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { isNode, type Node } from './document.ts'
import { asJson, asText, summaryOf, whyNothingIsVerified } from './report.ts'
import { Unreachable, verify } from './verify.ts'

const USAGE = `lobbykit-sdk verify https://backend --merchant CODE [--token TOKEN] [--language EN] [--json]
  [--header Merchant=X-Merchant]…

Asks a backend every read of the contract that changes nothing, and says where its answers differ.
The token of a member may stand in LOBBYKIT_TOKEN, where no list of processes shows it.
Exit code: 0 nothing differs, 1 something differs, 2 wrong use, nothing answers, or nothing was verified: no read
was answered, or the token is refused.`

/** Characters that the contract allows for the code of a language. */
const LONGEST_LANGUAGE = 16

/** What the command prints, and its exit code. */
interface Outcome {
  code: 0 | 1 | 2
  out?: string
  error?: string
}

/** Why the command cannot be run as it was called. */
class WrongUse extends Error {}

/**
 * Runs the command with the arguments that follow its name. `contracts` are the JSON files of the published contract, `tokenAround`
 * is the token where the arguments have none.
 */
export async function runCommand(
  args: readonly string[],
  contracts: readonly URL[],
  tokenAround: string | undefined,
): Promise<Outcome> {
  let backend = ''
  try {
    const wanted = readArguments(args, tokenAround)
    if (wanted.help) return { code: 0, out: USAGE }
    backend = wanted.asking.baseUrl
    const documents = await Promise.all(contracts.map(readContract))
    const entries = await verify(documents, { ...wanted.asking, now: Date.now() })
    const out = wanted.json ? asJson(backend, entries) : asText(entries)
    const error = whyNothingIsVerified(entries, wanted.asking.token !== undefined)
    if (error !== undefined) return { code: 2, out, error }
    return { code: summaryOf(entries).outcomes.differs ? 1 : 0, out }
  } catch (error) {
    if (error instanceof WrongUse) return { code: 2, error: `${error.message}\n\n${USAGE}` }
    if (error instanceof Unreachable) return { code: 2, error: `Nothing answers at ${backend} (${error.message})` }
    throw error
  }
}

async function readContract(file: URL): Promise<Node> {
  const document: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (!isNode(document)) throw new Error(`${file.href} is no contract`)
  return document
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        merchant: { type: 'string' },
        token: { type: 'string' },
        language: { type: 'string', default: 'EN' },
        header: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new WrongUse(error instanceof Error ? error.message : String(error))
  }
}

function readArguments(args: readonly string[], tokenAround: string | undefined) {
  const { values, positionals } = parsed(args)
  if (values.help) return { help: true } as const
  const { merchant, token = tokenAround || undefined, language, json } = values
  const [command, address, ...others] = positionals
  if (command !== 'verify') throw new WrongUse(command ? 'The only command is verify' : 'Say what to do: verify')
  if (address === undefined) throw new WrongUse('Say where the backend answers, such as https://api.site.example')
  if (others.length) throw new WrongUse('One address at a time')
  if (!merchant) throw new WrongUse('Say which merchant: --merchant CODE')
  const headers = Object.fromEntries(values.header.map(headerOf))
  if (!travels(merchant)) throw new WrongUse('--merchant holds what cannot travel in a header')
  if (token !== undefined && (!token || !travels(token)))
    throw new WrongUse('--token is empty or holds what cannot travel in a header')
  if (!language.trim() || language.length > LONGEST_LANGUAGE)
    throw new WrongUse(`--language is empty or longer than ${LONGEST_LANGUAGE} characters: name one of the backend, such as EN`)
  return { help: false, json, asking: { baseUrl: baseUrlOf(address), merchant, token, language, headers } } as const
}

function baseUrlOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
    throw new WrongUse('The address must begin with https:// or http://')
  if (url.username || url.password || url.search || url.hash)
    throw new WrongUse('The address must have no user, no question mark and no #')
  return url.href.replace(/\/+$/, '')
}

function headerOf(text: string): [string, string] {
  const [, name, sent] = /^([\w-]+)=([\w-]+)$/.exec(text) ?? []
  if (!name || !sent)
    throw new WrongUse('--header names a header of the contract and what the backend calls it: Merchant=X-Merchant')
  return [name, sent]
}

function travels(value: string): boolean {
  try {
    return new Headers({ value }).get('value') === value
  } catch {
    return false
  }
}
