import type { ReactNode } from 'react'
import { useState } from 'react'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { Button } from '../ui/Button.tsx'
import styles from './InstallGuide.module.css'

/** What each step looks like on the phone: the browser, its share button, the row of the sheet. */
const STEPS: readonly { text: TextId; picture: ReactNode }[] = [
  {
    text: 'guide.step1',
    picture: (
      <>
        <circle className={styles.mark} cx="36" cy="46" r="17" />
        <path className={styles.on} d="m44 38-5 11-11 5 5-11z" />
      </>
    ),
  },
  {
    text: 'guide.step2',
    picture: (
      <>
        <path className={styles.line} d="M20 26h32M20 36h32M20 46h20" />
        <path className={styles.line} d="M12 68h48" />
        <rect className={styles.mark} x="24" y="56" width="24" height="24" rx="7" />
        <path className={styles.on} d="M36 71v-11M32.5 63.5 36 60l3.5 3.5M32 66h-1.5v9.5h11V66H40" />
      </>
    ),
  },
  {
    text: 'guide.step3',
    picture: (
      <>
        <path className={styles.line} d="M20 24h32M20 34h32" />
        <rect className={styles.mark} x="16" y="44" width="40" height="18" rx="6" />
        <path className={styles.on} d="M20.5 53h14M44 47.5h7v11h-7zM47.5 50.5v5M45 53h5" />
        <path className={styles.line} d="M20 72h32" />
      </>
    ),
  },
]

/** Step by step, for iPhones that know no other way; shows or hides (MENU-07, APP-28). */
export function InstallGuide() {
  const text = useText()
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.guide}>
      <Button aria-expanded={shown} onClick={() => setShown(!shown)} block>
        {text(shown ? 'guide.hide' : 'guide.show')}
      </Button>
      {shown && (
        <ol className={styles.steps}>
          {STEPS.map(({ text: id, picture }) => (
            <li key={id} className={styles.step}>
              <svg className={styles.picture} viewBox="0 0 72 92" aria-hidden>
                <rect className={styles.phone} x="10" y="4" width="52" height="84" rx="9" />
                {picture}
              </svg>
              <span>{text(id)}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
