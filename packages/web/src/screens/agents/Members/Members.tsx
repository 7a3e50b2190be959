import { pathOf, type Teammate, type TeamResult, teamQueryOf, useTeam } from '@lobbykit/hooks'
import { useState } from 'react'
import { WindowVirtualizer } from 'virtua'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { LONG_LIST } from '../../../shared/longList.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import shared from '../Agents.module.css'
import { MemberRow } from './MemberRow.tsx'
import { MemberSheet } from './MemberSheet.tsx'
import styles from './Members.module.css'

const WAITING_ROWS = 8

/** The members below one, level by level, of whom only those near the screen exist (AGENT-07). */
export function Members({ search }: { readonly search: string }) {
  const text = useText()
  const team = useTeam(search)
  // The member stays when the sheet closes, so that it can close with its movement.
  const [opened, setOpened] = useState<{ account: string; upline: string | undefined; isOpen: boolean }>()
  const { upline } = teamQueryOf(search)
  // A sheet closes with its page, and so with its level: the way back may lead to another one.
  if (opened?.isOpen && opened.upline !== upline) setOpened({ ...opened, isOpen: false })
  return (
    <>
      <SearchField label={text('team.search')} clearLabel={text('team.clear')} value={team.typed} onValueChange={team.type} />
      <Path {...team} />
      <Bar {...team} />
      <Rows team={team} onOpen={(account) => setOpened({ account, upline, isOpen: true })} />
      {opened && (
        <MemberSheet
          key={opened.account}
          account={opened.account}
          open={opened.isOpen}
          onClose={() => setOpened({ ...opened, isOpen: false })}
          handTo={team.handTo}
        />
      )}
    </>
  )
}

/** The agents from the one who looks down to those that are shown. */
function Path({ path, expand }: TeamResult) {
  const text = useText()
  if (path.length < 2) return null
  return (
    <nav aria-label={text('team.path')}>
      <ol className={styles.path}>
        {path.map((account, place) => (
          <li key={account}>
            {place < path.length - 1 ? (
              <button type="button" className={styles.step} onClick={() => expand(account)}>
                <bdi>{account}</bdi>
              </button>
            ) : (
              <strong aria-current="page">
                <bdi>{account}</bdi>
              </strong>
            )}
            {place < path.length - 1 && <Icon name="chevron" size={16} />}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** How many they are, and the way to choose several. */
function Bar({ total, search, canChoose, isChoosing, chosen, startChoosing, stopChoosing, handTo }: TeamResult) {
  const text = useText()
  if (isChoosing) {
    return (
      <div className={styles.bar} data-held>
        <p role="status">{text('team.chosen', { count: chosen.length })}</p>
        <Button size="small" onClick={stopChoosing}>
          {text('team.stop')}
        </Button>
        <Button size="small" variant="primary" disabled={chosen.length === 0} onClick={() => handTo(chosen)}>
          {text('team.handTo')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.bar}>
      <p role="status">{total !== undefined && text(search ? 'team.found' : 'team.members', { count: total })}</p>
      {canChoose && (
        <Button size="small" icon="send" onClick={startChoosing}>
          {text('team.choose')}
        </Button>
      )}
    </div>
  )
}

function Rows({ team, onOpen }: { readonly team: TeamResult; readonly onOpen: (account: string) => void }) {
  const text = useText()
  const { list, search, total = 0 } = team
  const choose = ({ account }: Teammate) => (team.isChoosing ? team.toggle(account) : onOpen(account))
  const nothing = search ? (
    <EmptyState drawing="records" text={text('team.notFound')} />
  ) : (
    <EmptyState
      drawing="gifts"
      text={text('team.nobody')}
      hint={text('team.nobodyHint')}
      action={
        <Link href={pathOf('agentRegister')} asChild>
          <ButtonLink variant="primary">{text('title.openAccount')}</ButtonLink>
        </Link>
      }
    />
  )
  const toTeam = (
    <Link href={pathOf('team')} asChild>
      <ButtonLink variant="primary">{text('team.whole')}</ButtonLink>
    </Link>
  )
  const waiting = (
    <div role="status" className={shared.rows}>
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="row" height="68px" count={WAITING_ROWS} />
    </div>
  )
  return (
    <QueryView of={team} waiting={waiting} empty={list.length === 0 && nothing} wayOut={toTeam}>
      <section aria-label={text('title.teamManage')}>
        <WindowVirtualizer {...LONG_LIST}>
          {list.map((mate) => (
            <MemberRow key={mate.account} mate={mate} team={team} onChoose={() => choose(mate)} />
          ))}
        </WindowVirtualizer>
        <ListEnd of={team} said={text('team.end', { count: total })} />
      </section>
    </QueryView>
  )
}
