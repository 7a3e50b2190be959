import type { StartLotteryResult } from '@lobbykit/hooks'
import { useLocation } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { Chips } from '../ui/Chips.tsx'

/** The ways to play (LAUNCH-02); the address carries the chosen one. */
export function PlayTypes({ start: { playTypes, playType } }: { start: StartLotteryResult }) {
  const text = useText()
  const [, go] = useLocation()
  return (
    <Chips
      label={text('lottery.playType')}
      value={playTypes.find((each) => each.playType === playType)?.path ?? ''}
      items={playTypes.map(({ path, label }) => ({ id: path, label: text(label) }))}
      onSelect={(path) => go(path, { replace: true })}
    />
  )
}
