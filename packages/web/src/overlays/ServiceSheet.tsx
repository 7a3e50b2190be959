import { useText } from '../intl/IntlProvider.tsx'
import { ServiceChannels } from '../shared/ServiceChannels.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { useSheet } from './useSheet.ts'

/** The channels behind the floating button (MENU-04). */
export function ServiceSheet() {
  const text = useText()
  const { isOpen, close } = useSheet('service')
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={text('title.service')}
      description={text('service.always')}
      closeLabel={text('sheet.close')}
    >
      <ServiceChannels />
    </Sheet>
  )
}
