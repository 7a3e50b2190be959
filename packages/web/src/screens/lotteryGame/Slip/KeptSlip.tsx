import type { BetSlipResult } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'

/** Says that the slip of the member whose session ended here is kept, and leads to the login and back to it (LOGIN-13). */
export function KeptSlip({ logIn }: Pick<BetSlipResult, 'logIn'>) {
  const text = useText()
  return (
    <div role="status">
      {logIn && (
        <Note icon="info" title={text('lottery.slipKept')} why={text('lottery.slipKeptWhy')}>
          <Button size="small" variant="primary" onClick={logIn}>
            {text('header.login')}
          </Button>
        </Note>
      )}
    </div>
  )
}
