import { useText } from '../../../intl/IntlProvider.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'

/** What stands there until the code is here, in its measures. */
export function Waiting() {
  const text = useText()
  return (
    <div role="status">
      <span className="visually-hidden">{text('sheet.loading')}</span>
      <Skeleton shape="block" height="120px" />
      <Skeleton shape="block" height="420px" />
      <Skeleton shape="block" height="92px" />
    </div>
  )
}
