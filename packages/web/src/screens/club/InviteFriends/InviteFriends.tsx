import {
  friendsInfiniteQueryOptions,
  type InviteFriendsResult,
  inviteAccess,
  read,
  readPages,
  readWhere,
  referralQueryOptions,
  useInviteFriends,
} from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Closed } from '../../../overlays/Closed.tsx'
import { CopyButton } from '../../../shared/CopyButton.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import type { ReadPlace } from '../../../shared/reads.ts'
import { Button } from '../../../ui/Button.tsx'
import { Illustration } from '../../../ui/Illustration.tsx'
import { Money } from '../../../ui/Money.tsx'
import { QrCode } from '../../../ui/QrCode.tsx'
import { FriendList } from './FriendList.tsx'
import styles from './InviteFriends.module.css'
import { Waiting } from './Waiting.tsx'

/** Nothing is asked before the settings say that friends are invited here: no page of the build can know it. */
export const reads = ({ language }: ReadPlace) => [
  readWhere(
    inviteAccess,
    { language },
    read(referralQueryOptions, undefined),
    readPages(friendsInfiniteQueryOptions, undefined),
  ),
]

/** Code, link and QR code of a member, what they bring, and who came by them (MEM-06). */
export function InviteFriends() {
  return (
    <div className={styles.page}>
      <Invitation />
    </div>
  )
}

function Invitation() {
  const invite = useInviteFriends()
  if (invite.closed) return <Closed why={invite.closed} />
  return (
    <QueryView of={invite} waiting={<Waiting />}>
      <Content invite={invite} />
    </QueryView>
  )
}

function Content({ invite }: { readonly invite: InviteFriendsResult }) {
  const text = useText()
  const { reward, totals, friends } = invite
  return (
    <>
      <div className={styles.hero}>
        <Illustration name="gifts" />
        <p className={styles.promise}>{reward ? text('invite.promise', { amount: reward }) : text('invite.promiseNone')}</p>
        {reward && <p className={styles.note}>{text('invite.terms')}</p>}
      </div>
      <Ways {...invite} />
      <section className={styles.part} aria-labelledby="invite-how">
        <h2 id="invite-how">{text('invite.how')}</h2>
        <ol className={styles.steps}>
          <li>{text('invite.how1')}</li>
          <li>{text('invite.how2')}</li>
          <li>{reward ? text('invite.how3', { amount: reward }) : text('invite.how3None')}</li>
        </ol>
      </section>
      {totals && <Totals {...totals} />}
      <FriendList friends={friends} />
    </>
  )
}

/** The ways a link goes to a friend: a picture to scan, a text to copy, another app. */
function Ways({ code = '', link = '', share }: InviteFriendsResult) {
  const text = useText()
  return (
    <section className={styles.card} aria-label={text('invite.ways')}>
      <figure className={styles.code}>
        <QrCode text={link} label={text('invite.scan')} failed={text('qr.failed')} />
        <figcaption className={styles.note}>{text('invite.scan')}</figcaption>
      </figure>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{text('invite.code')}</dt>
          <dd>
            <span className={styles.letters}>
              <bdi>{code}</bdi>
            </span>
            <CopyButton text={code} what={text('invite.code')} />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{text('invite.link')}</dt>
          <dd>
            <span className={styles.link}>
              <bdi dir="ltr">{link}</bdi>
            </span>
            <CopyButton text={link} what={text('invite.link')} />
          </dd>
        </div>
      </dl>
      {share && (
        <Button variant="primary" size="large" block icon="send" onClick={() => void share(text('invite.shareText'))}>
          {text('invite.share')}
        </Button>
      )}
    </section>
  )
}

function Totals({ registered, deposited, reward }: NonNullable<InviteFriendsResult['totals']>) {
  const text = useText()
  return (
    <section aria-label={text('invite.totals')}>
      <dl className={styles.totals}>
        <div>
          <dt>{text('invite.registered')}</dt>
          <dd>{text('number', { count: registered })}</dd>
        </div>
        <div>
          <dt>{text('invite.deposited')}</dt>
          <dd>{text('number', { count: deposited })}</dd>
        </div>
        <div>
          <dt>{text('invite.reward')}</dt>
          <dd>
            <Money text={reward} />
          </dd>
        </div>
      </dl>
    </section>
  )
}
