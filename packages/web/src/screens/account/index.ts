export { Settings } from './Settings/Settings.tsx'
/** The settings stand on the device; they ask nothing. */
export const reads = {}
