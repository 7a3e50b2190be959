import { type Message, textOf } from '@lobbykit/hooks'
import rules from '@lobbykit/hooks/messages/en.json'
import own from './en.json'

/** All texts that a skin shows: those of the rules, and those of its screens. Other languages stand beside these. */
export const words = { ...rules, ...own }

/** What the hooks have to say, in words; nothing for nothing. */
export function say(message: Message): string
export function say(message: Message | undefined): string | undefined
export function say(message: Message | undefined) {
  return message && textOf(message, words)
}

/** A text of the screens with its values filled in. */
export const fill = (text: keyof typeof own, values: Record<string, string | number>) =>
  own[text].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
