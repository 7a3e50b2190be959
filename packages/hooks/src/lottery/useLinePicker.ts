import { useEffect, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Message } from '../core/message.ts'
import { useMemberQuery } from '../core/session/useMemberQuery.ts'
import { useLobby } from '../core/useLobby.ts'
import { DIGITS_LOOK } from '../form/numberLook.rules.ts'
import { type AmountInput, useAmounts } from '../form/useAmounts.ts'
import { type FieldProps, useFields } from '../form/useFields.ts'
import { useRecheck } from '../form/useFormRules.ts'
import type { PlayType } from '../games/launch/launchInput.rules.ts'
import { quickAmounts } from '../money/amount.rules.ts'
import { fromHundredths } from '../money/hundredths.rules.ts'
import { balanceQueryOptions } from '../money/money.queries.ts'
import { wholeHundredths } from '../money/spendable.rules.ts'
import { useMoneyText } from '../money/useMoneyText.ts'
import {
  acceptMultiple,
  draftProblem,
  LINES_MOST,
  lineOf,
  lineStake,
  multipleProblem,
  type SlipLine,
  shortage,
  stakeProblem,
  stakesProblem,
} from './line.rules.ts'
import {
  countBets,
  emptySelection,
  hasRowPicks,
  highestTimes,
  methodsFor,
  type PlayMethod,
  paysEachHit,
  pickLabel,
  pickRow,
  pickTimes,
  quickPick,
  type RowPick,
  type Selection,
  togglePick,
} from './plays.rules.ts'
import { useSlip } from './useSlip.ts'

/** A number, or a side of a sum, to pick. */
export interface ShownPick {
  /** The value to be given to `pick`. */
  number: string
  /** What it is called. */
  label: Message
  /** What it pays, in times the stake, where each pick has odds of its own. */
  times: number | undefined
  /** Whether it is picked now. */
  isPicked: boolean
}

/** A row of numbers to pick from. */
export interface ShownRow {
  /** Its name in the language of the site; none where there is one row only. */
  label: string | undefined
  /** What can be picked in the row. */
  picks: readonly ShownPick[]
  /** Whether a whole row may be picked by one tap. */
  hasRowPicks: boolean
}

/** Picking the numbers of one line of a bet slip, and its stake. */
export interface LinePickerResult {
  /** The ways to bet, each with its name. */
  methods: readonly {
    /** Code of the way to bet, to be given to `chooseMethod`. */
    code: string
    /** Its name. */
    name: string
  }[]
  /** The chosen one; undefined while none is on offer. */
  method: Pick<PlayMethod, 'code' | 'name' | 'hint'> | undefined
  /** Chooses a way to bet, by its code. */
  chooseMethod: (code: string) => void
  /** The rows of numbers to pick from. */
  rows: readonly ShownRow[]
  /** Picks a number of a row, or takes it back. */
  pick: (row: number, number: string) => void
  /** Picks several numbers of a row at once, such as all odd ones. */
  pickRow: (row: number, wanted: RowPick) => void
  /** Takes all picks back. */
  clear: () => void
  /** Bets that the numbers make. */
  count: number
  /** The most that a bet of them pays, in times its stake; for each hit where `paysEachHit`. */
  times: number
  /** Whether a bet is paid for each number of the draw that it hits. */
  paysEachHit: boolean
  /** The stake of one bet. */
  stake: AmountInput
  /** Props of the input: spread them. */
  multiple: FieldProps
  /** What is wrong with the multiple, said while one types; that it is missing is said once the line is added. */
  multipleProblem: Message | undefined
  /** What the line costs on one draw, in words. */
  amount: string
  /** Why it makes no line, or cannot be put on the slip, unless the stake says it. */
  problem: Message | undefined
  /** Why quick picks put nothing on the slip, whatever numbers come, unless the stake says it. */
  quickProblem: Message | undefined
  /** Says that the line costs more than is in the wallet; it may stand on the slip, but it cannot be ordered yet. */
  shortage: Message | undefined
  /**
   * What to say now of these, unless the multiple says it: before any number is picked, why quick picks would put nothing on the slip.
   */
  said: Message | undefined
  /** Puts the line on the slip and begins anew; says whether it did. A wrong stake or multiple gets the focus; what is picked stays. */
  add: () => boolean
  /** Numbers of lines that one tap puts on the slip by chance, each to be given to `addQuickPicks`. */
  quickPicks: readonly number[]
  /** Puts so many lines of one bet on the slip by chance, or as many as it still takes. */
  addQuickPicks: (lines: number) => void
}

/** Stakes to choose by one tap, in units of the currency (assumed). */
const STAKES = [1, 5, 10, 50, 100]
/** Lines by chance to choose by one tap (assumed). */
const QUICK_PICKS = [1, 5]
const FIELDS = { stake: '1', multiple: '1' } as const
const NAMES = ['stake', 'multiple'] as const
const look = (name: keyof typeof FIELDS) => (name === 'stake' ? {} : DIGITS_LOOK)
const NONE: readonly PlayMethod[] = []

