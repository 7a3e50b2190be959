import { countriesQueryOptions, formRulesQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const login = ({ language }: ReadPlace) => [
  read(formRulesQueryOptions, { language }),
  read(countriesQueryOptions, { language }),
]
