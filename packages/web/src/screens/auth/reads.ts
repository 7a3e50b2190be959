import { countriesQueryOptions, formRulesQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const login = ({ language }: ReadPlace) => [
  read(formRulesQueryOptions, { language }),
  read(countriesQueryOptions, { language }),
]
