import type { PopupsResult, ShownPopup } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { HouseHtml } from '../../../shared/HouseHtml.tsx'
import { Picture } from '../../../shared/Picture.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PlainSheet } from '../../../ui/PlainSheet.tsx'
import styles from './PopupSheet.module.css'

type Props = PopupsResult & { popup: ShownPopup }

/** A popup announcement: read it, follow it, close it, or see none for the rest of the day (HOME-09). */
export function PopupSheet({ popup, close, closeForToday, follow }: Props) {
  const text = useText()
  return (
    <PlainSheet
      title={popup.title}
      closeLabel={text('sheet.close')}
      onClose={close}
      footer={
        <div className={styles.actions}>
          {popup.link && (
            <Button variant="primary" block onClick={follow}>
              {text('popup.open')}
            </Button>
          )}
          <Button variant="ghost" block onClick={closeForToday}>
            {text('popup.today')}
          </Button>
        </div>
      }
    >
      <div className={styles.popup}>
        <Picture className={styles.image} places={popup.images} alt="" width="800" height="400" />
        <HouseHtml html={popup.content} />
      </div>
    </PlainSheet>
  )
}
