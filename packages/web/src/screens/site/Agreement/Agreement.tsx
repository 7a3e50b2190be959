import { useText } from '../../../intl/IntlProvider.tsx'
import { merchant } from '../../../merchant.ts'
import styles from './Agreement.module.css'

/** What a newcomer agrees to: under which licence the site is offered, to whom, and how to play. */
export function Agreement() {
  const text = useText()
  const parts = [
    [text('legal.title'), text('legal.text', { name: merchant.name })],
    [text('agreement.age'), text('legal.age')],
    [text('agreement.account'), text('agreement.accountText')],
    [text('home.responsible'), text('legal.calm')],
  ]
  return (
    <div className={styles.page}>
      {parts.map(([title, words]) => (
        <section key={title} className={styles.part}>
          <h2>{title}</h2>
          <p>{words}</p>
        </section>
      ))}
    </div>
  )
}
