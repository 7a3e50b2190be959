import { type ListedPromotion, useImages, usePromotions } from '@lobbykit/hooks'
import { Link, useSearch } from 'wouter'
import { useText } from '../../../intl/IntlProvider.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { WaitingList } from '../../../shared/WaitingList.tsx'
import { Choices } from '../../../ui/Choices.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PromotionMark } from '../PromotionMark.tsx'
import { Promotion } from './Promotion.tsx'
import styles from './Promotions.module.css'

/** The promotions, each by its picture; with an id in the address the one that it names (ROUTE-01, ROUTE-05, MEM-09). */
export function Promotions() {
  const text = useText()
  const { promotions, categories, id, ...read } = usePromotions(useSearch())
  if (id !== undefined) return <Promotion />
  return (
    <QueryView of={read} empty={promotions.length === 0 && <EmptyState drawing="gifts" text={text('promotion.none')} />}>
      <Choices
        label={text('promotion.categories')}
        of={categories.map(({ name, ...choice }) => ({ ...choice, name: name ?? text('promotion.every') }))}
      />
      <WaitingList of={read} className={styles.list} waiting={<Skeleton shape="block" height="min(62vw, 298px)" count={3} />}>
        {promotions.map((promotion, index) => (
          <Card key={promotion.id} promotion={promotion} eager={index < 2} />
        ))}
      </WaitingList>
    </QueryView>
  )
}

function Card({ promotion, eager }: { promotion: ListedPromotion; eager: boolean }) {
  const { title, day, imageUrl, path } = promotion
  const images = useImages()
  return (
    <li>
      <Link href={path} className={styles.card}>
        <Picture
          places={images.of(imageUrl)}
          alt=""
          width="800"
          height="400"
          loading={eager ? 'eager' : 'lazy'}
          className={styles.picture}
          otherwise={<span className={styles.picture} />}
        />
        <span className={styles.words}>
          <span className={styles.name}>
            <strong dir="auto">{title}</strong>
            {day && <time dateTime={day}>{day}</time>}
          </span>
          <PromotionMark {...promotion} />
          <Icon name="chevron" size={18} />
        </span>
      </Link>
    </li>
  )
}
