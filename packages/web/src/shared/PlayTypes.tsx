import type { StartLotteryResult } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { PathChips } from './PathChips.tsx'

/** The ways to play (LAUNCH-02); the address carries the chosen one. */
export function PlayTypes({ start: { playTypes } }: { start: StartLotteryResult }) {
  const text = useText()
  return (
    <PathChips
      label={text('lottery.playType')}
      of={playTypes.map(({ label, ...choice }) => ({ ...choice, name: text(label) }))}
    />
  )
}
