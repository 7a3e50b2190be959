import type { HttpHandler } from 'msw'
import type { Violation } from './check.ts'
import type { KycDecision } from './domain/kyc.ts'
import type { PromotionDecision } from './domain/promotions.ts'
import type { FaultKind, FaultTarget, SetFault } from './faults.ts'
import type { Latency, Sleep } from './gate.ts'
import type { RunDraw } from './lottery/runDraw.ts'
import type { Random } from './random.ts'
import type { FeedbackRow, MemberRow, OrderRow } from './rows.ts'
import type { ScenarioName } from './scenarios/scenarios.ts'
import type { Snapshot } from './snapshot.ts'
import type { MadeCode } from './world.ts'

export interface MockOptions {
  /** Same seed, same data and same chance. Default 1. */
  seed?: number
  /** Milliseconds since 1970. Default: the real clock. */
  clock?: () => number
  /** Numbers from 0 to 1 for codes, tokens and games. Default: a source made from the seed. */
  random?: Random
  /** Games of the catalogue at the least. Default 1200. */
  games?: number
  /** Members of the large team, that of agent02. Default 10,000. */
  crowd?: number
  /** Default 'normal'. */
  scenario?: ScenarioName
  /** The only merchant code whose calls are answered. Default: any. */
  merchant?: string
  /** Backend language code for calls that say none. Default 'EN'. */
  language?: string
  /** How long every call takes: milliseconds, or a range. Default 0. */
  latencyMs?: Latency
  /** How to wait; a test passes one that does not. */
  sleep?: Sleep
  /**
   * Every request and answer is checked against the contract. A request that breaks it is refused with 400; an answer that
   * breaks it becomes a 500 (`throw`, the default) or goes out as it is (`report`). Both are noted in `violations`. `off`
   * checks neither, for pages that forbid compiling code.
   */
  checkContract?: 'throw' | 'report' | 'off'
  /** Whether calls the contract marks as encrypted may come with `Encryption: none`. Default true. */
  allowPlainBodies?: boolean
  /** Absolute origin of launch addresses. Default: the origin of the request. */
  origin?: string
  /** Whitelabel flags that differ from the scenario's. */
  flags?: Readonly<Record<string, boolean>>
  /** What an earlier backend of the same seed and size kept. */
  state?: Snapshot
  /** Called for every SMS code, captcha and mailed password made. */
  onCode?: (made: MadeCode) => void
}

/** A call that arrived, without anything that must not be kept. */
export interface LoggedCall {
  /** What its answer calls the request (`X-Request-Id`). */
  requestId: string
  method: string
  path: string
  operationId: string
  /** ms since 1970. */
  at: number
  module: string | null
  merchant: string | null
  device: string | null
  /** The scheme of the Encryption header, without its key. */
  encryption: string | null
  /** Whether a token came along. */
  hasToken: boolean
  /** Query parameters but the token. */
  query: Record<string, string>
  /** The status of its answer; undefined while it is under way, 0 where none came back. */
  status: number | undefined
  /** How long its answer took, in milliseconds; undefined while it is under way. */
  ms: number | undefined
  /** What in the request or its answer breaks the contract. */
  flaws: string[]
}

export interface MockBackend {
  /** Request handlers for MSW 3: one per call of the contract, and those of artwork, launched games and developers. */
  readonly handlers: readonly HttpHandler[]
  /** Answers a request without MSW. A dropped call resolves to `Response.error()`. */
  handle(request: Request): Promise<Response>
  /** The last SMS code sent to a mobile number. */
  sms(mobile: string): string | undefined
  /** The answer of a captcha: the one of `id`, else the one made last. */
  captcha(id?: string): string | undefined
  /** The last password mailed to a member, by account name. */
  mail(account: string): string | undefined
  /** A member by account name, as the backend knows it; money in cents. */
  member(account: string): MemberRow | undefined
  /** Codes, captcha answers and mailed passwords, newest first. */
  codes(): MadeCode[]
  /** Sum of a member's ledger in cents; always the same as the balance. */
  ledger(account: string): number
  /** Deposits, withdrawals and transfers of a member, oldest first. */
  orders(account: string): OrderRow[]
  /** What a member had to say, oldest first; of its pictures, how many there were. */
  feedback(account: string): FeedbackRow[]
  /** What an operator decides about an order that waits: done, or refused. */
  endOrder(id: string, isDone: boolean): void
  /** Requests and answers that broke the contract. */
  readonly violations: readonly Violation[]
  /** The last 1000 calls of the contract, oldest first. */
  readonly calls: readonly LoggedCall[]
  scenario: ScenarioName
  /** Switches a whitelabel flag, over the scenario's. */
  setFlag(flag: string, on: boolean): void
  /** Makes calls fail: from now on, or so many times. */
  fault(target: FaultTarget, kind: FaultKind, times?: number): void
  clearFaults(): void
  /** The calls that go wrong now. */
  faults(): SetFault[]
  /** Approves a proof of identity that waits, or refuses it; false where the member has none that waits. */
  decideKyc(account: string, decision: KycDecision): boolean
  /** Issues the bonus of an application that waits, or rejects it; false where none of the member's waits. */
  decidePromotion(account: string, promotionId: number, decision: PromotionDecision): boolean
  /** Sets what a method of a lottery pays to so many percent of the seed's odds; false where there is none of that name. */
  changeOdds(code: string, method: string, percent: number): boolean
  /** What the backend's clock says, ms since 1970. */
  now(): number
  /** Moves the backend's clock on, for every call and all its data: sessions, codes and orders run out as they would. */
  moveClock(ms: number): void
  /**
   * Moves the clock on until the next numbers of a lottery are drawn, and pays the bets; undefined where there is no lottery of that
   * code.
   */
  runDraw(code: string): RunDraw | undefined
  /** Ends all sessions of a member. */
  endSessions(account: string): void
  /**
   * Makes what is otherwise made when it is first asked for: the twelve months of the seeded members and their team, and the
   * checks of the contract. It takes one to three seconds, and no page of a record takes longer than another afterwards; a
   * server does it when nobody asks.
   */
  prepare(): void
  /** Back to the seed, the first scenario and no faults. */
  reset(): void
  snapshot(): Snapshot
  /** Grows with every change of the data. */
  revision(): number
}
