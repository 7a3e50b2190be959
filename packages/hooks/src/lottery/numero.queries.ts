import { queryOptions } from '@tanstack/react-query'
import { keepMeanwhile } from '../core/keepMeanwhile.ts'
import { publicKey } from '../core/keys.ts'
import type { Lobby } from '../core/lobby.ts'
import type { NumeroPrize } from './numero.rules.ts'

export const numeroKey = publicKey('numero')

interface NumeroAsked {
  code: string
  draws: number
  prize: NumeroPrize
  /** Number of the last draw that is known: after each draw it is asked for anew. */
  last: string
}

/** How often and when last each number of a Vietnamese lottery came. @internal */
export const numeroQueryOptions = (lobby: Lobby, { code, draws, prize, last }: NumeroAsked) => {
  const queryKey = [...numeroKey, { code, draws, prize, last }] as const
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => {
      const query = { code, draws, ...(prize === 'special' && { prize }) }
      return lobby.sdk.wps.GET('/wps/game/lottery/numero', { params: { query }, signal })
    },
    placeholderData: keepMeanwhile(queryKey, 'last'),
  })
}
