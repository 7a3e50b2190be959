/** What a scenario changes; everything else stays as it is normally. */
export interface Scenario {
  /** One line for people who choose it. */
  title: string
  maintenance?: true
  restricted?: true
  /** Every login and registration asks for a captcha. */
  captcha?: true
  /** No games, announcements, matches, winners, promotions or messages. */
  empty?: true
  /** Milliseconds added to every call: one number, or a range. */
  latencyMs?: readonly [number, number]
  /** Every third call fails. */
  flaky?: true
  /** A session ends with the first call that uses it. */
  expired?: true
  /** What stands in front of the backend refuses every call with this status and a page of its own. */
  gatewayStatus?: 403 | 503
  /** No call is answered. */
  offline?: true
  /** Only agents may log in. */
  agentsOnly?: true
  /** Codes go through the phone-verification provider. */
  phoneProvider?: true
  /** Every optional field of the registration is shown. */
  allFields?: true
  /** The proof of identity asks for every field that it may have, of members from 18 on. */
  kycAllFields?: true
  /** The invitation code must be given. */
  invitationRequired?: true
  /** Members invite no friends. */
  withoutReferral?: true
  /** Whitelabel flags that differ. */
  flags?: Readonly<Record<string, boolean>>
}

const scenarios = {
  normal: { title: 'Everything works.' },
  maintenance: { title: 'The platform is under maintenance.', maintenance: true },
  restricted: { title: 'The visitor is in a restricted region.', restricted: true },
  'maintenance-and-restricted': { title: 'Both startup flags are on.', maintenance: true, restricted: true },
  'captcha-required': { title: 'Every login and registration asks for a captcha.', captcha: true },
  empty: { title: 'An empty catalogue, no announcements, matches, winners, promotions or messages.', empty: true },
  slow: { title: 'Every call takes 1.5 to 3 seconds longer.', latencyMs: [1500, 3000] },
  flaky: { title: 'Every third call fails: with status 500, or without an answer.', flaky: true },
  expired: { title: 'A session ends with the first call that uses it.', expired: true },
  'ip-blocked': { title: 'The visitor’s address is blocked.', gatewayStatus: 403 },
  down: { title: 'The backend is down.', gatewayStatus: 503 },
  offline: { title: 'No call is answered.', offline: true },
  'username-only': { title: 'Registration by username only.', flags: { MOBILENUMREG3: false } },
  'mobile-only': { title: 'Registration by mobile number only.', flags: { USERNAMEREG3: false } },
  'mobile-without-password': {
    title: 'Registration by mobile number only, without a password.',
    flags: { USERNAMEREG3: false, MOBILENUMPASSREG3: false },
  },
  'sms-login-off': { title: 'Login by username and password only.', flags: { MOBILEVERCODELOGIN3: false } },
  'email-reset-only': { title: 'A forgotten password is reset by e-mail only.', flags: { CHNGPASSVERIF3: false } },
  'all-fields': { title: 'Registration shows every optional field.', allFields: true },
  'kyc-all-fields': { title: 'The proof of identity asks for every field, from 18 years on.', kycAllFields: true },
  'invitation-required': { title: 'Registration asks for a valid invitation code.', invitationRequired: true },
  'phone-provider': { title: 'Registration codes go through the phone-verification provider.', phoneProvider: true },
  'without-referral': { title: 'Members invite no friends.', withoutReferral: true },
  'agents-only': { title: 'Only agents may log in.', agentsOnly: true },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export const scenarioNames = Object.keys(scenarios).filter(isScenarioName)

/** Whether a text names a scenario. */
export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name)
}

/** The scenario of a name. */
export const scenarioOf = (name: ScenarioName): Scenario => scenarios[name]
