import { kycQueryOptions, read, securityConfigQueryOptions } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const securityCenter = () => [read(securityConfigQueryOptions, undefined)]

export const kyc = ({ language }: ReadPlace) => [read(kycQueryOptions, { language })]
