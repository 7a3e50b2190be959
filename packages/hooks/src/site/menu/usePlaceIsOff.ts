import { useSettings } from '../startup/useStartup.ts'
import { type PlaceId, placesOf } from './places.rules.ts'

const ANYBODY = { type: undefined, toUpline: undefined }

/** Whether the site has switched off what a menu would lead to; no, until its settings are known (MEM-02, MENU-02). */
export function usePlaceIsOff(place: PlaceId): boolean {
  const settings = useSettings()
  return settings.isKnown && placesOf([place], settings, ANYBODY).length === 0
}
