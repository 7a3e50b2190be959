export { type ManualClock, manualClock } from './manualClock.ts'
export { memoryStorage } from './memoryStorage.ts'
export { createNetwork, type Network, type Sent } from './network.ts'
export { inLobby, pass, renderIn, settle } from './settle.tsx'
export { createTabHub, type TabHub } from './tabHub.ts'
export {
  findGames,
  type MemoryStorage,
  ORIGIN,
  otherDevice,
  passwordOf,
  type TestLobby,
  type TestLobbyOptions,
  testLobby,
} from './testLobby.ts'
