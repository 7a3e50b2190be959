import { useCallback, useState } from 'react'
import { useLobby } from '../../core/useLobby.ts'
import { keptChoice } from '../../form/drafts.ts'
import { useCountries } from '../useCountries.ts'
import { AGREED_AT_FIRST, REGISTER_DRAFT, type RegisterMethod, registerMethods } from './register.rules.ts'

/** What a guest chooses in the registration form beside its fields: the way to register, the dialling code and the agreement. */
export function useRegisterChoices(has: (flag: string) => boolean) {
  const lobby = useLobby()
  const kept = (name: string) => keptChoice(lobby, REGISTER_DRAFT, name)
  const methods = registerMethods(has)
  const [wanted, setMethod] = useState(() => kept('method'))
  const method: RegisterMethod = methods.find((each) => each === wanted) ?? methods[0]
  const [agree, setAgree] = useState(() => (kept('agree') ?? String(AGREED_AT_FIRST)) === 'true')
  const { chosen: ownCode, ...countries } = useCountries(kept('dialingCode'))
  return {
    ...countries,
    methods,
    method,
    setMethod: useCallback((next: RegisterMethod) => setMethod(next), []),
    agree,
    setAgree,
    /** What of it is kept with what is typed. */
    chosen: {
      agree: String(agree),
      ...(wanted !== undefined && { method: wanted }),
      ...(ownCode !== undefined && { dialingCode: ownCode }),
    },
  }
}
