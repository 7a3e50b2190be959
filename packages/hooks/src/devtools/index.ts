export { LobbyDevtools } from './LobbyDevtools.tsx'
export { watchLobby } from './watchLobby.ts'
