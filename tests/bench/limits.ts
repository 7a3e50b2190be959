import type { Floor } from './floor.ts'
import type { Cost } from './visit.ts'

/** What was measured of one address in one turn with the static page. */
export interface Turn extends Cost {
  readonly floor: Floor
}

/** One figure of an address: how it comes from a turn, and what it may be. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly of: (turn: Turn) => number
  readonly limit: number
  /** For the address of home, where it differs. */
  readonly homeLimit?: number
  readonly digits: number
}

/** The columns of the table. A figure that an address does not have is no number, and holds. */
export const FIGURES: readonly Figure[] = [
  { name: 'first paint', unit: '×', of: ({ firstPaint, floor }) => firstPaint / floor.firstPaint, limit: 1.15, digits: 2 },
  { name: 'own heading', unit: '×', of: ({ heading, floor }) => heading / floor.picture, limit: 1.4, digits: 2 },
  { name: 'input kept', unit: '×', of: ({ input, floor }) => input / floor.picture, limit: 2, digits: 2 },
  { name: 'game pictures', unit: '×', of: ({ pictures, floor }) => pictures / floor.picture, limit: 2.8, digits: 2 },
  { name: 'shift', unit: '', of: ({ shift }) => shift, limit: 0.01, digits: 3 },
  { name: 'blocking', unit: 'ms', of: ({ blocking }) => blocking, limit: 50, digits: 0 },
  { name: 'trips', unit: '', of: ({ trips }) => trips, limit: 3, digits: 0 },
  { name: 'scripts', unit: 'KB', of: ({ scriptsKb }) => scriptsKb, limit: 125, homeLimit: 100, digits: 1 },
  { name: 'ahead', unit: 'KB', of: ({ aheadKb }) => aheadKb, limit: Number.POSITIVE_INFINITY, digits: 0 },
  { name: 'style files', unit: '', of: ({ styleFiles }) => styleFiles, limit: 0, digits: 0 },
  { name: 'second visit', unit: '×', of: ({ warm }) => warm, limit: 0.5, digits: 2 },
]

/** The middle of several values. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** One figure over all turns of an address. */
export const figureOf = ({ of }: Figure, turns: readonly Turn[]): number => median(turns.map(of))

/** Whether a figure is within its limit; one that is not there is. */
export const holds = (value: number, limit: number): boolean => Number.isNaN(value) || value <= limit

/** A figure as text, bold where it is over its limit. */
export function shown(value: number, { unit, digits }: Pick<Figure, 'unit' | 'digits'>, limit: number): string {
  if (Number.isNaN(value)) return '–'
  const text = Number.isFinite(value) ? `${value.toFixed(digits)}${unit ? ` ${unit}` : ''}` : 'never'
  return holds(value, limit) ? text : `**${text}**`
}

/** A table in Markdown; all columns but the first are numbers. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column ? '---:' : '---'))), ...rows.map(line)].join('\n')
}
