import { type Message, usePanel } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { dialogs } from '../../overlays/Overlays.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useIntent } from '../../ui/lazyPart.ts'

/** Says why a page has nothing for the member, and leads to the customer service, which knows more (MEM-06). */
export function Closed({ why }: { readonly why: Message }) {
  const text = useText()
  const { open } = usePanel('service')
  const intent = useIntent(dialogs)
  return (
    <EmptyState
      drawing="gifts"
      text={text(why)}
      action={
        <Button variant="primary" icon="headset" {...intent} onClick={open}>
          {text('title.service')}
        </Button>
      }
    />
  )
}
