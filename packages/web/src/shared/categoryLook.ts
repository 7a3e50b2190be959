import type { IconName } from '../ui/Icon.tsx'

const CATEGORY_ICONS: ReadonlySet<string> = new Set<IconName>([
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'ELOTT',
  'LOTT',
  'COCKFIGHT',
])
const isCategoryIcon = (key: string): key is IconName => CATEGORY_ICONS.has(key)

/** The icon of a category of the backend; one that has no drawing of its own gets that of play. */
export const categoryIcon = (key: string): IconName => (isCategoryIcon(key) ? key : 'play')

/** The colour of a category's icon; one the theme does not know takes that of HOT. */
export const categoryColour = (key: string): string => `var(--category-${key.toLowerCase()}, var(--category-hot))`

/** The icon and the colour of a category. */
export const categoryLook = (key: string) => ({ icon: categoryIcon(key), colour: categoryColour(key) })
