import type { LgwOperations, WpsOperations } from '@lobbykit/sdk'
import type { Outcome } from './answers.ts'
import type { MemberRow, SessionRow } from './rows.ts'
import type { World } from './world.ts'

type Operations = WpsOperations & LgwOperations
export type OperationId = keyof Operations

type Content<T> = T extends { content: infer C } ? C[keyof C] : never
type Promised<Answer> = Answer extends { success: true; value: infer Value }
  ? Value
  : Answer extends { success: true }
    ? undefined
    : never

/** Checked query parameters of an operation. */
export type Query<Id extends OperationId> = Operations[Id]['parameters'] extends { query?: infer Q } ? NonNullable<Q> : never
/** Checked parameters of an operation's path. */
type Path<Id extends OperationId> = Operations[Id]['parameters'] extends { path: infer P } ? P : Record<string, never>
/** Checked body of an operation. */
export type Body<Id extends OperationId> = Operations[Id] extends { requestBody: infer B } ? Content<B> : undefined
/** What the contract promises as `value` on success. */
export type Value<Id extends OperationId> = Promised<Content<Operations[Id]['responses'][200]>>

/** What a handler is given. Everything in it has been checked against the contract. */
export interface Call<Id extends OperationId> {
  world: World
  query: Query<Id>
  path: Path<Id>
  body: Body<Id>
  /** Present when the token of the call is valid. */
  session: SessionRow | undefined
  member: MemberRow | undefined
  /** Backend language code of the call, or the site's own. */
  language: string
  /** Where the backend answers, without a slash at the end. */
  origin: string
}

type Handler<Id extends OperationId> = (call: Call<Id>) => Outcome<Value<Id>>
export type Handlers = { [Id in OperationId]: Handler<Id> }
