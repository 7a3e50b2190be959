import {
  languageOf,
  type MenuEntryId,
  useCategories,
  useLanguage,
  useMember,
  useMenu,
  usePanel,
  useSession,
} from '@lobbykit/hooks'
import { useLocation, useSearch } from 'wouter'
import { merchant } from '../merchant.ts'
import { Icon, type IconName, isIconName } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { categoryColour } from './categoryLook.ts'
import styles from './SideMenu.module.css'
import { useText } from './useText.ts'

const ENTRIES: Readonly<Record<MenuEntryId, { icon: IconName; text: string }>> = {
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

function Content({ entries, choose, goTo, close }: ReturnType<typeof useMenu>) {
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
        <Categories goTo={goTo} />
        <ul className={styles.list} aria-label={text('menu.member')}>
          {entries.map((entry) => (
            <Row key={entry.id} {...ENTRIES[entry.id]} onOpen={() => choose(entry)} />
          ))}
        </ul>
        <ul className={styles.list}>
          <Row icon="globe" text="menu.language" value={languageOf(code).name} onOpen={instead(languages.open)} />
          <Row icon="shield" text="legal.title" onOpen={instead(legal.open)} />
          {isLoggedIn && <Row icon="settings" text="title.settings" onOpen={() => goTo('/m/set')} />}
          {isLoggedIn && <Row icon="logout" text="menu.logout" onOpen={instead(() => void logout())} />}
        </ul>
      </nav>
      <p className={styles.footer}>{text('menu.footer', { name: merchant.name })}</p>
    </>
  )
}

/** HOT first, then the vendor categories in the server's order (MENU-01). */
function Categories({ goTo }: { goTo: (path: string) => void }) {
  const text = useText()
  const { entries } = useCategories()
  return (
    <ul className={styles.list} aria-label={text('category.label')}>
      {entries.map(({ key, label }) => (
        <li key={key}>
          <button type="button" className={styles.entry} onClick={() => goTo(`/m/home?category=${encodeURIComponent(key)}`)}>
            <span style={{ color: categoryColour(key) }}>
              <Icon name={isIconName(key) ? key : 'play'} />
            </span>
            <span className={styles.name}>{text(label)}</span>
            <Icon name="chevron" size={18} />
          </button>
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  icon: IconName
  text: string
  value?: string
  onOpen: () => void
}

function Row({ icon, text: id, value, onOpen }: RowProps) {
  const text = useText()
  return (
    <li>
      <button type="button" className={styles.entry} onClick={onOpen}>
        <Icon name={icon} />
        <span className={styles.name}>{text(id)}</span>
        {value ? <span className={styles.value}>{value}</span> : <Icon name="chevron" size={18} />}
      </button>
    </li>
  )
}
