import type { Message } from '@lobbykit/hooks'
import { useText } from '../../intl/IntlProvider.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Refusal.module.css'

/** Why the backend said no, announced as it appears. */
export function Refusal({ message }: { readonly message: Message | undefined }) {
  const text = useText()
  return (
    <div role="alert" className={styles.refusal}>
      {message && (
        <p>
          <Icon name="error" size={20} />
          {text(message)}
        </p>
      )}
    </div>
  )
}
