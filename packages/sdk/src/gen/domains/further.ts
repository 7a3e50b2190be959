// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/system/whitelabel': {
      id: 'getWhitelabel',
    },
    'GET /wps/system/domainRoute': {
      id: 'getDomainRoute',
    },
    'GET /wps/system/template': {
      id: 'getTemplate',
    },
    'GET /wps/announcement/popular': {
      id: 'listPopular',
      merchantQuery: 'merchantCode',
    },
    'GET /wps/announcement/mobileNotice': {
      id: 'listMobileNotices',
      merchantQuery: 'merchantCode',
    },
    'GET /wps/announcement/popup': {
      id: 'listPopups',
      merchantQuery: 'merchantCode',
    },
    'GET /wps/game/types/vassalage': {
      id: 'listGameTypesByVassalage',
      module: 'COMM3',
      merchantQuery: 'merchant_code',
    },
    'GET /wps/game/vassalages': {
      id: 'listVassalages',
      merchantQuery: 'merchant_code',
      cache: 'vassalages',
    },
  },
  guards: {
    schemas: {
      Whitelabel: {
        flags: ['*', 'b'],
        'promotions?': ['*', 'b'],
        'menus?': ['*', 'b'],
      },
      MobileTemplate: {
        'mem_cen?': ['*', 'b'],
        'dep_func?': ['*', 'b'],
        'app_background?': 's',
        'app_desc?': 's',
        'app_desc_font_color?': 's',
      },
      Announcement: {
        id: 'i',
        title: 's',
        'content?': 's',
        'imageUrl?': 's',
        'link?': 's',
        'category?': 's',
        'canJoin?': 'b',
        'publishedAt?': 'i',
      },
      GameType: {
        gameType: 's',
        vassalage: 's',
        'displayName?': 's',
        'iconUrl?': 's',
        'gameCount?': 'i',
        'gameClassify?': ['s'],
      },
    },
    values: {
      getWhitelabel: '@Whitelabel',
      getDomainRoute: ['s'],
      getTemplate: '@MobileTemplate',
      listPopular: ['@Announcement', 'id'],
      listMobileNotices: ['@Announcement', 'id'],
      listPopups: ['@Announcement', 'id'],
      listGameTypesByVassalage: ['@GameType', 'gameType', 'vassalage'],
      listVassalages: [
        {
          vassalage: 's',
          'displayName?': 's',
          'iconUrl?': 's',
        },
      ],
    },
  },
}
