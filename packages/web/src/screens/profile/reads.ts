import { kycQueryOptions, limitsQueryOptions, read, securityConfigQueryOptions } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const securityCenter = () => [read(securityConfigQueryOptions, undefined)]

export const kyc = ({ language }: ReadPlace) => [read(kycQueryOptions, { language })]

export const limits = () => [read(limitsQueryOptions, undefined)]
