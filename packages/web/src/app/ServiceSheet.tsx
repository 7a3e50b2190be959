import { Sheet } from '../ui/Sheet.tsx'
import { ServiceChannels } from './ServiceChannels.tsx'
import { useSheet } from './useSheet.ts'
import { useText } from './useText.ts'

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
