// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/game/favourite': {
      id: 'listFavouriteIds',
      token: 'required',
    },
    'POST /wps/game/favourite': {
      id: 'addFavourite',
      token: 'required',
    },
    'DELETE /wps/game/favourite': {
      id: 'removeFavourite',
      token: 'required',
    },
    'GET /wps/member/info': {
      id: 'getMemberInfo',
      token: 'required',
      cache: 'memberInfo',
    },
    'GET /wps/member/info/icon': {
      id: 'getIcon',
      module: 'PROFPIC3',
      token: 'required',
    },
    'POST /wps/member/info/icon': {
      id: 'setIcon',
      module: 'PROFPIC3',
      token: 'required',
      form: true,
    },
    'POST /wps/member/info/nickname': {
      id: 'setNickname',
      token: 'required',
    },
    'POST /wps/member/info/email': {
      id: 'setEmail',
      token: 'required',
    },
    'POST /wps/member/info/payeename': {
      id: 'setPayeeName',
      token: 'required',
    },
    'GET /wps/wallets/balance': {
      id: 'getBalance',
      token: 'required',
    },
    'GET /wps/wallets': {
      id: 'listWallets',
      token: 'required',
    },
    'GET /wps/wallets/merchant': {
      id: 'getMerchantWallet',
      token: 'required',
    },
    'GET /wps/relay/CSP_unreadCount': {
      id: 'getUnreadCount',
      module: 'INBOX3',
      token: 'required',
    },
    'GET /wps/promotion/available': {
      id: 'listAvailablePromotions',
      module: 'REWCEN3',
      token: 'required',
    },
  },
  guards: {
    schemas: {
      MemberInfo: {
        id: 'i',
        account: 's',
        'nickname?': 's',
        type: 'i',
        'toUpline?': 's',
        'clubLabel?': {
          'labelName?': 's',
        },
        'regDate?': 'i',
        'icon?': 's',
      },
      Icons: {
        'icon?': 's',
        icons: ['@Icon', 'icon'],
      },
      Icon: {
        icon: 'S',
        url: 's',
      },
      Wallet: {
        sumBalance: 'n',
      },
      WalletPart: {
        walletId: 's',
        name: 's',
        balance: 'n',
      },
      MerchantWallet: {
        balance: 'n',
      },
      AvailablePromotion: {
        id: 'i',
        title: 's',
        'status?': 's',
      },
    },
    values: {
      listFavouriteIds: ['i'],
      getMemberInfo: '@MemberInfo',
      getIcon: '@Icons',
      getBalance: '@Wallet',
      listWallets: ['@WalletPart', 'walletId'],
      getMerchantWallet: '@MerchantWallet',
      getUnreadCount: 'i',
      listAvailablePromotions: ['@AvailablePromotion', 'id'],
    },
  },
}
