import type { Guard } from '@lobbykit/hooks'
import type { ComponentType } from 'react'
import type { LazyPart } from '../ui/lazyPart.ts'

/** One route: where it is, how it is dressed, who may open it, what it shows. */
export interface Route {
  paths: readonly string[]
  /** Id of the header's title; the brand stands there without one (APP-09). */
  title?: string
  header: boolean
  footer: boolean
  guard: Guard
  screen: LazyPart<ComponentType>
}
