import { tagOf } from './language.rules.ts'

/** A language the product knows: the backend's code, its BCP 47 tag and its own name. */
export interface Language {
  /** The backend's code of it, such as EN. */
  code: string
  /** Its BCP 47 tag. */
  tag: string
  /** Its name, written in the language itself. */
  name: string
  /** The flag that stands for it: that of a country where it is spoken (assumed). */
  flag: string
}

const REGIONAL_INDICATOR_A = 0x1f1e6
/** The flag of a country, as text: its two letters as regional indicators. */
const flagOf = (country: string) =>
  String.fromCodePoint(...[...country].map((letter) => letter.charCodeAt(0) + REGIONAL_INDICATOR_A - 65))

/** The 29 languages of the product (APP-25). */
export const LANGUAGES: readonly Language[] = [
  ['CN', '简体中文', 'CN'],
  ['EN', 'English', 'GB'],
  ['JA', '日本語', 'JP'],
  ['TH', 'ไทย', 'TH'],
  ['VI', 'Tiếng Việt', 'VN'],
  ['MY', 'မြန်မာ', 'MM'],
  ['ES', 'Español', 'ES'],
  ['HI', 'हिन्दी', 'IN'],
  ['ID', 'Indonesia', 'ID'],
  ['KM', 'ខ្មែរ', 'KH'],
  ['KO', '한국어', 'KR'],
  ['MS', 'Melayu', 'MY'],
  ['PT', 'Português', 'PT'],
  ['TA', 'தமிழ்', 'LK'],
  ['TW', '繁體中文', 'TW'],
  ['TY', 'Tagalog', 'PH'],
  ['UR', 'اردو', 'PK'],
  ['TR', 'Türkçe', 'TR'],
  ['BN', 'বাংলা', 'BD'],
  ['AR', 'العربية', 'SA'],
  ['FA', 'فارسی', 'IR'],
  ['RU', 'Русский', 'RU'],
  ['KK', 'Қазақ', 'KZ'],
  ['UZ', 'Oʻzbek', 'UZ'],
  ['LO', 'ລາວ', 'LA'],
  ['NE', 'नेपाली', 'NP'],
  ['FR', 'Français', 'FR'],
  ['TE', 'తెలుగు', 'IN'],
  ['SW', 'Kiswahili', 'TZ'],
].map(([code = '', name = '', country = '']) => ({ code, tag: tagOf(code), name, flag: flagOf(country) }))

/** The language of a backend code; an unknown code counts as English. */
export const languageOf = (code: string): Language =>
  LANGUAGES.find((language) => language.code === code) ?? { code: 'EN', tag: 'en', name: 'English', flag: flagOf('GB') }
