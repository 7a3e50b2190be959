import { ok } from '../answers.ts'
import type { Handlers } from '../operation.ts'
import { rulesUnder } from '../seed/rules.ts'
import {
  CURRENCY,
  countries,
  customerService,
  downloads,
  LOCATION,
  menusUnder,
  mobileTemplate,
  promotionsUnder,
  resourceVersions,
  siteHosts,
} from '../seed/settings.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

const MAINTENANCE_MINUTES = 90

const statusOf = ({ scenario }: World) => ({
  maintenance: scenario.maintenance ?? false,
  regionRestriction: scenario.restricted ?? false,
})
const whitelabelOf = ({ flags, scenario }: World) => ({
  flags: { ...flags },
  promotions: promotionsUnder(scenario),
  menus: menusUnder(flags),
})

export const systemHandlers = {
  getSettings: ({ world }) =>
    ok({
      ...statusOf(world),
      location: LOCATION,
      currency: CURRENCY,
      mobileTemplate,
      whitelabel: whitelabelOf(world),
    }),
  getWhitelabel: ({ world }) => ok(whitelabelOf(world)),
  getStatus: ({ world }) =>
    ok({
      ...statusOf(world),
      ...(world.scenario.maintenance && { until: world.now() + MAINTENANCE_MINUTES * 60_000 }),
    }),
  listCountries: ({ language }) =>
    ok(countries.map(({ code, name, dialingCode }) => ({ code, name: say(name, language), dialingCode }))),
  getRegisterSetting: ({ world }) =>
    ok({
      captcha: world.scenario.captcha ?? false,
      phoneVerificationProvider: world.scenario.phoneProvider ?? false,
      agreement: true,
    }),
  getDomainRoute: () => ok([...siteHosts]),
  getFormRules({ world, language }) {
    const entries = Object.entries(rulesUnder(world.scenario)).map(([field, rule]) => [
      field,
      { ...rule, message: say(rule.message, language) },
    ])
    return ok(Object.fromEntries(entries))
  },
  getTemplate: () => ok(mobileTemplate),
  getCustomerService: ({ language }) =>
    ok({
      entries: customerService.entries.map(({ csType, title, links }) => ({ csType, title: say(title, language), links })),
      serviceLink: customerService.serviceLink,
    }),
  // The mock's own host serves its pictures, so there is nothing to fall back on.
  listResources: ({ origin }) => ok({ imageHosts: [origin], versions: [...resourceVersions] }),
  listDownloads: () => ok([...downloads]),
} satisfies Partial<Handlers>
