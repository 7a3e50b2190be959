import { kycQueryOptions, limitsQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const kyc = ({ language }: ReadPlace) => [read(kycQueryOptions, { language })]

export const limits = () => [read(limitsQueryOptions, undefined)]
