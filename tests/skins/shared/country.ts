import type { CountriesResult } from '@lobbykit/hooks'
import { useState } from 'react'
import { words } from './words.ts'

/** What a picker of a mobile number's country takes of a form with one, such as `useLogin` or `useRegister`. */
export interface CountryProps {
  of: CountriesResult
}

const numbered = (dialingCode: string) => `+${dialingCode}`

/** A picker that shows the chosen dialling code and opens a list of countries; which one stands there first is the hook's affair. */
export function useCountry({ countries, dialingCode, setDialingCode }: CountriesResult) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const text = numbered(dialingCode)
  return {
    isOpen,
    open: () => setOpen(true),
    close,
    text,
    /** What the closed picker is called: its text alone says little. */
    name: `${words.country} ${text}`,
    options: countries.map(({ code, name = code, dialingCode: number }) => ({
      key: code,
      text: `${name} ${numbered(number)}`,
      isChosen: number === dialingCode,
      choose() {
        setDialingCode(number)
        close()
      },
    })),
  }
}
