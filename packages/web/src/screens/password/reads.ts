import { countriesQueryOptions, formRulesQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const forgotPassword = ({ language }: ReadPlace) => [
  read(formRulesQueryOptions, { language }),
  read(countriesQueryOptions, { language }),
]

export const changePassword = ({ language }: ReadPlace) => [read(formRulesQueryOptions, { language })]
