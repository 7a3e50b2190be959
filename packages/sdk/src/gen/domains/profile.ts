// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/member/clubBenefit': {
      id: 'getClubBenefit',
      module: 'MEMCLUB3',
      token: 'required',
    },
    'GET /wps/member/referral': {
      id: 'getReferral',
      token: 'required',
    },
    'GET /wps/member/referral/friends': {
      id: 'listFriends',
      token: 'required',
    },
    'GET /wps/member/securityConfig': {
      id: 'getSecurityConfig',
      token: 'required',
    },
    'POST /wps/member/paymentPassword': {
      id: 'setPaymentPassword',
      token: 'required',
      encrypted: true,
    },
    'GET /wps/member/kyc': {
      id: 'getKyc',
      token: 'required',
    },
    'PUT /wps/member/kyc': {
      id: 'sendKyc',
      token: 'required',
    },
    'GET /wps/member/limits': {
      id: 'getLimits',
      token: 'required',
    },
    'PUT /wps/member/limits': {
      id: 'setDepositLimit',
      token: 'required',
    },
    'POST /wps/member/limits/timeOut': {
      id: 'takeTimeOut',
      token: 'required',
    },
    'GET /wps/member/bankCard': {
      id: 'listBankCards',
      token: 'required',
    },
    'POST /wps/member/bankCard': {
      id: 'addBankCard',
      token: 'required',
      encrypted: true,
      once: true,
    },
    'DELETE /wps/member/bankCard': {
      id: 'removeBankCard',
      token: 'required',
      encrypted: true,
      once: true,
    },
    'GET /wps/member/bankCard/banks': {
      id: 'listBanks',
      token: 'required',
      cache: 'banks',
    },
  },
  guards: {
    schemas: {
      ClubBenefit: {
        levelId: 's',
        progress: '@ClubProgress',
        levels: ['@ClubLevel', 'levelId'],
      },
      ClubProgress: {
        played: 'n',
        'needed?': 'n',
        'since?': 'i',
      },
      ClubLevel: {
        levelId: 'S',
        name: 'S',
        amount: 'n',
        benefits: ['@ClubBenefitItem'],
      },
      ClubBenefitItem: {
        kind: 's',
        'value?': 'n',
      },
      Referral: {
        code: 'S',
        reward: 'n',
        totals: {
          registered: 'i',
          deposited: 'i',
          reward: 'n',
        },
      },
      FriendPage: {
        list: ['@Friend', 'friendId'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
      },
      Friend: {
        friendId: 'S',
        name: 's',
        registeredAt: 'i',
        deposited: 'b',
        'reward?': 'n',
      },
      SecurityConfig: {
        loginPassword: 'b',
        'nickname?': 's',
        'email?': 's',
        'payeeName?': 's',
        paymentPassword: 'b',
        bankCards: 'i',
        mostBankCards: 'i',
        'icon?': 'b',
        kyc: '@KycStatus',
      },
      KycStatus: 's',
      Kyc: {
        status: '@KycStatus',
        'reason?': 's',
        age: 'i',
        fields: ['*', '@FieldRule'],
        documents: ['@KycDocument', 'name'],
      },
      FieldRule: {
        'pattern?': 's',
        enabled: 'b',
        required: 'b',
        'message?': 's',
      },
      KycDocument: {
        name: 'S',
        required: 'b',
      },
      Limits: {
        deposits: ['@DepositLimit', 'period'],
        'timeOutUntil?': 'i',
      },
      DepositLimit: {
        period: 's',
        'amount?': 'n',
        used: 'n',
        'next?': '@NextLimit',
      },
      NextLimit: {
        'amount?': 'n',
        from: 'i',
      },
      BankCard: {
        id: 'i',
        bankCode: 's',
        bankName: 's',
        number: 's',
        holder: 's',
      },
      Bank: {
        code: 'S',
        name: 's',
      },
    },
    values: {
      getClubBenefit: '@ClubBenefit',
      getReferral: '@Referral',
      listFriends: '@FriendPage',
      getSecurityConfig: '@SecurityConfig',
      getKyc: '@Kyc',
      getLimits: '@Limits',
      listBankCards: ['@BankCard', 'id'],
      listBanks: ['@Bank', 'code'],
    },
  },
}
