import { GAME_GROUP, useGroupBanners } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { BannerStrip } from '../../../shared/BannerStrip.tsx'
import { QueryView } from '../../../shared/QueryView.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What the site announces above a list of games, in one line that scrolls sideways; nothing where it announces nothing (LIST-16). */
export function GameBanners() {
  const text = useText()
  const read = useGroupBanners(GAME_GROUP)
  return (
    <QueryView of={read} silent waiting={<Skeleton shape="block" height="var(--banner-height)" />}>
      {read.banners.length > 0 && <BannerStrip banners={read.banners} label={text('carousel.banners')} />}
    </QueryView>
  )
}
