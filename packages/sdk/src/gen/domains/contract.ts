// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/relay/agent/rates': {
      id: 'getOwnRates',
      token: 'required',
    },
    'GET /wps/relay/agent/rebate': {
      id: 'getAgentRebate',
      token: 'required',
    },
    'POST /wps/relay/agent/rebate/claim': {
      id: 'claimAgentRebate',
      token: 'required',
      once: true,
    },
    'GET /wps/agent/contract/dailySalary': {
      id: 'getDailySalaryRequest',
      module: 'COMM3',
      token: 'required',
    },
    'GET /wps/agent/contract/dividend': {
      id: 'getDividendRequest',
      module: 'COMM3',
      token: 'required',
      tokenQuery: 'token',
    },
    'GET /wps/relay/agent/contract': {
      id: 'listContracts',
      token: 'required',
    },
    'POST /wps/relay/agent/contract/answer': {
      id: 'answerContract',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/agent/contract/offer': {
      id: 'offerContract',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/agent/contract/takeBack': {
      id: 'takeBackContract',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/agent/contract/end': {
      id: 'endContract',
      token: 'required',
      once: true,
    },
    'GET /wps/relay/agent/contract/payments': {
      id: 'listContractPayments',
      token: 'required',
    },
    'GET /wps/agent/contract/dailySalary/process': {
      id: 'processDailySalary',
      module: 'DAILYSALCONT3',
      token: 'required',
      effect: true,
      once: true,
    },
    'POST /wps/agent/contract/hourlySalary/process': {
      id: 'processHourlySalary',
      module: 'HOURSAL3',
      token: 'required',
      once: true,
    },
    'POST /wps/relay/agent/contract/dividend/process': {
      id: 'processDividend',
      token: 'required',
      once: true,
    },
  },
  guards: {
    schemas: {
      OwnRates: {
        rates: '@Rates',
      },
      Rates: ['*', 'n'],
      AgentRebate: {
        amount: 'n',
        since: 'i',
        parts: ['@AgentRebatePart', 'gameType'],
      },
      AgentRebatePart: {
        gameType: 's',
        stake: 'n',
        amount: 'n',
      },
      AgentRebateTaken: {
        amount: 'n',
      },
      ContractRequests: {
        'dailysalreqtype?': 's',
        'divtypecompperiodreq?': 's',
        'contracthoursalreq?': 's',
      },
      Contracts: {
        own: ['@Contract', 'contractId'],
        given: ['@Contract', 'contractId'],
        due: '@ContractDue',
        mostRate: 'n',
        'mostTiers?': ['@ContractTier', 'from'],
      },
      Contract: {
        contractId: 's',
        kind: 's',
        account: 's',
        rate: 'n',
        'tiers?': ['@ContractTier', 'from'],
        leastBase: 'n',
        leastMembers: 'i',
        status: 's',
        offeredAt: 'i',
        startsAt: 'i',
        'answeredAt?': 'i',
        'endedAt?': 'i',
      },
      ContractDue: {
        amount: 'n',
        payments: 'i',
        until: 'i',
      },
      ContractTier: {
        from: 'n',
        rate: 'n',
      },
      ContractPaymentPage: {
        list: ['@ContractPayment', 'paymentId'],
        pageNum: 'i',
        totalPages: 'i',
        total: 'i',
        totals: {
          base: 'n',
          amount: 'n',
          paid: 'n',
        },
      },
      ContractPayment: {
        paymentId: 's',
        from: 'i',
        to: 'i',
        base: 'n',
        members: 'i',
        rate: 'n',
        amount: 'n',
        status: 's',
        'paidAt?': 'i',
      },
      ContractPaid: {
        amount: 'n',
        payments: 'i',
      },
    },
    values: {
      getOwnRates: '@OwnRates',
      getAgentRebate: '@AgentRebate',
      claimAgentRebate: '@AgentRebateTaken',
      getDailySalaryRequest: '@ContractRequests',
      getDividendRequest: '@ContractRequests',
      listContracts: '@Contracts',
      answerContract: '@Contract',
      offerContract: '@Contract',
      takeBackContract: '@Contract',
      endContract: '@Contract',
      listContractPayments: '@ContractPaymentPage',
      processDailySalary: '@ContractPaid',
      processHourlySalary: '@ContractPaid',
      processDividend: '@ContractPaid',
    },
  },
}
