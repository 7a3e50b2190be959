import { ServiceChannels } from '../../app/ServiceChannels.tsx'
import { useText } from '../../app/useText.ts'
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
