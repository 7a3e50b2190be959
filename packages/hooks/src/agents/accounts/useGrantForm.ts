import { isApiError } from '@lobbykit/sdk'
import { type FailureTexts, failureMessage } from '../../core/failure.rules.ts'
import { MEMBER_KEYS } from '../../core/keys.ts'
import type { Message } from '../../core/message.ts'
import { useOwner } from '../../core/session/useOwned.ts'
import { useAttempt } from '../../core/useAttempt.ts'
import { useLobby } from '../../core/useLobby.ts'
import type { ReadState } from '../../core/useLobbyQuery.ts'
import { checkByRule } from '../../form/checkByRule.ts'
import { useKeptFields } from '../../form/drafts.ts'
import type { InputLook } from '../../form/field.rules.ts'
import { acceptTyped } from '../../form/field.rules.ts'
import type { FormResult } from '../../form/formResult.ts'
import type { FieldProps } from '../../form/useFields.ts'
import { useFormRules, useRecheck } from '../../form/useFormRules.ts'
import { useSubmit } from '../../form/useSubmit.ts'
import { categoryLabel } from '../../games/catalog/vendors.rules.ts'
import { acceptRate, DECIMAL_LOOK } from '../../money/amount.rules.ts'
import { AGENT_TEXTS } from '../refusals.rules.ts'
import { useAgentTexts } from '../useAgentTexts.ts'
import { type Rates, rateProblem, ratesOfTexts } from './rates.rules.ts'

/** A category in a form that grants rates. */
export interface RateField {
  /** Code of the category of games. */
  gameType: string
  /** Name of the category. */
  label: Message
  /** Props of the input: spread them. */
  field: FieldProps
  /** What is wrong with the typed rate; undefined for nothing. */
  problem: Message | undefined
  /** The most that may be granted, in words. */
  most: string
}

/** A form that grants rates. */
export interface GrantFormResult extends Pick<FormResult<string>, 'submit' | 'status' | 'refusal'> {
  /** The rates that may be granted, and those there are: a form that is submitted before they are known is `pending`. */
  load: ReadState
  /** One field for each category; none before the agent's own rates are known (AGENT-07). */
  rates: readonly RateField[]
}

/** Fields of a new account: its name and its password. */
export type AccountField = 'username' | 'password'
/** The account fields of a form that opens no account. */
export const NO_ACCOUNT: readonly AccountField[] = []
const RULED = {
  username: { rule: 'username', fallback: 'account_format', required: true },
  password: { rule: 'password', fallback: 'password_format', required: true },
} as const
const SECRET: readonly AccountField[] = ['password']
const isAccountField = (name: string): name is AccountField => name in RULED

interface Options {
  /** The name under which what is typed outlives the form. */
  form: string
  /** What is chosen beside the rates; it is kept with them. */
  chosen?: Readonly<Record<string, string>>
  /** Fields of an account that is opened; none where there is one already. */
  account: readonly AccountField[]
  /** What says them: nothing is sent before it is ready. */
  load: ReadState
  /** The rates that may be granted at most, and those the form begins with. */
  most: Rates | undefined
  initial: Rates | undefined
  /** Resolves with whether it is done. */
  send: (rates: Record<string, number>, values: Readonly<Record<string, string>>) => Promise<boolean>
}

/** The field that a refusal names. */
function refusedField(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  if (error.code === 'member.exists') return 'username'
  const { value } = error
  if (typeof value !== 'object' || value === null) return undefined
  if (error.code === 'downline.rate.limits' && 'gameType' in value) return String(value.gameType)
  return error.code === 'register.field.invalid' && 'field' in value ? String(value.field) : undefined
}

/** An account that is opened may be taken already. */
const TEXTS: FailureTexts = { ...AGENT_TEXTS, 'member.exists': 'member_exists' }

/** A form that grants rates, with or without an account to open (AGENT-07). */
export function useGrantForm({ form, chosen, account, load, most, initial, send }: Options): GrantFormResult & {
  accountField: (name: AccountField) => { field: FieldProps; problem: Message | undefined }
  clear: () => void
  /** What is typed is not kept any longer. */
  forget: () => void
} {
  const lobby = useLobby()
  const owner = useOwner()
  const texts = useAgentTexts()
  const { rules } = useFormRules()
  const shared = useAttempt(TEXTS, form)
  const { send: sending, status, refusal } = shared
  const categories = Object.keys(most ?? {})
  const names = [...account, ...categories]
  const check = (name: string, { [name]: text = '' }: Record<string, string>) =>
    isAccountField(name) ? checkByRule(lobby, rules, RULED[name], text) : rateProblem(text, most?.[name] ?? 0, texts.percent)
  const fields = useKeptFields<string>({
    form,
    of: JSON.stringify([owner, form]),
    secret: SECRET,
    chosen,
    initial: Object.fromEntries(names.map((name) => [name, isAccountField(name) ? '' : String(initial?.[name] ?? 0)])),
    check,
    accept: acceptGrant,
    look,
  })
  const { problems, field, mark, focus, setValue, validateAll, revalidate, forget } = fields
  useRecheck(rules, revalidate)
  const grant = async (checked: Readonly<Record<string, string>>) => {
    try {
      if (await send(ratesOfTexts(checked, categories), checked)) forget()
    } catch (error) {
      const name = refusedField(error)
      if (name === undefined || !names.includes(name)) throw error
      mark(name, failureMessage(error, TEXTS))
      focus(name)
    } finally {
      // A change of rates books the rebate that has gathered. A call whose answer was lost may have changed them, too,
      // so the data is asked for anew in any case.
      void lobby.queryClient.invalidateQueries({ queryKey: MEMBER_KEYS })
    }
  }
  const submit = useSubmit(shared, load, async () => {
    const checked = await validateAll(names)
    if (checked) await sending(() => grant(checked))
  })
  return {
    rates: categories.map((gameType) => ({
      gameType,
      label: categoryLabel(gameType),
      field: field(gameType),
      problem: problems[gameType],
      most: texts.percent(most?.[gameType] ?? 0),
    })),
    accountField: (name) => ({ field: field(name), problem: problems[name] }),
    forget,
    clear: () => {
      for (const name of account) setValue(name, '')
    },
    load,
    submit,
    status,
    refusal,
  }
}

/** Name and password are those of somebody else: nothing of the agent's own is filled in. */
const LOOKS: Readonly<Record<AccountField, InputLook>> = {
  username: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  password: { type: 'password', autoComplete: 'new-password' },
}
const look = (name: string) => (isAccountField(name) ? LOOKS[name] : DECIMAL_LOOK)

/**
 * Spaces are left out. Every other character stays, so that the member sees what is wrong. Name and password are as long as
 * they may be at a login.
 */
function acceptGrant(name: string, text: string): string {
  if (!isAccountField(name)) return acceptRate(text)
  return acceptTyped(name, text.normalize('NFKC').replace(/\s/gu, ''))
}
