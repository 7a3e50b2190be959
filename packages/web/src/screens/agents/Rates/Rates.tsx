import { type DirectMembersResult, useDirectMembers } from '@lobbykit/hooks'
import { useState } from 'react'
import { WindowVirtualizer } from 'virtua'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { LaterSheet, useSheetIntent } from '../../../shared/LaterSheet.tsx'
import { ListEnd } from '../../../shared/ListEnd.tsx'
import { LONG_LIST } from '../../../shared/longList.ts'
import { QueryView } from '../../../shared/QueryView.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from '../Agents.module.css'

const rateForm = lazyPart(async () => (await import('../RateEdit/RateEdit.tsx')).RateEdit)

/** The rates of the members right below, each to be edited within the agent's own (AGENT-07). */
export function Rates() {
  const text = useText()
  const members = useDirectMembers()
  // The member stays when the sheet closes, so that it can close with its movement.
  const [edited, setEdited] = useState<{ account: string; isOpen: boolean }>()
  return (
    <div className={styles.page}>
      <p className={styles.note}>{text('rates.hint')}</p>
      <Rows members={members} onEdit={(account) => setEdited({ account, isOpen: true })} />
      {edited && (
        <LaterSheet
          open={edited.isOpen}
          onOpenChange={(isOpen) => setEdited({ ...edited, isOpen })}
          title={edited.account}
          closeLabel={text('sheet.close')}
        >
          <LaterPart
            key={edited.account}
            part={rateForm}
            of={{ account: edited.account, onSaved: () => setEdited({ ...edited, isOpen: false }) }}
          />
        </LaterSheet>
      )}
    </div>
  )
}

interface RowsProps {
  readonly members: DirectMembersResult
  readonly onEdit: (account: string) => void
}

function Rows({ members, onEdit }: RowsProps) {
  const text = useText()
  const { list, total = 0 } = members
  const intent = useSheetIntent(rateForm)
  return (
    <QueryView
      of={members}
      waiting={<Skeleton shape="row" height="68px" count={6} />}
      empty={list.length === 0 && <EmptyState drawing="records" text={text('team.nobody')} hint={text('team.nobodyHint')} />}
    >
      <section aria-label={text('title.rebateEdit')}>
        <WindowVirtualizer {...LONG_LIST}>
          {list.map(({ account, about }) => (
            <div key={account} className={styles.mate}>
              <button type="button" className={styles.person} {...intent} onClick={() => onEdit(account)}>
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{account}</bdi>
                  </span>
                  <span className={styles.note}>
                    <bdi>{about}</bdi>
                  </span>
                </span>
                <Icon name="edit" size={20} />
                <span className="visually-hidden">{text('rates.edit', { account })}</span>
              </button>
            </div>
          ))}
        </WindowVirtualizer>
        <ListEnd of={members} said={text('team.end', { count: total })} />
      </section>
    </QueryView>
  )
}
