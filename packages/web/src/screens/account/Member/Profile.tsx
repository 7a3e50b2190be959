import { type MemberCenterResult, useImages, useMember } from '@lobbykit/hooks'
import { Link } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { merchant } from '../../../merchant.ts'
import { Picture } from '../../../shared/Picture.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './Member.module.css'

/** Who the member is: name, rank, days of membership; a tap leads to the benefits (MEM-04). */
export function Profile({ name, profile }: MemberCenterResult) {
  const text = useText()
  const images = useImages()
  const { info } = useMember()
  const content = (
    <>
      <span className={styles.portrait} aria-hidden>
        <Picture
          places={images.of(info?.icon)}
          alt=""
          width="56"
          height="56"
          otherwise={name ? [...name][0]?.toUpperCase() : <Icon name="user" size={28} />}
        />
      </span>
      <span className={styles.who}>
        <span className={styles.person}>
          <strong dir="auto">{name ?? <Skeleton width="7rem" />}</strong>
          {profile?.vipLabel && <span className={styles.rank}>{profile.vipLabel}</span>}
        </span>
        <small>
          {profile?.days === undefined
            ? !profile && <Skeleton width="11rem" />
            : text('member.joined', { name: merchant.name, days: profile.days })}
        </small>
      </span>
      <Icon name="chevron" size={18} />
    </>
  )
  if (!profile) return <div className={styles.profile}>{content}</div>
  return (
    <Link href={profile.path} className={styles.profile}>
      {content}
    </Link>
  )
}
