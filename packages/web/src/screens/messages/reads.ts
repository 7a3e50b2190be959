import { helpQueryOptions, messagesInfiniteQueryOptions, read, readPages } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

export const help = ({ language }: ReadPlace) => [read(helpQueryOptions, { language })]

/** Only the list of everything: what an address filters by, the build cannot know. */
export const inbox = ({ language, search }: ReadPlace) =>
  search === '' ? [readPages(messagesInfiniteQueryOptions, { language, filter: 'all' })] : []
