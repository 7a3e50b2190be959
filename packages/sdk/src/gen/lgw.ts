// Generated from openapi/ by `pnpm gen`; a change belongs there.
export interface paths {
  '/lgw/games': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Lottery games and the draw that is open.
     * @description Asked by the lottery center.
     */
    get: operations['listLotteryGames']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lgw/games/{code}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One game: the open draw and those after it, and how it is played.
     * @description Asked by the game's screen, and again when a draw has closed.
     */
    get: operations['getLotteryGame']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lgw/games/{code}/draws': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a game drew, the newest first.
     * @description Asked by the game's screen for its last results and trends.
     */
    get: operations['listLotteryDraws']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lgw/orders': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the member's orders, the newest first.
     * @description Asked by the history of bets, and for one order whose draw was held while the page showed only others.
     */
    get: operations['listLotteryOrders']
    put?: never
    /**
     * Bet on a draw, or on several in a row.
     * @description Asked by the bet slip. All bets are taken, or none of them. With more than one draw it is a chase; each bet on each draw is a suborder of its own, which can be cancelled until its draw closes. The stake leaves the wallet at once; as played it counts at the draw, wherever play counts: in records, rebates, missions, promotions, the club and what agents are paid. The lottery becomes the first of the member's recent games. A refusal by lottery.odds.changed carries in its value the methods whose odds are others now.
     */
    post: operations['placeLotteryOrder']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/lgw/orders/suborders/cancel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take suborders back whose draws are still open.
     * @description Asked by the history of bets. All of them are cancelled, or none; what was staked comes back to the wallet.
     */
    post: operations['cancelLotterySuborders']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    LotteryGame: LotteryGame
    Refusal: Refusal
    OpenDraw: OpenDraw
    DrawnDraw: DrawnDraw
    PickRow: PickRow
    LotteryOdds: LotteryOdds
    LotteryMethod: LotteryMethod
    LotteryTable: LotteryTable
    LotterySuborder: LotterySuborder
    LotteryOrder: LotteryOrder
    LotteryOrderPage: LotteryOrderPage
    LotteryBet: LotteryBet
    LotteryBets: LotteryBets
    LotteryCancelled: LotteryCancelled
  }
  responses: {
    /** @description The request breaks the contract or a limit, or comes from a region the site is closed to. */
    RefusedAnswer: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "errorCode": "request.invalid",
         *       "message": "pageNo must be a number"
         *     }
         */
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description The backend failed or is under maintenance. */
    FailedAnswer: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "errorCode": "server.error",
         *       "message": "internal error"
         *     }
         */
        'application/json': components['schemas']['Refusal']
      }
    }
    /** @description The token is missing, unknown or no longer valid. */
    SessionEndedAnswer: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": false,
         *       "errorCode": "session.ended",
         *       "message": "session ended"
         *     }
         */
        'application/json': components['schemas']['Refusal']
      }
    }
  }
  parameters: {
    /**
     * @description Backend code of the language the texts should be in (EN, TY, CN, …).
     * @example EN
     */
    language: string
    /**
     * @description Code of the game, in whatever case.
     * @example ELOTT_ELOTT_1
     */
    code: string
    /**
     * @description Draws at the most.
     * @example 30
     */
    limit: number
    /**
     * @description Only orders of this game; absent for all.
     * @example ELOTT_ELOTT_1
     */
    codeFilter: string
    /**
     * @description Only orders with a suborder that stands so; absent for all.
     * @example open
     */
    orderStatus: 'open' | 'won' | 'lost' | 'cancelled'
    /**
     * @description Only the order of this number; absent for all.
     * @example L20251112-1007
     */
    orderFilter: string
    /**
     * @description First page is 1.
     * @example 1
     */
    pageNo: number
    /**
     * @description Orders a page.
     * @example 20
     */
    pageSize: number
    /**
     * @description Merchant code, from configuration. The header's name is an option of the SDK.
     * @example lobbykit
     */
    MerchantHeader: string
    /**
     * @description Names what the caller wants done. Calls with one key are done at most once, and all get the same answer; the key with another body is refused. The header's name is an option of the SDK.
     * @example b3f1c2d4-5e6f-4a1b
     */
    IntentionHeader: string
  }
  requestBodies: never
  headers: {
    /**
     * @description What the backend calls the request in its logs. The header’s name is an option of the SDK.
     * @example request-17
     */
    RequestIdHeader: string
  }
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  listLotteryGames: {
    parameters: {
      query: {
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Lottery games. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": [
           *         {
           *           "code": "MEGA645",
           *           "name": "Mega 6/45",
           *           "prizeMode": "Lott",
           *           "drawNo": "20261121-0001",
           *           "closesAt": 1795219200000,
           *           "serverTime": 1795219100000
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryGame'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getLotteryGame: {
    parameters: {
      query: {
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
      }
      header?: never
      path: {
        /**
         * @description Code of the game, in whatever case.
         * @example ELOTT_ELOTT_1
         */
        code: components['parameters']['code']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The game. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "code": "ELOTT_ELOTT_1",
           *         "name": "Lucky Five",
           *         "family": "digits5",
           *         "prizeMode": "Elott",
           *         "serverTime": 1762905300000,
           *         "draws": [
           *           {
           *             "drawNo": "20251112-0007",
           *             "closesAt": 1762905600000
           *           }
           *         ],
           *         "results": [
           *           {
           *             "drawNo": "20251112-0005",
           *             "drawnAt": 1762904700000,
           *             "numbers": [
           *               "4",
           *               "0",
           *               "9",
           *               "2",
           *               "7"
           *             ]
           *           }
           *         ],
           *         "drawing": "20251112-0006",
           *         "methods": [
           *           {
           *             "code": "d5_last2",
           *             "name": "Last two",
           *             "kind": "straight",
           *             "playTypes": [
           *               "trad"
           *             ],
           *             "positions": [
           *               3,
           *               4
           *             ],
           *             "rows": [
           *               {
           *                 "label": "Tens",
           *                 "numbers": [
           *                   "0",
           *                   "1"
           *                 ]
           *               },
           *               {
           *                 "label": "Ones",
           *                 "numbers": [
           *                   "0",
           *                   "1"
           *                 ]
           *               }
           *             ],
           *             "odds": [
           *               {
           *                 "match": "",
           *                 "times": 95
           *               }
           *             ],
           *             "oddsId": "a1b2c3",
           *             "minStake": 1,
           *             "maxStake": 10000
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryTable']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listLotteryDraws: {
    parameters: {
      query: {
        /**
         * @description Draws at the most.
         * @example 30
         */
        limit: components['parameters']['limit']
      }
      header?: never
      path: {
        /**
         * @description Code of the game, in whatever case.
         * @example ELOTT_ELOTT_1
         */
        code: components['parameters']['code']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Draws whose numbers are known. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": [
           *         {
           *           "drawNo": "20251112-0006",
           *           "drawnAt": 1762905300000,
           *           "numbers": [
           *             "4",
           *             "0",
           *             "9",
           *             "2",
           *             "7"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DrawnDraw'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listLotteryOrders: {
    parameters: {
      query: {
        /**
         * @description Only orders of this game; absent for all.
         * @example ELOTT_ELOTT_1
         */
        code?: components['parameters']['codeFilter']
        /**
         * @description Only orders with a suborder that stands so; absent for all.
         * @example open
         */
        status?: components['parameters']['orderStatus']
        /**
         * @description Only the order of this number; absent for all.
         * @example L20251112-1007
         */
        orderId?: components['parameters']['orderFilter']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Orders a page.
         * @example 20
         */
        pageSize: components['parameters']['pageSize']
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "list": [
           *           {
           *             "orderId": "L20251112-1007",
           *             "code": "ELOTT_ELOTT_1",
           *             "name": "Lucky Five",
           *             "playType": "trad",
           *             "placedAt": 1762905300000,
           *             "amount": 2,
           *             "isChase": false,
           *             "suborders": [
           *               {
           *                 "suborderId": "S1008",
           *                 "drawNo": "20251112-0007",
           *                 "closesAt": 1762905600000,
           *                 "methodCode": "d5_last2",
           *                 "methodName": "Last two",
           *                 "selection": [
           *                   [
           *                     "4"
           *                   ],
           *                   [
           *                     "2",
           *                     "7"
           *                   ]
           *                 ],
           *                 "count": 2,
           *                 "stake": 1,
           *                 "multiple": 1,
           *                 "amount": 2,
           *                 "times": 95,
           *                 "status": "open"
           *               }
           *             ]
           *           }
           *         ],
           *         "serverTime": 1762905310000,
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryOrderPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  placeLotteryOrder: {
    parameters: {
      query: {
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "code": "ELOTT_ELOTT_1",
         *       "playType": "trad",
         *       "bets": [
         *         {
         *           "method": "d5_last2",
         *           "selection": [
         *             [
         *               "4"
         *             ],
         *             [
         *               "2",
         *               "7"
         *             ]
         *           ],
         *           "count": 2,
         *           "stake": 1,
         *           "multiple": 1,
         *           "oddsId": "a1b2c3"
         *         }
         *       ],
         *       "draws": [
         *         {
         *           "drawNo": "20251112-0007",
         *           "times": 1
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['LotteryBets']
      }
    }
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "L20251112-1007",
           *         "code": "ELOTT_ELOTT_1",
           *         "name": "Lucky Five",
           *         "playType": "trad",
           *         "placedAt": 1762905300000,
           *         "amount": 2,
           *         "isChase": false,
           *         "suborders": [
           *           {
           *             "suborderId": "S1008",
           *             "drawNo": "20251112-0007",
           *             "closesAt": 1762905600000,
           *             "methodCode": "d5_last2",
           *             "methodName": "Last two",
           *             "selection": [
           *               [
           *                 "4"
           *               ],
           *               [
           *                 "2",
           *                 "7"
           *               ]
           *             ],
           *             "count": 2,
           *             "stake": 1,
           *             "multiple": 1,
           *             "amount": 2,
           *             "times": 95,
           *             "status": "open"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  cancelLotterySuborders: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "suborderIds": [
         *         "S1008"
         *       ]
         *     }
         */
        'application/json': {
          /** @description Numbers of the suborders; as many as the largest order has. */
          suborderIds: string[]
        }
      }
    }
    responses: {
      /** @description What came back. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 2
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryCancelled']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
}

export interface LotteryGame {
  /** @description Code of the lottery. */
  code: string
  /** @description The name in the language asked for. */
  name: string
  /** @description Lott, ZY, Elott or SEA. */
  prizeMode?: string
  /** @description Number of the open draw. */
  drawNo?: string
  /** @description When the draw takes its last bet, by the clock of the backend; milliseconds since 1970. */
  closesAt?: number
  /** @description The time of the backend when it answered, milliseconds since 1970: a device clock may be wrong. */
  serverTime?: number
}
/**
 * @description The call was understood and refused. Arrives with status 200 or a 4xx status.
 * @example {
 *       "success": false,
 *       "errorCode": "member.not.found",
 *       "message": "member not found"
 *     }
 */
export interface Refusal {
  /** @constant */
  success: false
  /** @description Machine-readable reason, e.g. modify.new.old.same. */
  errorCode?: string
  /** @description Text of the backend; never shown to a player. */
  message?: string
  /** @description Facts that belong to the refusal, such as value.captcha of a failed login. */
  value?: unknown
}
export interface OpenDraw {
  /** @description Number of the draw. */
  drawNo: string
  /** @description From this millisecond on no bet is taken; milliseconds since 1970. */
  closesAt: number
}
export interface DrawnDraw {
  /** @description Number of the draw. */
  drawNo: string
  /** @description When it was drawn, milliseconds since 1970. */
  drawnAt: number
  /** @description What was drawn, in its order; the special prize first. */
  numbers: string[]
}
export interface PickRow {
  /** @description Name of the row in the language asked for. */
  label?: string
  /** @description What may be picked: numbers as they are drawn, or big, small, odd, even. */
  numbers: string[]
}
export interface LotteryOdds {
  /** @description What was matched: a pick of the kind sum, the count of hits of the kind combination; empty where a bet wins in one way only. */
  match: string
  /** @description How many times the stake comes back, the stake included. */
  times: number
}
export interface LotteryMethod {
  /** @description Tells it from the others of its game. */
  code: string
  /** @description The name in the language asked for. */
  name: string
  /** @description How one wins with it in the language asked for. */
  hint?: string
  /** @description By which rule bets are counted: straight, group, pair, sum, combination or ending; a backend may have others. */
  kind: string
  /** @description Where it is on offer: trad, ent or both. */
  playTypes: string[]
  /** @description Which numbers of a draw it is about, the first is 0; absent for all. */
  positions?: number[]
  /** @description What the player picks from. */
  rows: components['schemas']['PickRow'][]
  /** @description Numbers of one bet, where they come from one row. */
  pick?: number
  /** @description Whether the numbers of a bet all differ. */
  isDistinct?: boolean
  /** @description What a bet pays, by what it matched. */
  odds: components['schemas']['LotteryOdds'][]
  /** @description Names these odds; other odds have another. */
  oddsId: string
  /** @description Least stake of one bet, in units of the currency. */
  minStake: number
  /** @description Greatest stake of one bet, its multiple included, in units of the currency. */
  maxStake: number
}
export interface LotteryTable {
  /** @description Code of the game. */
  code: string
  /** @description The name in the language asked for. */
  name: string
  /** @description What is drawn: digits5, pk10, dice3, pick45 or vn. */
  family: string
  /** @description Lott, ZY, Elott or SEA. */
  prizeMode?: string
  /** @description The time of the backend when it answered, milliseconds since 1970. */
  serverTime: number
  /** @description The draw that closes next, and those after it that a chase may reach. */
  draws: components['schemas']['OpenDraw'][]
  /** @description Number of the draw that has closed and whose numbers are not known yet; absent for none. */
  drawing?: string
  /** @description The last draws, the newest first. */
  results: components['schemas']['DrawnDraw'][]
  /** @description Ways to bet. */
  methods: components['schemas']['LotteryMethod'][]
}
export interface LotterySuborder {
  /** @description Number of the suborder, and of the bet in the records once it is settled. */
  suborderId: string
  /** @description Number of the draw. */
  drawNo: string
  /** @description Until when it can be cancelled, milliseconds since 1970. */
  closesAt: number
  /** @description Code of the method. */
  methodCode: string
  /** @description The method in the language asked for. */
  methodName: string
  /** @description What was picked, by row. */
  selection: string[][]
  /** @description Bets in it. */
  count: number
  /** @description Stake of one bet, in units of the currency. */
  stake: number
  /** @description By what the stake is multiplied, the times of its draw included. */
  multiple: number
  /** @description What was staked in all, in units of the currency. */
  amount: number
  /** @description The highest that one bet of it pays, in times the stake; of the kind ending for each hit. */
  times: number
  /**
   * @description open, won, lost or cancelled.
   * @enum {string}
   */
  status: 'open' | 'won' | 'lost' | 'cancelled'
  /** @description What came back, in units of the currency; only of one that is settled. */
  win?: number
  /** @description What was drawn. */
  numbers?: string[]
}
export interface LotteryOrder {
  /** @description Number of the order. */
  orderId: string
  /** @description Code of the game. */
  code: string
  /** @description The game in the language asked for. */
  name: string
  /** @description trad or ent. */
  playType: string
  /** @description When it was placed, milliseconds since 1970. */
  placedAt: number
  /** @description What was staked in all, in units of the currency. */
  amount: number
  /** @description Whether it reaches over several draws. */
  isChase: boolean
  /** @description Whether it ends with the first win. */
  stopOnWin?: boolean
  /** @description One for each bet on each draw, in the order of the draws. */
  suborders: components['schemas']['LotterySuborder'][]
}
export interface LotteryOrderPage {
  /** @description The orders of this page. */
  list: components['schemas']['LotteryOrder'][]
  /** @description Now, by the clock of the backend; milliseconds since 1970. Without it nobody here knows that a draw has closed. */
  serverTime?: number
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Orders there are. */
  total: number
}
export interface LotteryBet {
  /** @description Code of the method. */
  method: string
  /** @description What was picked, by row. */
  selection: string[][]
  /** @description Bets that the selection makes. */
  count: number
  /** @description Stake of one bet, in units of the currency, to 2 decimals. */
  stake: number
  /** @description By what the stake is multiplied. */
  multiple: number
  /** @description The odds that the player saw. */
  oddsId: string
}
export interface LotteryBets {
  /** @description Code of the game. */
  code: string
  /**
   * @description Traditional or entertainment.
   * @enum {string}
   */
  playType: 'trad' | 'ent'
  /** @description Lines of the bet slip. */
  bets: components['schemas']['LotteryBet'][]
  /** @description The draws to bet on, each once; more than one is a chase. */
  draws: {
    /** @description Number of the draw. */
    drawNo: string
    /** @description By what all stakes of this draw are multiplied. */
    times: number
  }[]
  /** @description Whether a chase ends with the first draw that wins; the rest is cancelled. */
  stopOnWin?: boolean
}
export interface LotteryCancelled {
  /** @description What came back to the wallet, in units of the currency. */
  amount: number
}
