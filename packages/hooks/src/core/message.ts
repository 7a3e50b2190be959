import type en from '../messages/en.json'

/** Ids of the texts that rules emit; the catalogues stand in `messages/`. */
export type MessageId = keyof typeof en

/** What a rule has to say: a text by id with its values, or the backend's own text of a rule. */
export type Message =
  | {
      /** Id of the text in the catalogues. */
      id: MessageId
      /** Values for the placeholders of the text, by name. */
      values?: Record<string, string | number>
    }
  | {
      /** The backend's own text, shown as it is. */
      text: string
    }

/**
 * Puts a message into words with a flat catalogue, replacing `{name}` placeholders. Enough for skins without a message
 * library; a text that is missing shows its id.
 */
export function textOf(message: Message, catalogue: Readonly<Record<string, string>>): string {
  if ('text' in message) return message.text
  const text = catalogue[message.id] ?? message.id
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(message.values?.[name] ?? whole))
}
