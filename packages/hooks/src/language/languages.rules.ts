import { tagOf } from './language.rules.ts'

/** A language the product knows: the backend's code, its BCP 47 tag and its own name. */
export interface Language {
  code: string
  tag: string
  name: string
}

/** The 29 languages of the product (APP-25). */
export const LANGUAGES: readonly Language[] = [
  ['CN', '简体中文'],
  ['EN', 'English'],
  ['JA', '日本語'],
  ['TH', 'ไทย'],
  ['VI', 'Tiếng Việt'],
  ['MY', 'မြန်မာ'],
  ['ES', 'Español'],
  ['HI', 'हिन्दी'],
  ['ID', 'Indonesia'],
  ['KM', 'ខ្មែរ'],
  ['KO', '한국어'],
  ['MS', 'Melayu'],
  ['PT', 'Português'],
  ['TA', 'தமிழ்'],
  ['TW', '繁體中文'],
  ['TY', 'Tagalog'],
  ['UR', 'اردو'],
  ['TR', 'Türkçe'],
  ['BN', 'বাংলা'],
  ['AR', 'العربية'],
  ['FA', 'فارسی'],
  ['RU', 'Русский'],
  ['KK', 'Қазақ'],
  ['UZ', 'Oʻzbek'],
  ['LO', 'ລາວ'],
  ['NE', 'नेपाली'],
  ['FR', 'Français'],
  ['TE', 'తెలుగు'],
  ['SW', 'Kiswahili'],
].map(([code = '', name = '']) => ({ code, tag: tagOf(code), name }))

/** The language of a backend code; an unknown code counts as English. */
export const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language.code === code) ?? { code: 'EN', tag: 'en', name: 'English' }
