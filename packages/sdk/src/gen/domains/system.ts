// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Domain } from '../../operation.ts'

export const domain: Domain = {
  operations: {
    'GET /wps/system/settings/consolidated': {
      id: 'getSettings',
    },
    'GET /wps/system/status': {
      id: 'getStatus',
    },
    'GET /wps/system/country': {
      id: 'listCountries',
      cache: 'countries',
    },
    'GET /wps/system/setting/register': {
      id: 'getRegisterSetting',
    },
    'GET /wps/system/registerValidation': {
      id: 'getFormRules',
      cache: 'formRules',
    },
    'GET /wps/system/customerService': {
      id: 'getCustomerService',
    },
    'GET /wps/system/resources': {
      id: 'listResources',
    },
    'GET /wps/system/downloads': {
      id: 'listDownloads',
    },
    'GET /wps/system/helpCenter': {
      id: 'getHelpCenter',
      module: 'COMM3',
    },
  },
  guards: {
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
        entries: ['@ServiceEntry', 'csType'],
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
      HelpArticle: {
        title: 's',
        content: 's',
      },
    },
    values: {
      getSettings: '@StartupInfo',
      getStatus: {
        maintenance: 'b',
        regionRestriction: 'b',
        'until?': 'i',
      },
      listCountries: ['@Country', 'code'],
      getRegisterSetting: {
        'captcha?': 'b',
        'phoneVerificationProvider?': 'b',
        'agreement?': 'b',
      },
      getFormRules: ['*', '@FieldRule'],
      getCustomerService: '@CustomerService',
      listResources: {
        imageHosts: ['s'],
        'versions?': ['s'],
      },
      listDownloads: ['@DownloadLink', 'resourceType', 'url'],
      getHelpCenter: ['@HelpArticle', 'title'],
    },
  },
}
