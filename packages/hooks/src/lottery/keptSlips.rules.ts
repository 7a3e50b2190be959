import { CHASE_DRAWS, CHASE_RAISES, type Chase } from './chase.rules.ts'
import { LINES_MOST, type SlipLine } from './line.rules.ts'
import type { Selection } from './plays.rules.ts'
import type { LineInput, Slip } from './slips.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const areTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isSelection = (value: unknown): value is Selection => Array.isArray(value) && value.every(areTexts)

const isLine = (value: unknown): value is SlipLine =>
  isRecord(value) &&
  isSelection(value.selection) &&
  [value.id, value.count, value.stake, value.multiple].every(isCount) &&
  [value.method, value.methodName, value.oddsId].every(isText)

const areLines = (value: unknown, lastId: number): value is SlipLine[] => {
  if (!Array.isArray(value) || value.length > LINES_MOST || !value.every(isLine)) return false
  const ids = value.map(({ id }) => id)
  return new Set(ids).size === ids.length && ids.every((id) => id <= lastId)
}

const isChase = (value: unknown): value is Chase =>
  isRecord(value) &&
  CHASE_DRAWS.some((draws) => draws === value.draws) &&
  CHASE_RAISES.some((raise) => raise === value.raise) &&
  typeof value.stopOnWin === 'boolean'

const isInput = (value: unknown): value is LineInput =>
  isRecord(value) &&
  isText(value.method) &&
  (value.selection === undefined || isSelection(value.selection)) &&
  isRecord(value.texts) &&
  Object.values(value.texts).every(isText)

const isSlip = (value: unknown): value is Slip =>
  isRecord(value) &&
  isText(value.key) &&
  Number.isSafeInteger(value.lastId) &&
  areLines(value.lines, Number(value.lastId)) &&
  isChase(value.chase) &&
  isInput(value.next)

/** Whether a value is what was kept of the bet slips of a tab. */
export const areSlips = (value: unknown): value is Record<string, Slip> => isRecord(value) && Object.values(value).every(isSlip)
