import { rainAccess, read, readWhere, redRainQueryOptions } from '@lobbykit/hooks'
import type { ReadPlace } from '../../../shared/reads.ts'

export const redRain = ({ language }: ReadPlace) => [readWhere(rainAccess, { language }, read(redRainQueryOptions, undefined))]
