import { Link } from 'wouter'
import { merchant } from '../merchant.ts'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './SideMenu.module.css'
import { useSheet } from './useSheet.ts'
import { useText } from './useText.ts'

const LINKS = [
  { href: '/m/useragreement', text: 'legal.agreement' },
  { href: '/m/activity?id=3898488', text: 'home.responsible' },
  { href: '/m/service', text: 'title.service' },
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
      <p className={styles.fine}>{text('legal.age')}</p>
      <p className={styles.fine}>{text('legal.calm')}</p>
      <ul className={styles.list}>
        {LINKS.map(({ href, text: id }) => (
          <li key={href}>
            <Link href={href} className={styles.entry} onClick={close}>
              <span className={styles.name}>{text(id)}</span>
              <Icon name="chevron" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
