/** Fixed by the product for the mobile build (LIST-06, LIST-13). */
export const PLATFORM = 'html5'
export const CLIENT_TYPE = 2
export const HOT_PLATFORM = 2
export const TYPE_ID = '1'
