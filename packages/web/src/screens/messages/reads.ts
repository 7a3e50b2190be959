import { messagesInfiniteQueryOptions, readPages } from '@lobbykit/hooks'
import type { ReadPlace } from '../../app/route.ts'

/** Only the list of everything: what an address filters by, the build cannot know. */
export const inbox = ({ language, search }: ReadPlace) =>
  search === '' ? [readPages(messagesInfiniteQueryOptions, { language, filter: 'all' })] : []
