import { useText } from '../../../intl/IntlProvider.tsx'
import { ServiceChannels } from '../../../shared/ServiceChannels.tsx'
import styles from './Service.module.css'

/** The customer service: every channel with every line it has (MENU-04, MENU-05). */
export function Service() {
  const text = useText()
  return (
    <div className={styles.page}>
      <p className={styles.always}>{text('service.always')}</p>
      <ServiceChannels allLines />
    </div>
  )
}
