/** The colour of a category's icon; one the theme does not know takes that of HOT. */
export const categoryColour = (key: string): string => `var(--category-${key.toLowerCase()}, var(--category-hot))`
