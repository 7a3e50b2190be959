import { useAvatar, useImages } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import styles from './SecurityCenter.module.css'

const WAITING = 12

/** The pictures a member may be shown by; a tap chooses one (MEM-07). */
export function AvatarChoice({ onSaved }: { onSaved: () => void }) {
  const text = useText()
  const images = useImages()
  const avatar = useAvatar(onSaved)
  const { icons, chosen, choose, choiceRefusal } = avatar
  return (
    <QueryView of={avatar} compact>
      <div className={styles.form}>
        <WaitingList of={avatar} className={styles.icons} waiting={<Skeleton shape="block" height="72px" count={WAITING} />}>
          {icons.map(({ icon, url }, index) => (
            <li key={icon}>
              <button
                type="button"
                className={styles.icon}
                aria-label={text('security.icon', { position: index + 1 })}
                aria-pressed={icon === chosen}
                onClick={() => void choose(icon)}
              >
                <Picture places={images.of(url)} alt="" width="72" height="72" otherwise={<span className={styles.blank} />} />
              </button>
            </li>
          ))}
        </WaitingList>
        <Refusal message={choiceRefusal} />
      </div>
    </QueryView>
  )
}
