import { describe, expect, it } from 'vitest'
import { contractOperations, documents, isNode, type Node, type Operation } from './document.ts'
import { problems } from './problems.ts'

// The calls this version must hold, written out: one that drops out of the contract must not go unnoticed.
const CALLS = `
  POST /wps/session/login
  POST /wps/session/login/freeplay
  DELETE /wps/session/logout
  POST /wps/session/renew
  GET /wps/session/trial
  GET /wps/captcha
  PUT /wps/member/register
  PUT /wps/member/register/mobile
  POST /wps/member/password/mobile
  POST /wps/member/password/email
  POST /wps/member/passWordChangeV2
  GET /wps/agent/affiliate
  GET /wps/agent/affiliate/validity
  GET /wps/agent/teamKpi
  GET /wps/agent/downlines
  GET /wps/agent/downline
  GET /wps/agent/transfer/terms
  POST /wps/agent/transferDownline
  POST /wps/agent/transferMultipleDownline
  GET /wps/agent/contract/dailySalary
  GET /wps/agent/contract/dividend
  POST /wps/agent/notice/read
  GET /wps/agent/team/bets
  GET /wps/agent/team/records
  GET /wps/agent/team/pnl
  GET /wps/agent/team/pnl/members
  GET /wps/relay/agent/rates
  POST /wps/agent/updateDownlineRebates
  POST /wps/agent/member
  GET /wps/agent/links
  POST /wps/agent/links
  GET /wps/relay/agent/rebate
  POST /wps/relay/agent/rebate/claim
  GET /wps/agent/contract/dailySalary/process
  POST /wps/agent/contract/hourlySalary/process
  POST /wps/relay/agent/contract/dividend/process
  GET /wps/relay/agent/contract
  POST /wps/relay/agent/contract/answer
  POST /wps/relay/agent/contract/offer
  POST /wps/relay/agent/contract/takeBack
  POST /wps/relay/agent/contract/end
  GET /wps/relay/agent/contract/payments
  GET /wps/agent/redRain
  POST /wps/agent/redRain/open
  POST /wps/verification/sms/noLogin
  POST /wps/verification/sms/register
  POST /wps/verification/sms/resetPassword
  GET /wps/system/settings/consolidated
  GET /wps/system/whitelabel
  GET /wps/system/status
  GET /wps/system/country
  GET /wps/system/setting/register
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
  GET /wps/announcement/promotion
  GET /wps/announcement/mobileNotice
  GET /wps/announcement/hotMatches
  GET /wps/member/info
  GET /wps/member/securityConfig
  GET /wps/member/info/icon
  POST /wps/member/info/icon
  POST /wps/member/info/nickname
  POST /wps/member/info/email
  POST /wps/member/info/payeename
  POST /wps/member/paymentPassword
  GET /wps/member/kyc
  PUT /wps/member/kyc
  GET /wps/member/limits
  PUT /wps/member/limits
  POST /wps/member/limits/timeOut
  GET /wps/member/rebate
  POST /wps/member/rebate/claim
  GET /wps/member/rebate/report
  GET /wps/member/bankCard
  POST /wps/member/bankCard
  DELETE /wps/member/bankCard
  GET /wps/member/bankCard/banks
  GET /wps/wallets/balance
  GET /wps/wallets
  GET /wps/wallets/merchant
  POST /wps/transaction/intention
  GET /wps/transaction/withdraw/terms
  POST /wps/transaction/withdraw
  GET /wps/relay/deposit/banks
  GET /wps/relay/deposit/promos
  POST /wps/relay/deposit/manual
  POST /wps/relay/deposit/gateway
  POST /wps/relay/deposit/alipay
  POST /wps/relay/deposit/qq
  POST /wps/relay/deposit/wechat
  GET /wps/relay/deposit/order/{orderId}
  GET /wps/relay/transfer/terms
  POST /wps/relay/transfer
  GET /wps/relay/transactionDetail
  GET /wps/relay/transactionCode
  GET /wps/relay/chatLaunch
  GET /wps/transaction/bets
  GET /wps/transaction/records
  GET /wps/transaction/pnl
  GET /wps/transaction/withdraw
  GET /wps/relay/deposit/report
  GET /wps/relay/CSP_unreadCount
  GET /wps/message
  PUT /wps/message
  DELETE /wps/message
  GET /wps/message/{id}
  PUT /wps/message/{id}
  DELETE /wps/message/{id}
  GET /wps/message/count
  GET /wps/system/helpCenter
  PUT /wps/feedback
  GET /wps/promotion
  GET /wps/promotion/available
  GET /wps/promotion/{id}
  POST /wps/promotion/{id}/apply
  POST /wps/promotion/{id}/claim
  GET /wps/promotion/mission
  GET /wps/promotion/mission/rank
  POST /wps/promotion/mission/{id}/claim
  GET /wps/game/vendors
  GET /wps/game/types
  GET /wps/game/types/vassalage
  GET /wps/game/vassalages
  GET /wps/game/list
  GET /wps/game/hot
  GET /wps/game/lotteries
  GET /wps/game/favourite
  POST /wps/game/favourite
  DELETE /wps/game/favourite
  GET /wps/game/favourite/list
  GET /wps/game/recent/add
  GET /wps/game/recent
  GET /wps/game/launchGame
  GET /wps/game/winners
  GET /wps/game/menus
  GET /wps/game/lottery/menu
  GET /wps/game/lottery/recent
  GET /wps/game/lottery/numero
  GET /wps/game/rank
  GET /lgw/games
  GET /lgw/games/{code}
  GET /lgw/games/{code}/draws
  GET /lgw/orders
  POST /lgw/orders
  POST /lgw/orders/suborders/cancel
  GET /wps/member/clubBenefit
  GET /wps/member/referral
  GET /wps/member/referral/friends
`

