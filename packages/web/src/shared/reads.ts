import type { Read } from '@lobbykit/hooks'

/** Where the visitor is, as far as the first calls depend on it. */
export interface ReadPlace {
  /** Code of the language, as the backend has it. */
  readonly language: string
  /** The query of the address, without the question mark. */
  readonly search: string
}

/** What an address asks first, as reads of the rules. */
export type ReadsOf = (place: ReadPlace) => readonly Read[] | Promise<readonly Read[]>
