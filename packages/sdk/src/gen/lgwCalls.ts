// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Arguments, Gateway, UnfinishedCall, Value, WrongCall } from '../gateway.ts'
import type { operations, paths } from './lgw.ts'

interface LgwGetPaths {
  /** Lottery games and the draw that is open. Asked by the lottery center. */
  (path: '/lgw/games', ...init: Arguments<operations['listLotteryGames']>): Promise<Value<operations['listLotteryGames']>>
  /** One game: the open draw and those after it, and how it is played. Asked by the game's screen, and again when a draw has closed. */
  (path: '/lgw/games/{code}', ...init: Arguments<operations['getLotteryGame']>): Promise<Value<operations['getLotteryGame']>>
  /** What a game drew, the newest first. Asked by the game's screen for its last results and trends. */
  (
    path: '/lgw/games/{code}/draws',
    ...init: Arguments<operations['listLotteryDraws']>
  ): Promise<Value<operations['listLotteryDraws']>>
  /** A page of the member's orders, the newest first. Asked by the history of bets, and for one order whose draw was held while the page showed only others. */
  (path: '/lgw/orders', ...init: Arguments<operations['listLotteryOrders']>): Promise<Value<operations['listLotteryOrders']>>
}
export interface LgwGet extends UnfinishedCall<paths, 'get'>, LgwGetPaths, WrongCall<paths, 'get'> {}

interface LgwPostPaths {
  /** Bet on a draw, or on several in a row. Asked by the bet slip. All bets are taken, or none of them. With more than one draw it is a chase; each bet on each draw is a suborder of its own, which can be cancelled until its draw closes. The stake leaves the wallet at once; as played it counts at the draw, wherever play counts: in records, rebates, missions, promotions, the club and what agents are paid. The lottery becomes the first of the member's recent games. A refusal by lottery.odds.changed carries in its value the methods whose odds are others now. */
  (path: '/lgw/orders', ...init: Arguments<operations['placeLotteryOrder']>): Promise<Value<operations['placeLotteryOrder']>>
  /** Take suborders back whose draws are still open. Asked by the history of bets. All of them are cancelled, or none; what was staked comes back to the wallet. */
  (
    path: '/lgw/orders/suborders/cancel',
    ...init: Arguments<operations['cancelLotterySuborders']>
  ): Promise<Value<operations['cancelLotterySuborders']>>
}
export interface LgwPost extends UnfinishedCall<paths, 'post'>, LgwPostPaths, WrongCall<paths, 'post'> {}

interface LgwPutPaths {}
export interface LgwPut extends UnfinishedCall<paths, 'put'>, LgwPutPaths, WrongCall<paths, 'put'> {}

interface LgwDeletePaths {}
export interface LgwDelete extends UnfinishedCall<paths, 'delete'>, LgwDeletePaths, WrongCall<paths, 'delete'> {}

/** The calls of this gateway by method and path. */
export interface LgwGateway extends Gateway<paths> {
  GET: LgwGet
  POST: LgwPost
  PUT: LgwPut
  DELETE: LgwDelete
}
