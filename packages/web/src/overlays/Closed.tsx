import { type Message, usePanel } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { useIntent } from '../parts/lazyPart.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState, type EmptyStateProps } from '../ui/EmptyState.tsx'
import { dialogs } from './Overlays.tsx'

/** Says why a page has nothing for the member, and leads to the customer service, which knows more (MEM-06, MENU-02). */
export function Closed({ why, drawing = 'gifts' }: { readonly why: Message | TextId } & Pick<EmptyStateProps, 'drawing'>) {
  const text = useText()
  const { open } = usePanel('service')
  const intent = useIntent(dialogs)
  return (
    <EmptyState
      drawing={drawing}
      text={text(why)}
      action={
        <Button variant="primary" icon="headset" {...intent} onClick={open}>
          {text('title.service')}
        </Button>
      }
    />
  )
}
