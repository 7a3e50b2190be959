import { useStartLottery } from '@lobbykit/hooks'
import { useSearch } from 'wouter'
import { LotteryGame } from './LotteryGame.tsx'
import { LotteryLobby } from './LotteryLobby.tsx'

/** One lottery, or the lobby of a prize mode (LAUNCH-01, LAUNCH-02, ROUTE-04). */
export function StartLottery() {
  const search = useSearch()
  const start = useStartLottery(search)
  const { code } = start
  // Another game begins anew.
  return code === undefined ? (
    <LotteryLobby search={search} start={start} />
  ) : (
    <LotteryGame key={code} code={code} start={start} />
  )
}
