import { Link } from 'wouter'
import { useText } from '../../app/useText.ts'

/** The two links on top of home, by the ids of their promotions (ROUTE-05). */
const LINKS = [
  { id: '3898488', text: 'home.responsible' },
  { id: '3898487', text: 'home.event' },
] as const

/** The strip on top of home. */
export function HomeLinks() {
  const text = useText()
  return (
    <nav className="shell-links" aria-label={text('home.links')}>
      {LINKS.map((link) => (
        <Link key={link.id} href={`/m/activity?id=${link.id}`}>
          {text(link.text)}
        </Link>
      ))}
    </nav>
  )
}
