import {
  customerServiceQueryOptions,
  helpQueryOptions,
  noticesQueryOptions,
  promotionTextsQueryOptions,
  read,
} from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const notice = ({ language }: ReadPlace) => [read(noticesQueryOptions, { language })]

export const promotions = ({ language }: ReadPlace) => [read(promotionTextsQueryOptions, { language })]

export const service = () => [read(customerServiceQueryOptions, undefined)]

export const help = ({ language }: ReadPlace) => [read(helpQueryOptions, { language })]
