export { Member } from './Member/Member.tsx'
export * as reads from './reads.ts'
export { Settings } from './Settings/Settings.tsx'
