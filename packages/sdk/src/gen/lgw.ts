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
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    LotteryGame: {
      /** @description Code of the lottery. */
      code: string
      /** @description The name in the language asked for. */
      name: string
      /** @description Lott, ZY or Elott. */
      prizeMode?: string
      /** @description Number of the open draw. */
      drawNo?: string
      /** @description End of the draw, milliseconds since 1970. */
      closesAt?: number
    }
    /**
     * @description The call was understood and refused. Arrives with status 200 or a 4xx status.
     * @example {
     *       "success": false,
     *       "errorCode": "member.not.found",
     *       "message": "member not found"
     *     }
     */
    Refusal: {
      /** @constant */
      success: false
      /** @description Machine-readable reason, e.g. modify.new.old.same. */
      errorCode?: string
      /** @description Text of the backend; never shown to a player. */
      message?: string
      /** @description Facts that belong to the refusal, such as value.captcha of a failed login. */
      value?: unknown
    }
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
  }
  parameters: {
    /**
     * @description Backend code of the language the texts should be in (EN, TY, CN, …).
     * @example EN
     */
    language: string
    /**
     * @description Merchant code, from configuration. The header's name is an option of the SDK.
     * @example lobbykit
     */
    MerchantHeader: string
  }
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  /** Lottery games and the draw that is open. Asked by the lottery center. */
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
           *           "drawNo": "20261121-01",
           *           "closesAt": 1795219200000
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
}
