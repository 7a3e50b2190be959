import { SESSION_ENDED_CODES } from '../options.ts'
import type { Entry } from './verify.ts'

const OUTCOMES = ['ok', 'differs', 'refused', 'not asked'] as const

interface Summary {
  outcomes: Record<Entry['outcome'], number>
  /** Of what the contract assumes of the calls that were asked. */
  assumed: { confirmed: number; refuted: number; unseen: number }
}

export function summaryOf(entries: readonly Entry[]): Summary {
  const count = (outcome: Entry['outcome']) => entries.filter((entry) => entry.outcome === outcome).length
  const sum = (kind: keyof Entry['assumed']) => entries.reduce((total, { assumed }) => total + assumed[kind].length, 0)
  return {
    outcomes: { ok: count('ok'), differs: count('differs'), refused: count('refused'), 'not asked': count('not asked') },
    assumed: { confirmed: sum('confirmed'), refuted: sum('refuted'), unseen: sum('unseen') },
  }
}

const ENDED: ReadonlySet<string | undefined> = new Set(SESSION_ENDED_CODES)

/** Why a run says nothing of the backend, although nothing differs; undefined where it says something. */
export function whyNothingIsVerified(entries: readonly Entry[], hasToken: boolean): string | undefined {
  const ended = entries.find(({ outcome, status, code }) => outcome === 'refused' && (status === 401 || ENDED.has(code)))
  if (hasToken && ended) return `The token is refused (${ended.code ?? ended.status}): nothing of a member was verified`
  const { ok, differs } = summaryOf(entries).outcomes
  if (ok || differs) return undefined
  const code = entries.find((entry) => entry.code !== undefined)?.code
  return `No read was answered${code ? ` (${code})` : ''}: nothing was verified. Is the merchant right?`
}

/** A line for each read with its details below it, and a line for all. */
export function asText(entries: readonly Entry[]): string {
  const { outcomes, assumed } = summaryOf(entries)
  const counts = OUTCOMES.map((outcome) => `${outcomes[outcome]} ${outcome}`).join(', ')
  return [
    ...entries.flatMap(linesOf),
    '',
    `${entries.length} reads: ${counts}.`,
    `Of what the contract assumes ${assumed.confirmed} confirmed, ${assumed.refuted} refuted, ${assumed.unseen} not seen.`,
  ].join('\n')
}

function linesOf({ operation, path, outcome, reason, status, code, differences, assumed }: Entry): string[] {
  const why = outcome === 'refused' ? `: ${status} ${code ?? 'without a code'}` : reason ? `: ${reason}` : ''
  const count = assumed.confirmed.length
  const confirmed = count ? `, ${count} assumed ${count === 1 ? 'part' : 'parts'} confirmed` : ''
  return [
    `${outcome.padEnd(9)}  ${operation} GET ${path}${why}${confirmed}`,
    ...differences.map(({ first, expected, came, times }) => {
      const often = times > 1 ? `, and ${times - 1} more like it` : ''
      return `    ${first}: expected ${expected}, came ${came}${often}`
    }),
    ...assumed.refuted.map((place) => `    assumed and refuted: ${place}`),
  ]
}

/** The same for machines. */
export const asJson = (backend: string, entries: readonly Entry[]): string =>
  JSON.stringify({ backend, summary: summaryOf(entries), operations: entries }, null, 2)
