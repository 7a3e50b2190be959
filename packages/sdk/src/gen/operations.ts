// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Operation } from '../operation.ts'
import { guards as announcement } from './guards/announcement.ts'
import { guards as game } from './guards/game.ts'
import { guards as system } from './guards/system.ts'

export const operations: Record<string, Operation> = {
  'GET /wps/system/settings/consolidated': {
    id: 'getSettings',
    domain: 'system',
  },
  'GET /wps/system/whitelabel': {
    id: 'getWhitelabel',
    domain: 'system',
  },
  'GET /wps/system/status': {
    id: 'getStatus',
    domain: 'system',
  },
  'GET /wps/system/country': {
    id: 'listCountries',
    domain: 'system',
  },
  'GET /wps/system/setting/register': {
    id: 'getRegisterSetting',
    domain: 'system',
  },
  'GET /wps/system/domainRoute': {
    id: 'getDomainRoute',
    domain: 'system',
  },
  'GET /wps/system/registerValidation': {
    id: 'getFormRules',
    domain: 'system',
  },
  'GET /wps/system/template': {
    id: 'getTemplate',
    domain: 'system',
  },
  'GET /wps/system/customerService': {
    id: 'getCustomerService',
    domain: 'system',
  },
  'GET /wps/system/resources': {
    id: 'listResources',
    domain: 'system',
  },
  'GET /wps/system/downloads': {
    id: 'listDownloads',
    domain: 'system',
  },
  'GET /wps/announcement': {
    id: 'listAnnouncements',
    domain: 'announcement',
    token: 'optional',
    tokenQuery: 'token',
  },
  'GET /wps/announcement/banner': {
    id: 'listBanners',
    domain: 'announcement',
  },
  'GET /wps/announcement/notice': {
    id: 'listNotices',
    domain: 'announcement',
  },
  'GET /wps/announcement/popular': {
    id: 'listPopular',
    domain: 'announcement',
  },
  'GET /wps/announcement/popup': {
    id: 'listPopups',
    domain: 'announcement',
  },
  'GET /wps/announcement/promotion': {
    id: 'listPromotionAnnouncements',
    domain: 'announcement',
  },
  'GET /wps/announcement/mobileNotice': {
    id: 'listMobileNotices',
    domain: 'announcement',
  },
  'GET /wps/announcement/hotMatches': {
    id: 'listHotMatches',
    domain: 'announcement',
  },
  'GET /wps/game/vendors': {
    id: 'listVendors',
    domain: 'game',
  },
  'GET /wps/game/types': {
    id: 'listGameTypes',
    domain: 'game',
    module: 'COMM3',
  },
  'GET /wps/game/types/vassalage': {
    id: 'listGameTypesByVassalage',
    domain: 'game',
    module: 'COMM3',
  },
  'GET /wps/game/vassalages': {
    id: 'listVassalages',
    domain: 'game',
  },
  'GET /wps/game/list': {
    id: 'listGames',
    domain: 'game',
    token: 'optional',
  },
  'GET /wps/game/hot': {
    id: 'listHotGames',
    domain: 'game',
  },
  'GET /wps/game/lotteries': {
    id: 'listLotteries',
    domain: 'game',
  },
  'GET /wps/game/favourite': {
    id: 'listFavouriteIds',
    domain: 'game',
    token: 'required',
  },
  'POST /wps/game/favourite': {
    id: 'addFavourite',
    domain: 'game',
    token: 'required',
  },
  'DELETE /wps/game/favourite': {
    id: 'removeFavourite',
    domain: 'game',
    token: 'required',
  },
  'GET /wps/game/favourite/list': {
    id: 'listFavourites',
    domain: 'game',
    token: 'required',
    tokenQuery: 'token',
  },
  'GET /wps/game/recent/add': {
    id: 'addRecent',
    domain: 'game',
    token: 'required',
    effect: true,
  },
  'GET /wps/game/recent': {
    id: 'listRecents',
    domain: 'game',
    token: 'required',
  },
  'GET /wps/game/launchGame': {
    id: 'launchGame',
    domain: 'game',
    token: 'optional',
    effect: true,
  },
  'GET /wps/game/winners': {
    id: 'listWinners',
    domain: 'game',
  },
}

export const otherOperations = () => import('./otherOperations.ts')

export const eagerGuards = { announcement, game, system }

export const lazyGuards = {
  lottery: () => import('./guards/lottery.ts'),
  member: () => import('./guards/member.ts'),
  session: () => import('./guards/session.ts'),
  verification: () => import('./guards/verification.ts'),
}
