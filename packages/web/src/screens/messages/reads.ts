import { inboxFilterOf, messageIdOf, messageQueryOptions, messagesInfiniteQueryOptions, read, readPages } from '@lobbykit/hooks'
import type { ReadPlace } from '../../shared/reads.ts'

export const inbox = ({ language, search }: ReadPlace) => [
  readPages(messagesInfiniteQueryOptions, { language, filter: inboxFilterOf(search) }),
]

/** The message that the address names, else the inbox. */
export function message(place: ReadPlace) {
  const id = messageIdOf(place.search)
  return id === undefined ? inbox(place) : [read(messageQueryOptions, { language: place.language, id })]
}
