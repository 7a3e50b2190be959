import { describe, expect, it } from 'vitest'
import { contractOperations, documents, isNode, type Node } from './document.ts'

const words = (list: string) => list.split(/,\s*/)

/** Follows a reference of a contract to the schema it names. */
function resolved(document: Node, node: unknown): Node {
  if (!isNode(node)) return {}
  if (typeof node.$ref !== 'string') return node
  const target = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (isNode(at) ? at[key] : undefined), document)
  return resolved(document, target)
}

/** The fields of a schema: its own, and those of every form that it is put together from. */
function fieldsOf(document: Node, node: unknown): string[] {
  const schema = resolved(document, node)
  const own = isNode(schema.properties) ? Object.keys(schema.properties) : []
  const forms = [schema.allOf, schema.oneOf, schema.anyOf, schema.type === 'array' ? [schema.items] : undefined]
  return [...own, ...forms.flatMap((list) => (Array.isArray(list) ? list : [])).flatMap((form) => fieldsOf(document, form))]
}

const wps = documents.wps ?? {}
const at = (...keys: string[]) => keys.reduce<unknown>((node, key) => resolved(wps, node)[key], wps)
const schema = (name: string) => fieldsOf(wps, at('components', 'schemas', name))
/** The parameters and the fields of the body of an operation. */
function asked(operationId: string): string[] {
  const operation = contractOperations.find(({ node }) => node.operationId === operationId)
  if (!operation) return []
  const content = resolved(wps, resolved(wps, operation.node.requestBody).content)
  const bodies = Object.values(content).flatMap((media) => fieldsOf(wps, resolved(wps, media).schema))
  return [...operation.parameters.map(({ name }) => name), ...bodies]
}

/** The fields of the value that an operation answers with. */
function answered(operationId: string): string[] {
  const operation = contractOperations.find(({ node }) => node.operationId === operationId)
  const response = resolved(wps, resolved(wps, operation?.node.responses)['200'])
  const json = resolved(wps, resolved(wps, response.content)['application/json'])
  const { oneOf } = resolved(wps, json.schema)
  return (Array.isArray(oneOf) ? oneOf : []).flatMap((form) =>
    fieldsOf(wps, resolved(wps, resolved(wps, form).properties).value),
  )
}

/** Entities of the product that travel, and the fields that the product gives them. */
const ENTITIES: readonly (readonly [entity: string, fields: readonly string[], named: string])[] = [
  [
    'hot match',
    schema('HotMatch'),
    'matchTime, homeTeam, awayTeam, homeTeamImageUrl, awayTeamImageUrl, vendor, roomId, nodeId, supportPlay, league',
  ],
  ['announcement', schema('Announcement'), 'id, title'],
  ['banner', schema('Banner'), 'groupName, url, announcementImages'],
  ['picture of a banner', schema('BannerImage'), 'sequence, url'],
  [
    'game',
    schema('Game'),
    'nodeId, gameName, nodeName, gameType, gameId, roomId, supportPlay, vassalage, iconUrl, showIcon, mobileLargeIcon, mobileSmallIcon, gameClassifyNew, displayName, gameCategory, gameClassify, roomType',
  ],
  ['game vendor data', schema('VendorData'), 'sorting, mapping'],
  ['category of vendors', schema('VendorCategory'), 'gameCategory, vendorNames'],
  ['vendor name', schema('VendorName'), 'gameType, vassalage, accountTypeName'],
  ['vendor', schema('Vendor'), 'gameCategory, gameType, vendor, roomId, nodeId, gameCount'],
  ['game filter', asked('listGames'), 'gameClassify, minBet, vassalage, gameName'],
  ['winner entry', schema('WinnerEntry'), 'vo'],
  [
    'winner',
    schema('Winner'),
    'iconUrl, customerName, gameName, winAmount, gameType, vassalage, gameId, nodeId, supportPlay, isGameH5',
  ],
  ['help entry', schema('HelpArticle'), 'title, content'],
  ['customer-service entry', schema('ServiceEntry'), 'csType, title, links'],
  ['download link', schema('DownloadLink'), 'resourceType, url'],
  ['login response', schema('Session'), 'token, userName, customerType, firstTimeLogin'],
  [
    'login payload',
    schema('LoginRequest'),
    'username, password, captcha, type, firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode',
  ],
  [
    'registration payload',
    schema('RegistrationRequest'),
    'countryDialingCode, registerUrl, registerMethod, username, password, confirmPassword, affiliateCode, paymentPassword, recommenderId, nickname, payeeName, email, mobileNum, idNumber, qqNum, facebook, wechat, line, whatsapp, zalo, captcha, type, domain, verificationCode, firebaseChannel, firebaseIdToken',
  ],
  ['change-password payload', asked('changePassword'), 'oldPassword, newPassword, confirmNewPassword'],
  ['member info', schema('MemberInfo'), 'id, account, nickname, type, toUpline, clubLabel, regDate'],
  ['wallet', schema('Wallet'), 'sumBalance'],
  ['SMS code response', schema('SmsSent'), 'expiredMinutes'],
  ['team KPI footer', schema('TeamKpi'), 'footer'],
  ['team figures', schema('TeamFigures'), 'teamLoginMemberCount, teamBetMemberCount, teamRegisterMemberCount, teamOnlineCount'],
  ['contract response', schema('ContractRequests'), 'dailysalreqtype, divtypecompperiodreq, contracthoursalreq'],
  ['startup info', schema('StartupInfo'), 'mobileTemplate, maintenance, regionRestriction, location'],
  ['mobile template', schema('MobileTemplate'), 'mem_cen, dep_func, app_background, app_desc, app_desc_font_color'],
  ['registration rule', schema('FieldRule'), 'pattern, enabled, required, message'],
  ['game list', schema('GamePage'), 'games, pageNum, totalPages'],
  ['favourite list', answered('listFavourites'), 'content, pageNum, totalPages'],
  ['recent list', answered('listRecents'), 'list, totalPages'],
  ['game launch', asked('launchGame'), 'vendor, gameId, nodeId, supportPlay, gameCode, playType'],
  ['application for a promotion', schema('Promotion'), 'status'],
]

describe('ENT-01 what the product names has a schema with all its fields', () => {
  it.each(ENTITIES)('ENT-01 %s', (_, fields, named) => {
    expect(fields).toEqual(expect.arrayContaining(words(named)))
  })
})

it('ENT-02 a proof of identity carries every field that the product names', () => {
  const named =
    'nickname, realName, fullName, email, mobileNum, qqNum, wechat, zalo, line, whatsapp, telegram, facebook, idNumber, birthday, address, permanentAddress, currentAddress, placeOfBirth, nationality, occupation, sourceOfIncome'
  expect(schema('KycFields').sort()).toEqual(words(named).sort())
  const { properties } = resolved(wps, at('components', 'schemas', 'KycFields'))
  for (const field of Object.values(resolved(wps, properties)))
    expect(field).toMatchObject({ type: 'string', maxLength: expect.any(Number) })
})
