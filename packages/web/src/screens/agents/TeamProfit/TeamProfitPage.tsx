import { type TeamProfitResult, type TeamProfitRow, useTeamProfit } from '@lobbykit/hooks'
import { WindowVirtualizer } from 'virtua'
import { useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { LONG_LIST } from '../../../shared/longList.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { ProfitPage } from '../../../shared/records/ProfitPage/ProfitPage.tsx'
import { toneOf } from '../../../shared/records/RecordPage/rows.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Money } from '../../../ui/Money.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Agents.module.css'
import { OnlyMember } from '../Records/OnlyMember.tsx'

/** What the team won and lost by day, by category and by member; a member opens with all below (AGENT-07). */
export function TeamProfitPage() {
  const profit = useTeamProfit(useSearch())
  return (
    <>
      <OnlyMember {...profit} />
      <ProfitPage profit={profit}>
        <Members {...profit} />
      </ProfitPage>
    </>
  )
}

function Members({ members, texts, expand }: TeamProfitResult) {
  const text = useText()
  const { list, total = 0 } = members
  return (
    <QueryView of={members} compact waiting={<Skeleton shape="row" height="68px" count={3} />}>
      {list.length > 0 && (
        <section aria-labelledby="profit-by-member">
          <h2 id="profit-by-member" className={styles.caption}>
            {text('team.perMember')}
          </h2>
          <WindowVirtualizer {...LONG_LIST}>
            {list.map((row) => (
              <Row key={row.account} row={row} texts={texts} onOpen={() => expand(row.account)} />
            ))}
          </WindowVirtualizer>
          <ListEnd of={members} said={text('team.end', { count: total })} />
        </section>
      )}
    </QueryView>
  )
}

interface RowProps extends Pick<TeamProfitResult, 'texts'> {
  readonly row: TeamProfitRow
  readonly onOpen: () => void
}

function Row({ row: { account, isAgent, downlines, stake, net }, texts, onOpen }: RowProps) {
  const text = useText()
  return (
    <div className={styles.mate}>
      <button type="button" className={styles.person} onClick={onOpen}>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{account}</bdi>
          </span>
          <span className={styles.note}>
            {texts.money(stake)}
            {isAgent && ` · ${text('team.below', { count: downlines })}`}
          </span>
        </span>
        <Money text={texts.signed(net)} tone={toneOf(net)} />
        <Icon name="chevron" size={18} />
        <span className="visually-hidden">{text('team.open', { account })}</span>
      </button>
    </div>
  )
}
