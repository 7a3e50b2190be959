import { customerServiceQueryOptions, helpQueryOptions, read } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const service = () => [read(customerServiceQueryOptions, undefined)]

export const help = ({ language }: ReadPlace) => [read(helpQueryOptions, { language })]
