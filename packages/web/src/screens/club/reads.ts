import { clubBenefitQueryOptions, memberInfoQueryOptions, read } from '@lobbykit/hooks'

/** The invitation of friends asks nothing before the settings say that there is one. */
export const vip = () => [read(clubBenefitQueryOptions, undefined), read(memberInfoQueryOptions, undefined)]
