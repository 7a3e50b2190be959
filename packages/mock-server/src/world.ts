import type { Catalogue } from './catalogue.ts'
import type { Random } from './random.ts'
import type { Scenario } from './scenarios/scenarios.ts'
import type { Store } from './store.ts'

/** A code or an answer that a person would get elsewhere: by SMS or e-mail, or by looking at an image. */
export type MadeCode =
  | {
      kind: 'sms'
      purpose: string
      mobile: string
      /** Dialling code of the number's country, where the call named one. */
      country?: string
      code: string
      at: number
      expiresAt: number
      used: boolean
    }
  | { kind: 'captcha'; id: string; answer: string; at: number; expiresAt: number; used: boolean }
  | { kind: 'mail'; account: string; email: string; password: string; at: number }

/** What handlers act on: data, time, chance and the scenario. Nothing below them reads a clock or a random source itself. */
export interface World {
  readonly db: Store
  /** The games; empty while the scenario says so. */
  readonly catalogue: Catalogue
  /** What the data was seeded with. */
  readonly seed: number
  /** When the data was seeded, ms since 1970. */
  readonly startedAt: number
  /** How many members the large team has that are made from the seed when they are asked for. */
  readonly crowd: number
  readonly scenario: Scenario
  /** Whitelabel flags after scenario and overrides. */
  readonly flags: Readonly<Record<string, boolean>>
  now(): number
  random: Random
  /** A number nobody had before. */
  nextId(): number
  /** Called for every code made, for a log. */
  onCode(made: MadeCode): void
}
