// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Guards } from '../../guard.ts'

export const guards: Guards = {
  schemas: {
    StartupInfo: {
      maintenance: 'b',
      regionRestriction: 'b',
      'location?': 's',
      'currency?': 's',
      'mobileTemplate?': '@MobileTemplate',
      'whitelabel?': '@Whitelabel',
    },
    MobileTemplate: {
      'mem_cen?': ['*', 'b'],
      'dep_func?': ['*', 'b'],
      'app_background?': 's',
      'app_desc?': 's',
      'app_desc_font_color?': 's',
    },
    Whitelabel: {
      flags: ['*', 'b'],
      'promotions?': ['*', 'b'],
      'menus?': ['*', 'b'],
    },
    Country: {
      code: 's',
      'name?': 's',
      dialingCode: 's',
    },
    FieldRule: {
      'pattern?': 's',
      enabled: 'b',
      required: 'b',
      'message?': 's',
    },
    CustomerService: {
      entries: ['@ServiceEntry'],
      'serviceLink?': 's',
    },
    ServiceEntry: {
      csType: 's',
      title: 's',
      'links?': ['s'],
    },
    DownloadLink: {
      resourceType: 's',
      url: 's',
    },
  },
  values: {
    getSettings: '@StartupInfo',
    getWhitelabel: '@Whitelabel',
    getStatus: {
      maintenance: 'b',
      regionRestriction: 'b',
      'until?': 'i',
    },
    listCountries: ['@Country'],
    getRegisterSetting: {
      'captcha?': 'b',
      'phoneVerificationProvider?': 'b',
      'agreement?': 'b',
    },
    getDomainRoute: ['s'],
    getFormRules: ['*', '@FieldRule'],
    getTemplate: '@MobileTemplate',
    getCustomerService: '@CustomerService',
    listResources: {
      imageHosts: ['s'],
      'versions?': ['s'],
    },
    listDownloads: ['@DownloadLink'],
  },
}
