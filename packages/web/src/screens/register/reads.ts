import {
  countriesQueryOptions,
  formRulesQueryOptions,
  read,
  registerAnnouncementsQueryOptions,
  registerSettingQueryOptions,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const register = (place: ReadPlace) => [
  read(formRulesQueryOptions, place),
  read(countriesQueryOptions, place),
  read(registerSettingQueryOptions, undefined),
  read(registerAnnouncementsQueryOptions, place),
]