const each = contractOperations.map((operation): [string, Operation] => [operation.key, operation])
const text = (node: Node, field: string) => (typeof node[field] === 'string' ? node[field] : '')
const tagsOf = (document: Node | undefined) =>
  Array.isArray(document?.tags) ? document.tags.filter(isNode).map((tag) => text(tag, 'name')) : []

it('CALL-01 every call of this version stands in the contract', () => {
  const wanted = CALLS.trim()
    .split('\n')
    .map((line) => line.trim())
  expect(contractOperations.map(({ key }) => key).toSorted()).toEqual(wanted.toSorted())
})

it('CALL-01 an operation has a name of its own', () => {
  const ids = contractOperations.map(({ node }) => text(node, 'operationId'))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(each)('CALL-01 %s', (_, { api, node, parameters, body, answers }) => {
  it('says its name, its summary, its tag, who may call it and where it came from', () => {
    expect(text(node, 'operationId')).toMatch(/^[a-z][A-Za-z]+$/)
    expect(text(node, 'summary')).toMatch(/^[A-Z].+\.$/)
    expect(node.tags).toHaveLength(1)
    expect(tagsOf(documents[api])).toContain(Array.isArray(node.tags) ? node.tags[0] : undefined)
    expect([[], [{ token: [] }], [{}, { token: [] }]]).toContainEqual(node.security)
    expect(['shown', 'assumed']).toContain(node['x-provenance'])
  })

  it('shows an answer, and every example has the shape it promises', () => {
    const { examples = [], schema } = answers['200'] ?? {}
    expect(examples.some((example) => isNode(example) && example.success === true)).toBe(true)
    for (const example of examples) expect(problems(schema, example)).toEqual([])
  })

  it('says how it fails, with an example of each', () => {
    const { 200: _, ...failures } = answers
    expect(Object.keys(failures)).toContain('5XX')
    const needsToken = Array.isArray(node.security) && node.security.length === 1
    if (needsToken) expect(Object.keys(failures)).toContain('401')
    for (const { examples, schema } of Object.values(failures)) {
      expect(examples.length).toBeGreaterThan(0)
      for (const example of examples) expect(problems(schema, example)).toEqual([])
    }
  })

  it('shows what is sent', () => {
    for (const { name, examples, schema } of parameters) {
      expect(examples, name).toHaveLength(1)
      expect(problems(schema, examples[0]), name).toEqual([])
    }
    expect(isNode(node.requestBody)).toBe(body !== undefined)
    if (!body) return
    expect(body.examples.length).toBeGreaterThan(0)
    for (const example of body.examples) expect(problems(body.schema, example)).toEqual([])
  })

  it('may be refused, and promises nothing without saying whether it succeeded', () => {
    const { schema } = answers['200'] ?? {}
    expect(problems(schema, { success: false, errorCode: 'any' })).toEqual([])
    expect(problems(schema, {})).not.toEqual([])
    expect(problems(schema, { success: 'true' })).not.toEqual([])
  })
})

it('CALL-01 every entity says where it came from', () => {
  const silent = Object.values(documents).flatMap((document) => {
    const schemas = isNode(document.components) && isNode(document.components.schemas) ? document.components.schemas : {}
    // What only wraps an entity with its success is none.
    const isEnvelope = (schema: Node) => isNode(schema.properties) && 'success' in schema.properties
    return Object.entries(schemas).flatMap(([name, schema]) =>
      isNode(schema) && !isEnvelope(schema) && !schema['x-provenance'] ? [name] : [],
    )
  })
  expect(silent).toEqual([])
})

/** The fields of a schema that say nothing of themselves, those behind a reference too: what a type is does not say what it is for. */
function silentFields(given: unknown, place: string): string[] {
  if (!isNode(given)) return []
  const fields = isNode(given.properties) ? Object.entries(given.properties) : []
  // What every answer is wrapped in is described with its parts.
  const isWrapper = fields.some(([name]) => name === 'success')
  const silent = fields.filter(([, field]) => !isWrapper && isNode(field) && typeof field.description !== 'string')
  const inner = [
    ...fields,
    ...(Array.isArray(given.oneOf) ? given.oneOf.map((each: unknown): [string, unknown] => ['', each]) : []),
    ['[]', given.items] satisfies [string, unknown],
    ['*', given.additionalProperties] satisfies [string, unknown],
  ]
  return [
    ...silent.map(([name]) => `${place}.${name}`),
    ...inner.flatMap(([name, each]) => silentFields(each, name ? `${place}.${name}` : place)),
  ]
}

it('CALL-01 every field of what is sent and answered says what it is', () => {
  const silent = Object.values(documents).flatMap((document) => {
    const schemas = isNode(document.components) && isNode(document.components.schemas) ? document.components.schemas : {}
    return Object.entries(schemas).flatMap(([name, schema]) => silentFields(schema, name))
  })
  expect(silent).toEqual([])
})

it.each(each)('CALL-01 every field of %s says what it is', (key, { node }) => {
  const bodies = [node.requestBody, ...Object.values(isNode(node.responses) ? node.responses : {})]
  const medias = bodies.flatMap((body) => (isNode(body) && isNode(body.content) ? Object.values(body.content) : []))
  expect(medias.flatMap((media) => (isNode(media) ? silentFields(media.schema, key) : []))).toEqual([])
})
