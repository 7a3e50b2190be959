import { pathOf, promotionPath, STRIP_PROMOTIONS } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import { merchant } from '../merchant.ts'
import { Icon } from '../ui/Icon.tsx'
import rows from '../ui/RowList.module.css'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './LegalSheet.module.css'
import { useSheet } from './useSheet.ts'

const LINKS = [
  { href: pathOf('agreement'), text: 'legal.agreement' },
  { href: promotionPath(STRIP_PROMOTIONS.responsibleGaming), text: 'home.responsible' },
  { href: pathOf('service'), text: 'title.service' },
] as const

/** The licence popup of the side menu (MENU-01). */
export function LegalSheet() {
  const text = useText()
  const { isOpen, close } = useSheet('legal')
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={text('legal.title')}
      description={text('legal.text', { name: merchant.name })}
      closeLabel={text('sheet.close')}
    >
      <p className={styles.text}>{text('legal.age')}</p>
      <p className={styles.text}>{text('legal.calm')}</p>
      <ul className={rows.list}>
        {LINKS.map(({ href, text: id }) => (
          <li key={href}>
            <Link href={href} className={rows.row} onClick={close}>
              <span className={rows.name}>{text(id)}</span>
              <Icon name="chevron" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
