// The calls that the product names, as it names them: the contract is measured by them, and not by itself.
import { expect, it } from 'vitest'
import { contractOperations, isNode } from './document.ts'
import { problems } from './problems.ts'

/**
 * Method, path and, where the product says it, the module. Where it names only a place, what stands there is written out. That a
 * deposit's promotion is accepted, which it names as well, is no call of its own here.
 */
const NAMED = `
  POST /wps/session/login
  POST /wps/session/login/freeplay FREEPLAY3
  DELETE /wps/session/logout
  POST /wps/session/renew
  GET /wps/session/trial
  GET /wps/captcha VALID_CAPTCHA3
  PUT /wps/member/register REGISTER_REE3
  PUT /wps/member/register/mobile REGISTER_REE3
  POST /wps/verification/sms/noLogin VERIFICATION3
  POST /wps/verification/sms/register VERIFICATION3
  POST /wps/verification/sms/resetPassword PWRESETSMS3
  POST /wps/member/password/mobile
  POST /wps/member/password/email
  POST /wps/member/passWordChangeV2
  GET /wps/agent/affiliate AFFMAN3
  GET /wps/agent/affiliate/validity
  GET /wps/member/info
  GET /wps/member/info/icon PROFPIC3
  POST /wps/member/info/icon PROFPIC3
  POST /wps/member/info/nickname
  POST /wps/member/info/email
  POST /wps/member/info/payeename
  POST /wps/member/paymentPassword
  GET /wps/member/securityConfig
  GET /wps/member/bankCard
  POST /wps/member/bankCard
  DELETE /wps/member/bankCard
  PUT /wps/feedback FEEDBACK3
  GET /wps/member/clubBenefit MEMCLUB3
  GET /wps/system/helpCenter COMM3
  GET /wps/relay/CSP_unreadCount INBOX3
  GET /wps/message/count INBOX3
  GET /wps/message INBOX3
  PUT /wps/message/{id} INBOX3
  DELETE /wps/message/{id} INBOX3
  GET /wps/promotion/available REWCEN3
  GET /wps/promotion REWCEN3
  GET /wps/promotion/{id} REWCEN3
  POST /wps/promotion/{id}/apply REWCEN3
  POST /wps/promotion/{id}/claim REWCEN3
  GET /wps/promotion/mission
  POST /wps/promotion/mission/{id}/claim
  GET /wps/member/rebate
  POST /wps/member/rebate/claim
  GET /wps/member/referral
  GET /wps/member/kyc
  PUT /wps/member/kyc
  GET /wps/system/whitelabel
  GET /wps/system/status
  GET /wps/system/country
  GET /wps/system/setting/register
  GET /wps/system/settings/consolidated
  GET /wps/system/domainRoute
  GET /wps/system/registerValidation
  GET /wps/system/template
  GET /wps/system/customerService
  GET /wps/system/resources
  GET /wps/system/downloads
  GET /wps/announcement
  GET /wps/announcement/banner
  GET /wps/announcement/notice
  GET /wps/announcement/popular
  GET /wps/announcement/popup
  GET /wps/announcement/hotMatches
  GET /wps/announcement/promotion
  GET /wps/announcement/mobileNotice
  GET /wps/wallets/balance
  GET /wps/wallets
  GET /wps/wallets/merchant
  POST /wps/relay/transfer MEMTRANS3
  GET /wps/relay/transactionDetail FUNDTRANS3
  GET /wps/relay/transactionCode FUNDTRANS3
  POST /wps/transaction/withdraw
  GET /wps/transaction/withdraw
  GET /wps/relay/deposit/banks
  GET /wps/relay/deposit/promos
  GET /wps/relay/deposit/report
  POST /wps/relay/deposit/manual
  POST /wps/relay/deposit/gateway
  POST /wps/relay/deposit/alipay
  POST /wps/relay/deposit/qq
  POST /wps/relay/deposit/wechat
  GET /wps/transaction/bets
  GET /wps/transaction/records
  GET /wps/transaction/pnl PERSPNL3
  GET /wps/agent/downline AGEDOWNMAN3
  GET /wps/agent/downlines AGEDOWNMAN3
  POST /wps/agent/transferDownline
  POST /wps/agent/transferMultipleDownline
  POST /wps/agent/updateDownlineRebates
  GET /wps/agent/teamKpi AGEINFO3
  GET /wps/agent/contract/dailySalary COMM3
  GET /wps/agent/contract/dividend COMM3
  GET /wps/agent/contract/dailySalary/process DAILYSALCONT3
  POST /wps/agent/contract/hourlySalary/process HOURSAL3
  GET /wps/relay/agent/contract
  POST /wps/relay/agent/contract/offer
  GET /wps/relay/agent/rebate
  POST /wps/relay/agent/rebate/claim
  POST /wps/agent/member REG3
  GET /wps/agent/team/bets
  GET /wps/agent/team/pnl
  GET /wps/agent/redRain
  GET /wps/game/vendors
  GET /wps/game/types COMM3
  GET /wps/game/types/vassalage COMM3
  GET /wps/game/vassalages
  GET /wps/game/list
  GET /wps/game/hot
  GET /wps/game/lotteries
  POST /wps/game/favourite
  DELETE /wps/game/favourite
  GET /wps/game/favourite
  GET /wps/game/favourite/list
  GET /wps/game/recent/add
  GET /wps/game/recent
  GET /wps/game/menus
  GET /wps/game/lottery/menu
  GET /wps/game/lottery/recent
  GET /wps/game/lottery/numero
  GET /wps/game/rank
  GET /wps/relay/chatLaunch
  GET /wps/game/launchGame
  GET /wps/game/winners
  GET /lgw/games
  GET /lgw/orders
  POST /lgw/orders
  POST /lgw/orders/suborders/cancel
`

it('CALL-01 every call that the product names stands in the contract, with the module that it names', () => {
  const found = new Map(contractOperations.map(({ key, node }) => [key, node['x-module']]))
  const missing = NAMED.trim()
    .split('\n')
    .filter((line) => {
      const [method, path, module] = line.trim().split(' ')
      const key = `${method} ${path}`
      return !found.has(key) || (module !== undefined && found.get(key) !== module)
    })
  expect(missing).toEqual([])
})

/** By which ways money is paid in. */
const DEPOSITS = ['manual', 'gateway', 'alipay', 'qq', 'wechat'].map((way) => `POST /wps/relay/deposit/${way}`)

it.each(DEPOSITS)('CALL-01 a promotion is accepted with the deposit that it is for: %s takes it', (wanted) => {
  const body = contractOperations.find(({ key }) => key === wanted)?.body
  const [example] = body?.examples.filter(isNode) ?? []
  expect(problems(body?.schema, { ...example, promotionId: 501 })).toEqual([])
  expect(problems(body?.schema, { ...example, promotionId: 'none' })).not.toEqual([])
})
