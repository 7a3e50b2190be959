import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLobby } from '../core/LobbyProvider.tsx'
import { useSettings } from '../startup/useStartup.ts'
import { countriesQueryOptions } from './login.queries.ts'

/** Dialling code of the product's home market, until the countries are loaded (assumed). */
const HOME_DIALING_CODE = '63'

/** The dialling codes on offer and the chosen one: what the player chose, else the visitor's own country (REG-03). */
export function useCountries(remembered: string | undefined) {
  const lobby = useLobby()
  const { language } = useSnapshot(lobby.state)
  const { location } = useSettings()
  const { data = [] } = useQuery(countriesQueryOptions(lobby, { language }))
  const [chosen, setDialingCode] = useState(remembered)
  const own = data.find((country) => country.code === location) ?? data[0]
  return { countries: data, dialingCode: chosen ?? own?.dialingCode ?? HOME_DIALING_CODE, setDialingCode }
}
