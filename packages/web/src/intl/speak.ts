import type { Message, MessageId } from '@lobbykit/hooks'
import type english from '../messages/en.json'
import type { Formatter } from './formatter.ts'
import { type PlainText, type Plural, packsOf } from './words.ts'

/** Id of a text: of the rules, or of the screens. */
export type TextId = MessageId | keyof typeof english
/** What stands in a text's `{placeholders}`. */
export type Values = Readonly<Record<string, string | number>>
/** Puts an id, or a message of the rules, into words. */
export type SayText = (message: Message | TextId, values?: Values) => string

/** Speaks one language with the words that are here; an id without a text shows as it is. */
export function createSayText(language: string, tag: string): SayText {
  let formatter: Formatter | undefined
  const say = (id: string, values: Values | undefined): string => {
    for (const { words, createFormatter } of packsOf(language).values()) {
      const text = Object.hasOwn(words, id) ? words[id] : undefined
      if (text === undefined) continue
      if (typeof text === 'string' || !('icu' in text || 'by' in text)) return fill(text, values, tag)
      if ('by' in text) return choose(text, values, tag)
      formatter ??= createFormatter?.(tag)
      return formatter?.(id, text.icu, values) ?? id
    }
    return id
  }
  return (message, values) => {
    if (typeof message === 'string') return say(message, values)
    return 'text' in message ? message.text : say(message.id, message.values)
  }
}

const fill = (text: PlainText, values: Values | undefined, tag: string): string =>
  typeof text === 'string' ? text : text.map((part, index) => (index % 2 ? shown(part, values, tag) : part)).join('')

const shown = (name: string, values: Values | undefined, tag: string): string =>
  name.startsWith('#') ? new Intl.NumberFormat(tag).format(Number(values?.[name.slice(1)])) : String(values?.[name] ?? '')

function choose({ by, forms }: Plural, values: Values | undefined, tag: string): string {
  const count = Number(values?.[by])
  const form = forms[new Intl.PluralRules(tag).select(count)] ?? forms.other
  return fill(form, { ...values, '': count }, tag)
}
