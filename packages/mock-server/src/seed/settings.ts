import type { Scenario } from '../scenarios/scenarios.ts'

/** Whitelabel flags of a site with everything switched on. */
export const defaultFlags: Readonly<Record<string, boolean>> = Object.fromEntries(
  [
    'USERNAMEREG3',
    'MOBILENUMREG3',
    'REGMOBVERF3',
    'MOBILENUMPASSREG3',
    'FACEBOOKLOGIN3',
    'GOOGLELOGIN3',
    'MOBILEVERCODELOGIN3',
    'CHNGPASSVERIF3',
    'REWCEN3',
    'DEPRECM3',
    'WITHREC3',
    'TRANSREC3',
    'TRANSBETREPMEM3',
    'PERSREP',
    'MANPLAYREB3',
    'PLYRBT',
    'MAILCEN',
    'FEEDBACK3',
    'DEPOSIT',
    'WITHDRAW',
    'MISSIONLB3',
    'AGETRANSFERUP3',
    'MEMCLUB3',
  ].map((flag) => [flag, true]),
)

const promotions = { REFERRAL: true, MISSION: true } as const

/** Promotions of the site under a scenario. */
export const promotionsUnder = ({ withoutReferral }: Scenario) => ({ ...promotions, REFERRAL: !withoutReferral })

/** Entries of the agent home, by permission key. */
const agentMenus: Readonly<Record<string, boolean>> = {
  AGEPAG: true,
  TRANSREC3: true,
  DOWNMAN: true,
  AGENTRANSMULTDOWN3: true,
  AGETEAMPNL3: true,
  TEAMBETTING3: true,
  GAMSER: true,
  AGEREBINC3: true,
  SECPRIV: true,
  MAILCEN: true,
  AGEDIV3: true,
}

/** Entries of the agent home under flags, which may switch one off. */
export const menusUnder = (flags: Readonly<Record<string, boolean>>): Record<string, boolean> =>
  Object.fromEntries(Object.entries(agentMenus).map(([key, on]) => [key, flags[key] ?? on]))

/** Every flag that a site or an entry of the agent home asks for. */
export const knownFlags: readonly string[] = Object.keys({ ...defaultFlags, ...agentMenus })

export const mobileTemplate = {
  mem_cen: { REWCEN3: true, MAILCEN: true, MEMCLUB3: true, INVITE: true },
  dep_func: { BANK: true, GATEWAY: true, ALIPAY: true, QQ: true, WECHAT: true },
  app_background: '#090d18',
  app_desc: 'Bonus up to 688',
  app_desc_font_color: '#ffffff',
}

export const LOCATION = 'PH'
export const CURRENCY = 'PHP'

export const countries: readonly { code: string; name: { EN: string; TY: string }; dialingCode: string }[] = [
  { code: 'PH', name: { EN: 'Philippines', TY: 'Pilipinas' }, dialingCode: '63' },
  { code: 'VN', name: { EN: 'Vietnam', TY: 'Biyetnam' }, dialingCode: '84' },
  { code: 'TH', name: { EN: 'Thailand', TY: 'Taylandiya' }, dialingCode: '66' },
  { code: 'MY', name: { EN: 'Malaysia', TY: 'Malaysia' }, dialingCode: '60' },
  { code: 'ID', name: { EN: 'Indonesia', TY: 'Indonesya' }, dialingCode: '62' },
  { code: 'SG', name: { EN: 'Singapore', TY: 'Singapura' }, dialingCode: '65' },
  { code: 'KH', name: { EN: 'Cambodia', TY: 'Kambodya' }, dialingCode: '855' },
  { code: 'LA', name: { EN: 'Laos', TY: 'Laos' }, dialingCode: '856' },
  { code: 'MM', name: { EN: 'Myanmar', TY: 'Myanmar' }, dialingCode: '95' },
  { code: 'JP', name: { EN: 'Japan', TY: 'Hapon' }, dialingCode: '81' },
  { code: 'KR', name: { EN: 'South Korea', TY: 'Timog Korea' }, dialingCode: '82' },
  { code: 'IN', name: { EN: 'India', TY: 'Indiya' }, dialingCode: '91' },
  { code: 'AE', name: { EN: 'United Arab Emirates', TY: 'Nagkakaisang Emiratong Arabo' }, dialingCode: '971' },
]

const SERVICE_KEY = 'k3yLobby'
// 'https://chat.mock.example/lobbykit?channel=web' under DES-ECB with PKCS7 padding and the key above, base64; made with
// node:crypto's des-ede3-ecb and the key three times, which browsers do not have.
const SERVICE_PATH = 'iqkSipP+cnWHrL44wSxdaNOwevYjLMNquKPhjVGw91wr3EHul50sOaStCCykWEkh'

/** What the service link opens once it is decrypted. */
export const SERVICE_ADDRESS = 'https://chat.mock.example/lobbykit?channel=web'
export const customerService = {
  entries: [
    {
      csType: 'LIVECHAT',
      title: { EN: 'Live chat', TY: 'Live chat' },
      links: ['https://chat.mock.example/', 'https://chat2.mock.example/'],
    },
    {
      csType: 'FACEBOOK',
      title: { EN: 'Messenger', TY: 'Messenger' },
      links: ['https://social.mock.example/lobbykit', 'https://social.mock.example/lobbykit-2'],
    },
    {
      csType: 'TELEGRAM',
      title: { EN: 'Telegram', TY: 'Telegram' },
      links: ['https://telegram.mock.example/lobbykit', 'https://telegram.mock.example/lobbykit2'],
    },
  ],
  serviceLink: `${SERVICE_PATH}${SERVICE_KEY}`,
}

export const downloads = [
  { resourceType: 'Android', url: 'https://get.mock.example/lobbykit.apk' },
  { resourceType: 'IOS', url: 'https://get.mock.example/ios' },
  { resourceType: 'MOBILECONFIG', url: 'https://get.mock.example/lobbykit.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: '/art/icon.svg' },
  { resourceType: 'USDJUMP', url: 'https://get.mock.example/usd' },
]

export const siteHosts = ['play.mock.example', 'play2.mock.example']
export const resourceVersions = ['art/1', 'game/1', 'banner/1']

/** Invitation codes that are valid, with the domain their links use. */
export const affiliates: Readonly<Record<string, string>> = {
  SUN77: 'sun.mock.example',
  MOON88: 'moon.mock.example',
}
