import type { WpsSchemas } from '@lobbykit/sdk'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { type Deadline, timesOf } from '../../core/clock/deadline.rules.ts'
import { deadlineAt } from '../../core/clock/deadlineAt.rules.ts'
import { memberKey } from '../../core/keys.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'

export const redRainKey = memberKey('redRain')

type RedRain = WpsSchemas['RedRain']

/** The round of now and the next one, as {@link redRainQueryOptions} has them. */
export interface RainNow extends RedRain {
  /** When the round of now ends by the clock of the backend; undefined while there is none. */
  ends: Deadline | undefined
  /** When the next one begins by the clock of the backend. */
  begins: Deadline
}

/** The round of now and the next one, with when the one ends and the other begins by the clock of the backend (AGENT-07). */
export const redRainQueryOptions = (lobby: Lobby) =>
  queryOptions({
    queryKey: redRainKey,
    staleTime: staleAtOnce,
    queryFn: async ({ signal }): Promise<RainNow> => {
      const { clock } = lobby.ports
      const asked = timesOf(clock)
      const rain = await lobby.sdk.wps.GET('/wps/agent/redRain', { signal })
      const at = (endsAt: number) => deadlineAt({ endsAt, serverTime: rain.serverTime }, asked)
      return { ...rain, ends: rain.round && at(rain.round.endsAt), begins: at(rain.next.startsAt) }
    },
  })

/** Opens an envelope, at most once a key (BAL-05). Never repeated by itself. */
export const openEnvelopeMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['openEnvelope'],
    mutationFn: ({ intention, ...body }: WpsSchemas['EnvelopePick'] & Once) =>
      lobby.sdk.wps.POST('/wps/agent/redRain/open', { body, intention }),
  })