/** Picks the numbers of a line, counts its bets and puts it on the slip of its game and way to play. */
export function useLinePicker(
  table: { code: string; methods: readonly PlayMethod[] } | undefined,
  playType: PlayType,
): LinePickerResult {
  const lobby = useLobby()
  const show = useMoneyText()
  const methods = methodsFor(table?.methods ?? NONE, playType)
  const slip = useSlip(table?.code ?? '', playType)
  const { lines, next } = useSnapshot(slip)
  const method = methods.find(({ code }) => code === next.method) ?? methods[0]
  const selection: Selection | undefined = method && (next.selection ?? emptySelection(method))
  const stakeWrong = (text: string) => method && stakeProblem(method, text, show)
  const { values, problems, field, setValue, validateAll, revalidate } = useFields<keyof typeof FIELDS>({
    initial: { ...FIELDS, ...slip.next.texts },
    check: (name, { stake, multiple }) => (name === 'stake' ? stakeWrong(stake) : multipleProblem(multiple)),
    look,
    accept: (name, text) => (name === 'stake' ? text : acceptMultiple(text)),
  })
  const amount = useAmounts()
  // What is typed is the slip's, too: that of another game, or of another member, has its own.
  const typedFor = useRef(slip)
  useEffect(() => {
    if (typedFor.current === slip) {
      slip.next.texts = values
      return
    }
    typedFor.current = slip
    for (const name of NAMES) setValue(name, slip.next.texts[name] ?? FIELDS[name])
  }, [slip, values, setValue])
  // Each way to bet has its own limits.
  useRecheck(method, revalidate)
  /** What is picked by now: several picks may come before the next drawing. */
  const picked = (): Selection => slip.next.selection ?? (method ? emptySelection(method) : [])
  const draft = { selection: selection ?? [], ...values }
  const { data: wallet } = useMemberQuery(balanceQueryOptions, undefined)
  const cost = method ? lineStake(lineOf(method, draft, 0)) : 0
  const isFull = lines.length >= LINES_MOST
  const full: Message | undefined = isFull ? { id: 'slip_full', values: { count: LINES_MOST } } : undefined
  const select = (selection: Selection) => {
    if (method) slip.next = { ...slip.next, method: method.code, selection }
  }
  /** Whether stake and multiple are right; else the first one in error has the focus. */
  const isStaked = () => {
    if (!stakeWrong(values.stake) && !multipleProblem(values.multiple)) return true
    void validateAll(NAMES)
    return false
  }
  const put = (make: readonly ((id: number) => SlipLine)[]) => {
    const taken = make.slice(0, LINES_MOST - slip.lines.length)
    for (const each of taken) {
      slip.lastId += 1
      slip.lines.push(each(slip.lastId))
    }
    return taken.length
  }
  const count = method && selection ? countBets(method, selection) : 0
  const problem = method && (full ?? draftProblem(method, draft, show))
  const quickProblem = method && (full ?? stakesProblem(method, draft, show))
  const multipleWrong = values.multiple === '' ? problems.multiple : multipleProblem(values.multiple)
  const isSaid = (wrong: Message | undefined) =>
    multipleWrong !== undefined && wrong && 'id' in wrong && wrong.id === 'slip_multiple'
  const wrongNow = count > 0 ? problem : quickProblem
  const short = shortage(cost, wallet && wholeHundredths(wallet.sumBalance), show)
  return {
    methods: methods.map(({ code: each, name }) => ({ code: each, name })),
    method,
    chooseMethod(code) {
      if (code !== method?.code) slip.next = { ...slip.next, method: code, selection: undefined }
    },
    rows: (method?.rows ?? []).map(({ label, numbers }, row) => ({
      label,
      picks: numbers.map((number) => ({
        number,
        label: pickLabel(number),
        times: method && pickTimes(method, number),
        isPicked: selection?.[row]?.includes(number) ?? false,
      })),
      hasRowPicks: hasRowPicks(numbers),
    })),
    pick: (row, number) => method && select(togglePick(method, picked(), row, number)),
    pickRow: (row, wanted) => method && select(pickRow(method, picked(), row, wanted)),
    clear: () => method && select(emptySelection(method)),
    count,
    times: method && selection ? highestTimes(method, selection) : 0,
    paysEachHit: method !== undefined && paysEachHit(method),
    stake: amount(field('stake'), {
      found: problems.stake,
      check: stakeWrong,
      quick: quickAmounts(STAKES, { min: method?.minStake, max: method?.maxStake }),
    }),
    multiple: { ...field('multiple'), 'aria-invalid': multipleWrong !== undefined },
    multipleProblem: multipleWrong,
    amount: show(fromHundredths(cost)),
    problem,
    quickProblem,
    shortage: short,
    said: (isSaid(wrongNow) ? undefined : wrongNow) ?? short,
    add() {
      const line = { ...draft, selection: picked() }
      if (!method || countBets(method, line.selection) === 0 || !isStaked() || draftProblem(method, line, show)) return false
      if (put([(id) => lineOf(method, line, id)]) === 0) return false
      select(emptySelection(method))
      return true
    },
    quickPicks: QUICK_PICKS,
    addQuickPicks(lines) {
      if (!method || !isStaked()) return
      const chosen = Array.from({ length: lines }, () => ({ ...draft, selection: quickPick(method, lobby.ports.random) }))
      const good = chosen.filter((each) => draftProblem(method, each, show) === undefined)
      put(good.map((each) => (id: number) => lineOf(method, each, id)))
    },
  }
}
