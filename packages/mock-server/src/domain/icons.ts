/** The pictures that a member may be shown by; the artwork draws one for each name. */
export const icons: readonly string[] = [
  'amihan',
  'bathala',
  'dalisay',
  'hiraya',
  'kalaw',
  'ligaya',
  'mayumi',
  'sampaguita',
  'silang',
  'tala',
  'tamaraw',
  'yakal',
]

/** Address of a picture on the mock's own host. */
export const iconUrl = (icon: string) => `/art/avatar/${icon}.svg`
