import type { WpsSchemas } from '@lobbykit/sdk'
import { useState } from 'react'
import { useLanguage } from '../core/language/useLanguage.ts'
import { type ReadState, useLobbyQuery } from '../core/useLobbyQuery.ts'
import { useSettings } from '../site/startup/useStartup.ts'
import { countriesQueryOptions } from './auth.queries.ts'

/** Dialling code of the product's home market, until the countries are loaded (assumed). */
const HOME_DIALING_CODE = '63'

/** The dialling codes of a form with a mobile number. */
export interface CountriesResult {
  /** The countries on offer, the site's own first; none until they are loaded. */
  countries: readonly WpsSchemas['Country'][]
  /** How the list of countries stands; without it the form works with the code of the home market. */
  countriesLoad: ReadState
  /** The chosen code, digits only; the visitor's own country unless the player chose (REG-03). */
  dialingCode: string
  /** Chooses a dialling code, digits only. */
  setDialingCode: (dialingCode: string) => void
}

const NONE: readonly WpsSchemas['Country'][] = []

/** The dialling codes on offer and the chosen one: what the player chose, else the visitor's own country (REG-03). */
export function useCountries(remembered: string | undefined): CountriesResult & {
  /** What the player chose, also on an earlier visit; undefined for nothing: the code of the visitor's own country is no choice, it may change as the countries come. */
  chosen: string | undefined
} {
  const { code: language } = useLanguage()
  const { location } = useSettings()
  const { data: countries = NONE, status, retry, refusal } = useLobbyQuery(countriesQueryOptions, { language })
  const [chosen, setDialingCode] = useState(remembered)
  // What an earlier visit chose may be offered no more; without the list nobody knows.
  const shown =
    countries.find((country) => country.dialingCode === chosen) ??
    countries.find((country) => country.code === location) ??
    countries[0]
  return {
    countries,
    countriesLoad: { status, retry, refusal },
    dialingCode: shown?.dialingCode ?? chosen ?? HOME_DIALING_CODE,
    setDialingCode,
    chosen,
  }
}
