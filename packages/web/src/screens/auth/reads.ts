import {
  countriesQueryOptions,
  customerServiceQueryOptions,
  formRulesQueryOptions,
  read,
  registerAnnouncementsQueryOptions,
  registerSettingQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const login = ({ language }: ReadPlace) => [
  read(formRulesQueryOptions, { language }),
  read(countriesQueryOptions, { language }),
]

export const register = (place: ReadPlace) => [
  ...login(place),
  read(registerSettingQueryOptions, undefined),
  read(registerAnnouncementsQueryOptions, place),
]

export const service = () => [read(customerServiceQueryOptions, undefined)]
