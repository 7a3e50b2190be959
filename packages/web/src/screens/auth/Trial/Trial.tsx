import { pathOf, useFreePlay } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Illustration } from '../../../ui/Illustration.tsx'
import styles from './Trial.module.css'

const POINTS = ['trial.noAccount', 'trial.playMoney', 'trial.limits'] as const

/** What free play is, and its start (LOGIN-11). */
export function Trial() {
  const text = useText()
  const { start, status, refusal } = useFreePlay()
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Illustration name="games" />
        <h2 className={styles.title}>{text('trial.title')}</h2>
      </div>
      <ul className={styles.points}>
        {POINTS.map((point) => (
          <li key={point}>
            <Icon name="check" size={20} />
            {text(point)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Refusal message={refusal} />
        <Button variant="primary" size="large" block icon="play" busy={status === 'pending'} onClick={() => void start()}>
          {text('login.freePlay')}
        </Button>
        <Link href={pathOf('register')} asChild>
          <ButtonLink block>{text('trial.register')}</ButtonLink>
        </Link>
      </div>
    </div>
  )
}
