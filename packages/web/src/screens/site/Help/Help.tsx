import { type HelpTopic, useHelp } from '@lobbykit/hooks'
import { useEffect, useRef } from 'react'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { HouseHtml } from '../../../shared/HouseHtml.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Help.module.css'

/** The help centre: titles at the side, the chosen article beside them; the address says which (MENU-06). */
export function Help() {
  const text = useText()
  const { topics, article, ...read } = useHelp(useSearch())
  const waiting = (
    <div className={styles.page} aria-busy="true">
      <div className={styles.menu}>
        <Skeleton shape="block" height="44px" count={8} />
      </div>
      <div className={styles.article}>
        <Skeleton width="60%" />
        <Skeleton count={6} />
      </div>
    </div>
  )
  return (
    <QueryView of={read} waiting={waiting}>
      {article ? (
        <div className={styles.page}>
          <Menu topics={topics} />
          <article className={styles.article}>
            <h2 dir="auto">{article.title}</h2>
            <HouseHtml html={article.content} />
          </article>
        </div>
      ) : (
        <EmptyState drawing="records" text={text('help.empty')} hint={text('help.emptyHint')} />
      )}
    </QueryView>
  )
}

function Menu({ topics }: { topics: readonly HelpTopic[] }) {
  const text = useText()
  const menu = useRef<HTMLElement>(null)
  const active = topics.find(({ isChosen }) => isChosen)?.path
  // biome-ignore lint/correctness/useExhaustiveDependencies: another article has another title.
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <nav ref={menu} className={styles.menu} aria-label={text('title.help')}>
      {topics.map(({ title, path, isChosen }) => (
        <Link
          key={path}
          href={path}
          replace
          className={styles.topic}
          aria-current={isChosen || undefined}
          // Another article begins at its top; one that the player comes back to stands where it was left.
          onClick={() => scrollTo(0, 0)}
        >
          <span dir="auto">{title}</span>
        </Link>
      ))}
    </nav>
  )
}
