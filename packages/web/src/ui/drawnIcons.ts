import { icons } from './icons.ts'

/**
 * The drawings that are here. A production build fills it: whoever names an icon brings its drawing along, so that a script
 * carries the icons of its own screens only; those that no script has stand in the page, or come with the facts of the build (`parts/partFiles.ts`). Everywhere else all of them are here.
 */
export const drawnIcons: Partial<Record<string, string>> = import.meta.env.PROD ? {} : { ...icons }
