import {
  languageOf,
  type MenuItemId,
  type MenuResult,
  pathOf,
  useCategoryMenu,
  useLanguage,
  useMember,
  useMenu,
  usePanel,
  useSession,
} from '@lobbykit/hooks'
import { Link, useLocation, useSearch } from 'wouter'
import { useText } from '../intl/IntlProvider.tsx'
import type { TextId } from '../intl/speak.ts'
import { merchant } from '../merchant.ts'
import { categoryColour, categoryIcon } from '../shared/categoryLook.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import rows from '../ui/RowList.module.css'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './SideMenu.module.css'

const ITEMS: Readonly<Record<MenuItemId, { icon: IconName; text: TextId }>> = {
  deposit: { icon: 'deposit', text: 'title.deposit' },
  withdraw: { icon: 'withdraw', text: 'title.withdraw' },
  share: { icon: 'share', text: 'menu.share' },
  vip: { icon: 'crown', text: 'title.vip' },
  rewards: { icon: 'gift', text: 'title.rewards' },
  mission: { icon: 'trophy', text: 'menu.mission' },
  rebate: { icon: 'refresh', text: 'title.rebate' },
  download: { icon: 'download', text: 'download.title' },
}

/** The drawer at the start of the line: categories, what is for the member, the way out (MENU-01 to MENU-03). */
export function SideMenu() {
  const text = useText()
  const [path] = useLocation()
  const search = useSearch()
  const menu = useMenu(path + search)
  return (
    <Sheet
      open={menu.isOpen}
      onOpenChange={(open) => !open && menu.close()}
      placement="start"
      title={text('header.menu')}
      closeLabel={text('sheet.close')}
    >
      <Content {...menu} />
    </Sheet>
  )
}

function Content({ items, choose, close }: MenuResult) {
  const text = useText()
  const { isLoggedIn, name } = useMember()
  const { logout } = useSession()
  const { code } = useLanguage()
  const languages = usePanel('selectBox')
  const legal = usePanel('legal')
  const instead = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <>
      <nav aria-label={text('header.menu')}>
        {isLoggedIn && (
          <p className={styles.member} dir="auto">
            {name}
          </p>
        )}
        <Categories close={close} />
        <ul className={rows.list} aria-label={text('menu.member')}>
          {items.map((item) =>
            'path' in item ? (
              <LinkRow key={item.id} {...ITEMS[item.id]} href={item.path} close={close} />
            ) : (
              <Row key={item.id} {...ITEMS[item.id]} onOpen={() => choose(item)} />
            ),
          )}
        </ul>
        <ul className={rows.list}>
          <Row icon="globe" text="menu.language" value={languageOf(code).name} onOpen={instead(languages.open)} />
          <Row icon="shield" text="legal.title" onOpen={instead(legal.open)} />
          {isLoggedIn && <LinkRow icon="settings" text="title.settings" href={pathOf('settings')} close={close} />}
          {isLoggedIn && <Row icon="logout" text="menu.logout" onOpen={instead(() => void logout())} />}
        </ul>
      </nav>
      <p className={styles.footer}>{text('menu.footer', { name: merchant.name })}</p>
    </>
  )
}

/** HOT first, then the vendor categories in the server's order (MENU-01). */
function Categories({ close }: { close: () => void }) {
  const text = useText()
  const { items } = useCategoryMenu(pathOf('home'), '')
  return (
    <ul className={rows.list} aria-label={text('category.label')}>
      {items.map(({ key, label, path }) => (
        <li key={key}>
          <Link href={path} className={rows.row} onClick={close}>
            <span style={{ color: categoryColour(key) }}>
              <Icon name={categoryIcon(key)} />
            </span>
            <span className={rows.name}>{text(label)}</span>
            <Icon name="chevron" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface LinkRowProps {
  icon: IconName
  text: TextId
  href: string
  close: () => void
}

/** A row that leads to a page: a link, so that the page begins to load when the row is touched. */
function LinkRow({ icon, text: id, href, close }: LinkRowProps) {
  const text = useText()
  return (
    <li>
      <Link href={href} className={rows.row} onClick={close}>
        <Icon name={icon} />
        <span className={rows.name}>{text(id)}</span>
        <Icon name="chevron" size={18} />
      </Link>
    </li>
  )
}

interface RowProps {
  icon: IconName
  text: TextId
  value?: string
  onOpen: () => void
}

/** A row that opens something over the page, or does something. */
function Row({ icon, text: id, value, onOpen }: RowProps) {
  const text = useText()
  return (
    <li>
      <button type="button" className={rows.row} onClick={onOpen}>
        <Icon name={icon} />
        <span className={rows.name}>{text(id)}</span>
        {value ? <span className={styles.value}>{value}</span> : <Icon name="chevron" size={18} />}
      </button>
    </li>
  )
}
