import type { WpsSchemas } from '@lobbykit/sdk'
import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { memberKey } from '../../core/keys.ts'
import { nextPage } from '../../core/list.rules.ts'
import type { Lobby } from '../../core/lobby.ts'
import { staleAtOnce } from '../../core/read.ts'
import type { Once } from '../../money/once/intention.rules.ts'
import { getContracts } from '../../money/once/teamReads.queries.ts'
import type { ContractKind } from './contractKinds.rules.ts'

export const contractsKey = memberKey('contracts')
export const contractPaymentsKey = memberKey('contractPayments')
/** Periods of a page (assumed). */
const PAGE_SIZE = 20

interface OfKind {
  kind: ContractKind
}

/** The contracts of a kind with the upline and with agents right below, and what is due of them (AGENT-07). */
export const contractsQueryOptions = (lobby: Lobby, { kind }: OfKind) =>
  queryOptions({
    queryKey: [...contractsKey, { kind }],
    staleTime: staleAtOnce,
    queryFn: ({ signal }) => getContracts(lobby.sdk, kind, { signal }),
  })

/** What contracts of a kind bring by period, the newest first (AGENT-07). @internal */
export const contractPaymentsInfiniteQueryOptions = (lobby: Lobby, { kind }: OfKind) =>
  infiniteQueryOptions({
    queryKey: [...contractPaymentsKey, { kind }, 'infinite'],
    staleTime: staleAtOnce,
    queryFn: ({ pageParam: pageNo, signal }) =>
      lobby.sdk.wps.GET('/wps/relay/agent/contract/payments', {
        params: { query: { kind, pageNo, pageSize: PAGE_SIZE } },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })

/** Accepts or refuses an offer, at most once a key (BAL-05). Never repeated by itself. */
export const answerContractMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['answerContract'],
    mutationFn: ({ intention, ...body }: WpsSchemas['ContractAnswer'] & Once) =>
      lobby.sdk.wps.POST('/wps/relay/agent/contract/answer', { body, intention }),
  })

/** Offers a contract to an agent right below, at most once a key (BAL-05). Never repeated by itself. */
export const offerContractMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['offerContract'],
    mutationFn: ({ intention, ...body }: WpsSchemas['ContractOffer'] & Once) =>
      lobby.sdk.wps.POST('/wps/relay/agent/contract/offer', { body, intention }),
  })

/** Takes back an offer that is not answered yet, at most once a key (BAL-05). Never repeated by itself. */
export const takeBackContractMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['takeBackContract'],
    mutationFn: ({ intention, ...body }: WpsSchemas['ContractNumber'] & Once) =>
      lobby.sdk.wps.POST('/wps/relay/agent/contract/takeBack', { body, intention }),
  })

/** Ends a contract with the period that runs, at most once a key (BAL-05). Never repeated by itself. */
export const endContractMutationOptions = (lobby: Lobby) =>
  mutationOptions({
    mutationKey: ['endContract'],
    mutationFn: ({ intention, ...body }: WpsSchemas['ContractNumber'] & Once) =>
      lobby.sdk.wps.POST('/wps/relay/agent/contract/end', { body, intention }),
  })

/** Has paid what was due up to a moment (ms since 1970), at most once a key (BAL-05). Never repeated by itself. */
export const payContractMutationOptions = (lobby: Lobby, kind: ContractKind) =>
  mutationOptions({
    mutationKey: ['payContract', kind],
    mutationFn: ({ until, intention }: { until: number } & Once) => {
      const { wps } = lobby.sdk
      switch (kind) {
        case 'dailySalary':
          return wps.GET('/wps/agent/contract/dailySalary/process', { params: { query: { until } }, intention })
        case 'hourlySalary':
          return wps.POST('/wps/agent/contract/hourlySalary/process', { body: { until }, intention })
        case 'dividend':
          return wps.POST('/wps/relay/agent/contract/dividend/process', { body: { until }, intention })
        default: {
          const impossible: never = kind
          return impossible
        }
      }
    },
  })
