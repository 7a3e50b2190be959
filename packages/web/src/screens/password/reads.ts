import { formRulesQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const forgotPassword = ({ language }: ReadPlace) => [read(formRulesQueryOptions, { language })]

export const changePassword = ({ language }: ReadPlace) => [read(formRulesQueryOptions, { language })]
