// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/promotion/mission': {
      id: 'listMissions',
      module: 'MISSIONLB3',
      token: 'required',
    },
    'GET /wps/promotion/mission/rank': {
      id: 'getMissionRank',
      module: 'MISSIONLB3',
      token: 'required',
    },
    'POST /wps/promotion/mission/{id}/claim': {
      id: 'claimMission',
      module: 'MISSIONLB3',
      token: 'required',
      once: true,
    },
    'GET /wps/member/rebate': {
      id: 'getRebate',
      module: 'MANPLAYREB3',
      token: 'required',
    },
    'POST /wps/member/rebate/claim': {
      id: 'claimRebate',
      module: 'MANPLAYREB3',
      token: 'required',
      once: true,
    },
    'GET /wps/member/rebate/report': {
      id: 'listRebates',
      module: 'PLYRBT',
      token: 'required',
    },
    'GET /wps/promotion': {
      id: 'listPromotions',
      module: 'REWCEN3',
      token: 'required',
    },
    'GET /wps/promotion/{id}': {
      id: 'getPromotion',
      module: 'REWCEN3',
      token: 'required',
    },
    'POST /wps/promotion/{id}/apply': {
      id: 'applyForPromotion',
      module: 'REWCEN3',
      token: 'required',
    },
    'POST /wps/promotion/{id}/claim': {
      id: 'claimPromotion',
      module: 'REWCEN3',
      token: 'required',
      once: true,
    },
  },
  guards: {
    schemas: {
      Mission: {
        id: 'i',
        title: 's',
        period: 's',
        kind: 's',
        target: 'n',
        progress: 'n',
        reward: 'n',
        status: 's',
        endsAt: 'i',
      },
      MissionRank: {
        endsAt: 'i',
        list: ['@RankedPlayer'],
        me: '@OwnRank',
      },
      RankedPlayer: {
        place: 'i',
        name: 's',
        points: 'i',
        'reward?': 'n',
        'isMe?': 'b',
      },
      OwnRank: {
        'place?': 'i',
        points: 'i',
        'reward?': 'n',
      },
      Claimed: {
        amount: 'n',
        'turnover?': 'n',
      },
      Rebate: {
        parts: ['@RebatePart', 'gameType'],
        amount: 'n',
        leastAmount: 'n',
        'since?': 'i',
      },
      RebatePart: {
        gameType: 's',
        stake: 'n',
        rate: 'n',
        amount: 'n',
      },
      RebatePage: {
        list: ['@RebateRecord', 'rebateId'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
        totals: {
          stake: 'n',
          amount: 'n',
        },
      },
      RebateRecord: {
        rebateId: 's',
        stake: 'n',
        amount: 'n',
        'since?': 'i',
        claimedAt: 'i',
        parts: ['@RebatePart', 'gameType'],
      },
      Promotion: {
        id: 'i',
        title: 's',
        'category?': 's',
        'status?': 's',
        'imageUrl?': 's',
        'content?': 's',
        'startsAt?': 'i',
        'endsAt?': 'i',
        'bonus?': 'n',
        'turnoverTimes?': 'i',
        'need?': '@PromotionNeed',
        'takesComment?': 'b',
        'comment?': 's',
        'reason?': 's',
      },
      PromotionNeed: {
        kind: 's',
        amount: 'n',
        done: 'n',
      },
    },
    values: {
      listMissions: ['@Mission', 'id'],
      getMissionRank: '@MissionRank',
      claimMission: '@Claimed',
      getRebate: '@Rebate',
      claimRebate: '@Claimed',
      listRebates: '@RebatePage',
      listPromotions: ['@Promotion', 'id'],
      getPromotion: '@Promotion',
      applyForPromotion: '@Promotion',
      claimPromotion: '@Claimed',
    },
  },
}
