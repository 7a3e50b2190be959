export * as reads from './reads.ts'
export { VipRoom as Vip } from './VipRoom/VipRoom.tsx'
