// Generated from openapi/ by `pnpm gen`; a change belongs there.
export interface paths {
  '/wps/session/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Log in with a username, a mobile number and code, or a verified identity of a provider. */
    post: operations['login']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/session/login/freeplay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Start a free-play (trial) session without an account. */
    post: operations['startFreePlay']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/session/logout': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** End the session of the token. */
    delete: operations['logout']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/session/renew': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Exchange the token for a fresh one before it ends. */
    post: operations['renewSession']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/session/trial': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Create the name of a trial account. */
    get: operations['createTrial']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/captcha': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A fresh captcha image. */
    get: operations['getCaptcha']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Register with a username and a password. */
    put: operations['register']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/register/mobile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /** Register with a mobile number. */
    put: operations['registerByMobile']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/password/mobile': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Set a new password with the SMS code that a reset sent. */
    post: operations['setPasswordByMobile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/password/email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send a new password to the member's e-mail address. */
    post: operations['sendPasswordByEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/passWordChangeV2': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Change the password of the member of the token. */
    post: operations['changePassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/affiliate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The affiliate behind a link's code or the site's domain. */
    get: operations['getAffiliate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/affiliate/validity': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether an invitation code is valid; success is the answer. */
    get: operations['checkAffiliate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/verification/sms/noLogin': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send an SMS code to a member who logs in by mobile number. */
    post: operations['sendLoginSms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/verification/sms/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send an SMS code to a mobile number that registers. */
    post: operations['sendRegisterSms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/verification/sms/resetPassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send an SMS code to a member who forgot the password. */
    post: operations['sendResetSms']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/settings/consolidated': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Everything the first screen decides by, in one answer. */
    get: operations['getSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/whitelabel': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The merchant's feature flags. */
    get: operations['getWhitelabel']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Whether the site is up and open to this region; asked again by the maintenance page. */
    get: operations['getStatus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/country': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Countries and their dialling codes. */
    get: operations['listCountries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/setting/register': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Which ways of registering and which providers are switched on. */
    get: operations['getRegisterSetting']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/domainRoute': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Hosts the site answers on, for a client that must switch. */
    get: operations['getDomainRoute']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/registerValidation': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Per field its pattern, whether it is enabled and required, and the message of a failure. */
    get: operations['getFormRules']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/template': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The merchant's mobile template. */
    get: operations['getTemplate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/customerService': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Contact channels and the encrypted path of the service link. */
    get: operations['getCustomerService']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/resources': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Versioned paths of static resources and the image hosts. */
    get: operations['listResources']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/downloads': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Links of the native apps and profiles. */
    get: operations['listDownloads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Several kinds of announcement in one answer, by type. */
    get: operations['listAnnouncements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/banner': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Banners of a group. */
    get: operations['listBanners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/notice': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Announcements with their texts, newest first. */
    get: operations['listNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/popular': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Announcements most looked at. */
    get: operations['listPopular']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/popup': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Popups to show after login. */
    get: operations['listPopups']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/promotion': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Promotions as announcements. */
    get: operations['listPromotionAnnouncements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/mobileNotice': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Announcements for the mobile build only. */
    get: operations['listMobileNotices']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/announcement/hotMatches': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Matches that start soon. */
    get: operations['listHotMatches']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/info': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who the member is. */
    get: operations['getMemberInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/wallets/balance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The member's total balance. */
    get: operations['getBalance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/CSP_unreadCount': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Unread messages of the inbox. */
    get: operations['getUnreadCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/message/count': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All messages of the inbox. */
    get: operations['getMessageCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/available': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Promotions the member may claim; their number is the badge of the footer. */
    get: operations['listAvailablePromotions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/vendors': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Categories in their order with their vendors, and vendors by category and by game type. */
    get: operations['listVendors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/types': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Game types with the vendors that offer them. */
    get: operations['listGameTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/types/vassalage': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Game types of the in-house vassalages. */
    get: operations['listGameTypesByVassalage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/vassalages': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** All vassalages of the merchant. */
    get: operations['listVassalages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A page of games. */
    get: operations['listGames']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/hot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The games most played. */
    get: operations['listHotGames']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/lotteries': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Lotteries of a prize mode. */
    get: operations['listLotteries']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/favourite': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Node ids of the member's favourites. */
    get: operations['listFavouriteIds']
    put?: never
    /** Make a game a favourite; adding one that is there changes nothing. */
    post: operations['addFavourite']
    /** Remove a favourite; removing one that is not there changes nothing. */
    delete: operations['removeFavourite']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/favourite/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A page of the member's favourite games, newest first. */
    get: operations['listFavourites']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/recent/add': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Note that the member played a game. */
    get: operations['addRecent']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/recent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** A page of the games the member played last, newest first. */
    get: operations['listRecents']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/launchGame': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The address a game opens at. */
    get: operations['launchGame']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/winners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Who just won. */
    get: operations['listWinners']
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
    LoginRequest: {
      /** @enum {string} */
      type: 'username' | 'sms' | 'firebase'
      /** @description Username, or mobile number for type sms. */
      username: string
      /** @description Password, or SMS code for type sms. */
      password: string
      captcha?: string
      captchaId?: string
      countryDialingCode?: string
      /** @constant */
      firebaseChannel?: 'sms'
      firebaseIdToken?: string
      firebaseMobileNo?: string
      /** @enum {string} */
      socialProvider?: 'facebook' | 'google'
    }
    Session: {
      token: string
      userName: string
      /** @description 4 is free trial; 0, 4 and 40 are not agents. */
      customerType: number
      firstTimeLogin?: boolean
    }
    SessionAnswer: {
      /** @constant */
      success: true
      value: components['schemas']['Session']
    }
    LoginRefusal: {
      /** @constant */
      success: false
      errorCode?: string
      message?: string
      value?: {
        /** @description From now on a login needs a captcha. */
        captcha?: boolean
      }
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
    /** @description The call succeeded and has nothing to tell. */
    Done: {
      /** @constant */
      success: true
    }
    RegistrationRequest: {
      /** @description Host name of the page. */
      registerUrl: string
      /** @enum {string} */
      registerMethod: 'APP' | 'PWA' | 'WEBCLIP' | 'H5'
      /** @constant */
      type: 0
      /** @description The normal-register flag; its name is assumed. */
      normalRegister: boolean
      countryDialingCode?: string
      username?: string
      password?: string
      /** @description Copy of password. */
      confirmPassword?: string
      affiliateCode?: string
      domain?: string
      paymentPassword?: string
      recommenderId?: string
      nickname?: string
      payeeName?: string
      email?: string
      mobileNum?: string
      idNumber?: string
      qqNum?: string
      facebook?: string
      wechat?: string
      line?: string
      whatsapp?: string
      zalo?: string
      captcha?: string
      captchaId?: string
      verificationCode?: string
      /** @constant */
      firebaseChannel?: 'sms'
      firebaseIdToken?: string
    }
    SmsSent: {
      /** @description Minutes until another code may be asked for. */
      expiredMinutes?: number
    }
    MobileTemplate: {
      mem_cen?: {
        [key: string]: boolean
      }
      dep_func?: {
        [key: string]: boolean
      }
      app_background?: string
      app_desc?: string
      app_desc_font_color?: string
    }
    Whitelabel: {
      /** @description Feature flags by id (USERNAMEREG3, …). */
      flags: {
        [key: string]: boolean
      }
      /** @description Enabled promotions (REFERRAL, …). */
      promotions?: {
        [key: string]: boolean
      }
      /** @description Agent menu permissions (AGEPAG, …). */
      menus?: {
        [key: string]: boolean
      }
    }
    StartupInfo: {
      maintenance: boolean
      regionRestriction: boolean
      /** @description Country code of the visitor. */
      location?: string
      /** @description ISO 4217 code. */
      currency?: string
      mobileTemplate?: components['schemas']['MobileTemplate']
      whitelabel?: components['schemas']['Whitelabel']
    }
    Country: {
      code: string
      name?: string
      /** @description Digits without a plus sign. */
      dialingCode: string
    }
    FieldRule: {
      /** @description Regular expression of the whole value; empty or absent checks nothing. */
      pattern?: string
      enabled: boolean
      required: boolean
      message?: string
    }
    ServiceEntry: {
      /** @description LIVECHAT, FACEBOOK or TELEGRAM. */
      csType: string
      title: string
      links?: string[]
    }
    CustomerService: {
      entries: components['schemas']['ServiceEntry'][]
      /** @description Encrypted path; the last 8 characters are the key. */
      serviceLink?: string
    }
    DownloadLink: {
      /** @description IOS, Android, MOBILECONFIG, AppDownloadIcon or USDJUMP. */
      resourceType: string
      url: string
    }
    Announcement: {
      id: number
      title: string
      /** @description HTML of the backend. */
      content?: string
      imageUrl?: string
      link?: string
      /** @description ms since 1970. */
      publishedAt?: number
    }
    BannerImage: {
      sequence: number
      url: string
    }
    Banner: {
      id?: number
      groupName: string
      /** @description Address of the image. */
      url: string
      title?: string
      text?: string
      link?: string
      announcementImages?: components['schemas']['BannerImage'][]
    }
    HotMatch: {
      /** @description Start, ms since 1970. */
      matchTime: number
      homeTeam: string
      awayTeam: string
      homeTeamImageUrl?: string
      awayTeamImageUrl?: string
      vendor?: string
      roomId?: string
      nodeId?: number
      supportPlay?: boolean
      league?: string
    }
    Announcements: {
      A?: components['schemas']['Announcement'][]
      PL?: components['schemas']['Announcement'][]
      PU?: components['schemas']['Announcement'][]
      PR?: components['schemas']['Announcement'][]
      B?: components['schemas']['Banner'][]
      H?: components['schemas']['HotMatch'][]
      footer?: {
        unreadCount?: number
      }
    }
    MemberInfo: {
      id: number
      account: string
      nickname?: string
      /** @description 4 is free trial; 0, 4 and 40 are not agents. */
      type: number
      toUpline?: string
      clubLabel?: {
        labelName?: string
      }
      /** @description Registration, ms since 1970. */
      regDate?: number
    }
    Wallet: {
      sumBalance: number
    }
    AvailablePromotion: {
      id: number
      title: string
      /** @description Applying, Issued, Claimed, Rejected, Process, Joined, Close or coming soon. */
      status?: string
    }
    VendorName: {
      gameType?: string
      vassalage: string
      accountTypeName?: string
    }
    VendorCategory: {
      gameCategory: string
      vendorNames: components['schemas']['VendorName'][]
    }
    Vendor: {
      gameCategory?: string
      gameType: string
      vendor: string
      roomId?: string
      nodeId?: number
      gameCount?: number
      displayName?: string
      iconUrl?: string
      /** @description The large picture of a lobby's tile. */
      mobileLargeIcon?: string
      isGameH5?: string
      supportPlay?: boolean
    }
    VendorData: {
      sorting: components['schemas']['VendorCategory'][]
      mapping: {
        categories: {
          [key: string]: components['schemas']['Vendor'][]
        }
        gameType?: {
          [key: string]: components['schemas']['Vendor'][]
        }
      }
    }
    GameType: {
      gameType: string
      vassalage: string
      displayName?: string
      iconUrl?: string
      gameCount?: number
      /** @description Classes of the vendor's own. */
      gameClassify?: string[]
    }
    Game: {
      nodeId: number
      gameName: string
      nodeName?: string
      gameType: string
      gameId?: string
      roomId?: string
      /** @description The game has free play. */
      supportPlay?: boolean
      /** @description Vendor code. */
      vassalage: string
      iconUrl?: string
      showIcon?: boolean
      mobileLargeIcon?: string
      mobileSmallIcon?: string
      gameClassifyNew?: boolean
      displayName?: string
      gameCategory?: string
      gameClassify?: {
        key: string
      }[]
      /** @description VASSALAGE opens the vendor's list instead of a game. */
      isGameH5?: string
      minBet?: number
    }
    GamePage: {
      games: components['schemas']['Game'][]
      pageNum: number
      totalPages: number
    }
    Winner: {
      iconUrl?: string
      customerName: string
      gameName: string
      winAmount: number
      nodeId?: number
      gameId?: string
      roomId?: string
      gameType?: string
      vassalage?: string
      supportPlay?: boolean
      isGameH5?: string
    }
    WinnerEntry: {
      vo: components['schemas']['Winner']
    }
  }
  responses: {
    /** @description The request breaks the contract or a limit. */
    Refused: {
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
    Failed: {
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
    /** @description Done, or the reason why not. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true
         *     }
         */
        'application/json': components['schemas']['Done'] | components['schemas']['Refusal']
      }
    }
    /** @description The token is missing, unknown or no longer valid. */
    SessionEnded: {
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
    /** @description The new member's session (assumed), or the reason why not. */
    Registered: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": {
         *         "token": "8be1",
         *         "userName": "newbie01",
         *         "customerType": 0,
         *         "firstTimeLogin": true
         *       }
         *     }
         */
        'application/json': components['schemas']['SessionAnswer'] | components['schemas']['Refusal']
      }
    }
    /** @description How long the code counts, or the reason why none was sent. */
    Sent: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": {
         *         "expiredMinutes": 1
         *       }
         *     }
         */
        'application/json':
          | {
              /** @constant */
              success: true
              value: components['schemas']['SmsSent']
            }
          | components['schemas']['Refusal']
      }
    }
    /** @description Announcements in their order. */
    Announcements: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": [
         *         {
         *           "id": 11,
         *           "title": "Maintenance of JL games",
         *           "content": "<p>Friday 04:00 to 05:00.</p>",
         *           "publishedAt": 1793596800000
         *         }
         *       ]
         *     }
         */
        'application/json':
          | {
              /** @constant */
              success: true
              value: components['schemas']['Announcement'][]
            }
          | components['schemas']['Refusal']
      }
    }
    /** @description The number itself is the value. */
    Count: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": 3
         *     }
         */
        'application/json':
          | {
              /** @constant */
              success: true
              value: number
            }
          | components['schemas']['Refusal']
      }
    }
    /** @description Game types in their order. */
    GameTypes: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": [
         *         {
         *           "gameType": "RNG",
         *           "vassalage": "JL",
         *           "displayName": "Jolly Games",
         *           "gameCount": 240
         *         }
         *       ]
         *     }
         */
        'application/json':
          | {
              /** @constant */
              success: true
              value: components['schemas']['GameType'][]
            }
          | components['schemas']['Refusal']
      }
    }
    /** @description Games in their order. */
    Games: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "success": true,
         *       "value": [
         *         {
         *           "nodeId": 1,
         *           "gameName": "Tropical Reels",
         *           "gameType": "RNG",
         *           "vassalage": "JL"
         *         }
         *       ]
         *     }
         */
        'application/json':
          | {
              /** @constant */
              success: true
              value: components['schemas']['Game'][]
            }
          | components['schemas']['Refusal']
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
     * @description Merchant code, from configuration.
     * @example lobbykit
     */
    merchantCode: string
    /**
     * @description Merchant code, from configuration.
     * @example lobbykit
     */
    merchant: string
  }
  requestBodies: {
    Registration: {
      content: {
        /**
         * @example {
         *       "registerUrl": "play.mock.example",
         *       "registerMethod": "H5",
         *       "type": 0,
         *       "normalRegister": true,
         *       "countryDialingCode": "63",
         *       "username": "newbie01",
         *       "password": "Newbie01pass",
         *       "confirmPassword": "Newbie01pass"
         *     }
         */
        'application/json': components['schemas']['RegistrationRequest']
      }
    }
    Favourite: {
      content: {
        /**
         * @example {
         *       "nodeId": 1,
         *       "vendor": "JL"
         *     }
         */
        'application/json': {
          nodeId: number
          vendor?: string
        }
      }
    }
  }
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  login: {
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
         *       "type": "username",
         *       "username": "maria88",
         *       "password": "Maria88pass"
         *     }
         */
        'application/json': components['schemas']['LoginRequest']
      }
    }
    responses: {
      /** @description The session, or the reason why not; value.captcha true asks for a captcha from now on. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SessionAnswer'] | components['schemas']['LoginRefusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  startFreePlay: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A trial session. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "token": "9ab3",
           *         "userName": "trial4711",
           *         "customerType": 4,
           *         "firstTimeLogin": false
           *       }
           *     }
           */
          'application/json': components['schemas']['SessionAnswer'] | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  logout: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  renewSession: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A fresh token. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "token": "77aa12"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  token: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  createTrial: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The trial user name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "trialName": "trial4711"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  trialName: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getCaptcha: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The image, and the id that goes back with its answer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "image": "data:image/svg+xml;base64,PHN2Zy8+",
           *         "captchaId": "c-1"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  /** @description Base64 of the image, with or without a data: prefix. */
                  image: string
                  captchaId?: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Registration']
    responses: {
      200: components['responses']['Registered']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  registerByMobile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Registration']
    responses: {
      200: components['responses']['Registered']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  setPasswordByMobile: {
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
         *       "newPassword": "Newpass77",
         *       "mobileNum": "9171234567",
         *       "verificationCode": "482913"
         *     }
         */
        'application/json': {
          newPassword: string
          mobileNum: string
          verificationCode: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendPasswordByEmail: {
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
         *       "username": "maria88",
         *       "email": "maria@mail.example"
         *     }
         */
        'application/x-www-form-urlencoded': {
          username: string
          email: string
        }
      }
    }
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  changePassword: {
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
         *       "oldPassword": "Maria88pass",
         *       "newPassword": "Newpass77",
         *       "confirmNewPassword": "Newpass77"
         *     }
         */
        'application/json': {
          oldPassword: string
          newPassword: string
          confirmNewPassword: string
        }
      }
    }
    responses: {
      /** @description Changed, or the reason why not (modify.new.old.same when the new one equals the old one). */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['Done'] | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  getAffiliate: {
    parameters: {
      query?: {
        /**
         * @description Code from the link.
         * @example SUN77
         */
        code?: string
        /**
         * @description Host name the member came through.
         * @example sun.mock.example
         */
        domain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The affiliate link info. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "code": "SUN77",
           *         "domain": "sun.mock.example"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  code?: string
                  domain?: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  checkAffiliate: {
    parameters: {
      query: {
        /**
         * @description The code to check.
         * @example SUN77
         */
        code: string
        /**
         * @description Host name the member came through.
         * @example sun.mock.example
         */
        domain?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendLoginSms: {
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
         *       "mobileNum": "9171234567",
         *       "countryDialingCode": "63"
         *     }
         */
        'application/json': {
          mobileNum: string
          countryDialingCode?: string
        }
      }
    }
    responses: {
      200: components['responses']['Sent']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendRegisterSms: {
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
         *       "mobileNo": "9170000001",
         *       "countryDialingCode": "63"
         *     }
         */
        'application/json': {
          mobileNo: string
          countryDialingCode: string
        }
      }
    }
    responses: {
      200: components['responses']['Sent']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  sendResetSms: {
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
         *       "mobileNum": "9171234567"
         *     }
         */
        'application/json': {
          mobileNum: string
        }
      }
    }
    responses: {
      200: components['responses']['Sent']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getSettings: {
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
      /** @description Startup info. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "maintenance": false,
           *         "regionRestriction": false,
           *         "location": "PH",
           *         "currency": "PHP",
           *         "mobileTemplate": {
           *           "mem_cen": {
           *             "REWCEN3": true
           *           },
           *           "dep_func": {},
           *           "app_background": "#090d18",
           *           "app_desc": "Bonus up to 688",
           *           "app_desc_font_color": "#ffffff"
           *         },
           *         "whitelabel": {
           *           "flags": {
           *             "USERNAMEREG3": true
           *           },
           *           "promotions": {
           *             "REFERRAL": true
           *           },
           *           "menus": {
           *             "AGEPAG": true
           *           }
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['StartupInfo']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getWhitelabel: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flags, enabled promotions and menu permissions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "flags": {
           *           "USERNAMEREG3": true
           *         },
           *         "promotions": {
           *           "REFERRAL": true
           *         },
           *         "menus": {
           *           "AGEPAG": true
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Whitelabel']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The two startup flags. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "maintenance": false,
           *         "regionRestriction": false
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  maintenance: boolean
                  regionRestriction: boolean
                  /** @description Expected end of the maintenance, ms since 1970. */
                  until?: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listCountries: {
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
      /** @description Countries, the site's own first. */
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
           *           "code": "PH",
           *           "name": "Philippines",
           *           "dialingCode": "63"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Country'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getRegisterSetting: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Registration switches. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "captcha": true,
           *         "phoneVerificationProvider": false,
           *         "agreement": true
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  /** @description Registration asks for a captcha. */
                  captcha?: boolean
                  /** @description Codes go through the phone-verification provider. */
                  phoneVerificationProvider?: boolean
                  /** @description The agree flag at first; true when absent. */
                  agreement?: boolean
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getDomainRoute: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Host names, best first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": [
           *         "play.mock.example"
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: string[]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getFormRules: {
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
      /** @description Rules by field name (username, password, mobileNum, …, loginUsername, loginPassword, loginMobileNum, verificationCode). */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "username": {
           *           "pattern": "^[a-zA-Z][a-zA-Z0-9]{5,11}$",
           *           "enabled": true,
           *           "required": true,
           *           "message": "6 to 12 letters and digits"
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  [key: string]: components['schemas']['FieldRule']
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getTemplate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The template. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "mem_cen": {
           *           "REWCEN3": true
           *         },
           *         "dep_func": {}
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MobileTemplate']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getCustomerService: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Channels; the last 8 characters of serviceLink are its key. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "entries": [
           *           {
           *             "csType": "LIVECHAT",
           *             "title": "Live chat",
           *             "links": [
           *               "https://chat.mock.example/",
           *               "https://chat2.mock.example/"
           *             ]
           *           }
           *         ],
           *         "serviceLink": "q83vEjRWeJA=k3y12345"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['CustomerService']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listResources: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Image hosts to fall back on, and version paths. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "imageHosts": [
           *           "https://img1.mock.example"
           *         ],
           *         "versions": []
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  imageHosts: string[]
                  versions?: string[]
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listDownloads: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Download links by resource type. */
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
           *           "resourceType": "Android",
           *           "url": "https://get.mock.example/app.apk"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DownloadLink'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listAnnouncements: {
    parameters: {
      query: {
        /**
         * @description Comma-separated: A agent, PL player notice, B banner, PU popup, PR promotion, H hot match.
         * @example B,PL,PU,H
         */
        types: string
        /**
         * @description m_reg, m_home, m_game or m_recommend.
         * @example m_home
         */
        groupName?: string
        /**
         * @description M for mobile.
         * @example M
         */
        platform: string
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Sent only where the merchant switches it on.
         * @example 5f1c0d
         */
        token?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Lists by type. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "B": [
           *           {
           *             "groupName": "m_home",
           *             "url": "/art/banner/weekend/1.svg",
           *             "title": "Spin into the weekend"
           *           }
           *         ],
           *         "PL": [
           *           {
           *             "id": 11,
           *             "title": "Maintenance of JL games"
           *           }
           *         ],
           *         "PU": [],
           *         "H": [],
           *         "footer": {
           *           "unreadCount": 0
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Announcements']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listBanners: {
    parameters: {
      query: {
        /**
         * @description m_reg, m_home, m_game or m_recommend.
         * @example m_game
         */
        groupName: string
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      /** @description Banners in their order. */
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
           *           "groupName": "m_game",
           *           "url": "/art/banner/fishing/2.svg",
           *           "announcementImages": [
           *             {
           *               "sequence": 1,
           *               "url": "/art/banner/fishing/2.svg"
           *             }
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Banner'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listNotices: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      200: components['responses']['Announcements']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listPopular: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      200: components['responses']['Announcements']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listPopups: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      200: components['responses']['Announcements']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listPromotionAnnouncements: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      200: components['responses']['Announcements']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listMobileNotices: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      200: components['responses']['Announcements']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listHotMatches: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      /** @description Matches, soonest first. */
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
           *           "matchTime": 1793640600000,
           *           "homeTeam": "Harbour FC",
           *           "awayTeam": "North Stars",
           *           "league": "Premier Cup",
           *           "vendor": "BTI",
           *           "nodeId": 9001,
           *           "supportPlay": false
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['HotMatch'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  getMemberInfo: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Member info. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "id": 1,
           *         "account": "maria88",
           *         "nickname": "Maria",
           *         "type": 0,
           *         "regDate": 1762905600000,
           *         "clubLabel": {
           *           "labelName": "Gold"
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MemberInfo']
              }
            | components['schemas']['Refusal']
        }
      }
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  getBalance: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "sumBalance": 1250.5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Wallet']
              }
            | components['schemas']['Refusal']
        }
      }
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  getUnreadCount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Count']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  getMessageCount: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Count']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  listAvailablePromotions: {
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
      /** @description Unclaimed promotions. */
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
           *           "id": 7,
           *           "title": "Welcome bonus",
           *           "status": "Issued"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['AvailablePromotion'][]
              }
            | components['schemas']['Refusal']
        }
      }
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  listVendors: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
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
      /** @description Vendor data. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "sorting": [
           *           {
           *             "gameCategory": "SPORTS",
           *             "vendorNames": [
           *               {
           *                 "gameType": "SPORTS",
           *                 "vassalage": "BTI",
           *                 "accountTypeName": "BTi Sports"
           *               }
           *             ]
           *           }
           *         ],
           *         "mapping": {
           *           "categories": {
           *             "SPORTS": [
           *               {
           *                 "gameCategory": "SPORTS",
           *                 "gameType": "SPORTS",
           *                 "vendor": "BTI",
           *                 "roomId": "lobby",
           *                 "nodeId": 9001,
           *                 "gameCount": 12
           *               }
           *             ]
           *           },
           *           "gameType": {
           *             "SPORTS": [
           *               {
           *                 "gameCategory": "SPORTS",
           *                 "gameType": "SPORTS",
           *                 "vendor": "BTI",
           *                 "roomId": "lobby",
           *                 "nodeId": 9001,
           *                 "gameCount": 12
           *               }
           *             ]
           *           }
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['VendorData']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGameTypes: {
    parameters: {
      query: {
        /**
         * @description Always '1' for the mobile build.
         * @example 1
         */
        typeId: string
        /**
         * @description Merchant code.
         * @example lobbykit
         */
        merchant_code: string
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
      200: components['responses']['GameTypes']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGameTypesByVassalage: {
    parameters: {
      query: {
        /**
         * @description Merchant code.
         * @example lobbykit
         */
        merchant_code: string
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
      200: components['responses']['GameTypes']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listVassalages: {
    parameters: {
      query: {
        /**
         * @description Merchant code.
         * @example lobbykit
         */
        merchant_code: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Vassalages. */
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
           *           "vassalage": "JL",
           *           "displayName": "Jolly Games",
           *           "iconUrl": "/art/vendor/JL.svg"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  vassalage: string
                  displayName?: string
                  iconUrl?: string
                }[]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listGames: {
    parameters: {
      query: {
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchant: components['parameters']['merchant']
        /**
         * @description Always html5.
         * @example html5
         */
        platform: string
        /**
         * @description Always 2.
         * @example 2
         */
        clientType: number
        /**
         * @description Part of a game's name.
         * @example reels
         */
        gameName?: string
        /**
         * @description Game type or category.
         * @example RNG
         */
        gameType: string
        /**
         * @description Classification; empty for All, New and Fav.
         * @example
         */
        gameClassify?: string
        /**
         * @description 1 on the New tab.
         * @example 1
         */
        isNew?: number
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: number
        /**
         * @description Games a page.
         * @example 26
         */
        pageSize: number
        /**
         * @description Vendor code; empty for all.
         * @example JL
         */
        vassalage?: string
        /**
         * @description Smallest stake offered; empty for all.
         * @example 0.1
         */
        minBet?: string
        /**
         * @description Fewest lines; empty for all.
         * @example
         */
        minLine?: string
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
           *         "games": [
           *           {
           *             "nodeId": 1,
           *             "gameName": "Tropical Reels",
           *             "gameType": "RNG",
           *             "vassalage": "JL"
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 4
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['GamePage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listHotGames: {
    parameters: {
      query: {
        /**
         * @description Always 2.
         * @example 2
         */
        isPlatform: number
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Always html5.
         * @example html5
         */
        platform: string
        /**
         * @description Game type; empty for all.
         * @example RNG
         */
        gameType?: string
        /**
         * @description Merchant code, from configuration.
         * @example lobbykit
         */
        merchantCode: components['parameters']['merchantCode']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Games']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listLotteries: {
    parameters: {
      query: {
        /**
         * @description Lott, ZY or Elott.
         * @example Lott
         */
        prizeMode: string
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
      200: components['responses']['Games']
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
  listFavouriteIds: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Node ids. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": [
           *         1,
           *         7
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: number[]
              }
            | components['schemas']['Refusal']
        }
      }
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  addFavourite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Favourite']
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  removeFavourite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['Favourite']
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  listFavourites: {
    parameters: {
      query: {
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: number
        /**
         * @description Game type; empty for all.
         * @example RNG
         */
        gameType?: string
        /**
         * @description Games a page.
         * @example 26
         */
        pageSize: number
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Sent only where the merchant switches it on.
         * @example 5f1c0d
         */
        token?: string
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
           *         "content": [],
           *         "pageNum": 1,
           *         "totalPages": 0
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  content: components['schemas']['Game'][]
                  pageNum: number
                  totalPages: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  addRecent: {
    parameters: {
      query: {
        /**
         * @description The game.
         * @example 1
         */
        nodeId: number
        /**
         * @description Vendor code.
         * @example JL
         */
        vendor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  listRecents: {
    parameters: {
      query: {
        /**
         * @description First page is 1.
         * @example 1
         */
        page: number
        /**
         * @description Games a page.
         * @example 25
         */
        pageSize: number
        /**
         * @description Game type; empty for all.
         * @example RNG
         */
        gameType?: string
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Always 2.
         * @example 2
         */
        clientType: number
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
           *         "list": [],
           *         "totalPages": 0
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  list: components['schemas']['Game'][]
                  totalPages: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  launchGame: {
    parameters: {
      query: {
        /**
         * @description Vendor code.
         * @example JL
         */
        vendor: string
        /**
         * @description The room id.
         * @example jl-1
         */
        gameId: string
        /**
         * @description The game.
         * @example 1
         */
        nodeId: number
        /**
         * @description Whether the game has free play.
         * @example true
         */
        supportPlay: boolean
        /**
         * @description Always false.
         * @example false
         */
        showChoice: boolean
        /**
         * @description Lottery lobby or game code.
         * @example lobby
         */
        gameCode?: string
        /**
         * @description Lott, ZY, Elott or SEA.
         * @example SEA
         */
        prizeMode?: string
        /**
         * @description trad or ent.
         * @example trad
         */
        playType?: string
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
      /** @description The address; empty when the vendor has none at the moment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "url": "https://play.mock.example/t/abc"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  url?: string
                  /** @description frame (default) or window. */
                  openMode?: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      401: components['responses']['SessionEnded']
      '5XX': components['responses']['Failed']
    }
  }
  listWinners: {
    parameters: {
      query: {
        /**
         * @description ALL or a category.
         * @example ALL
         */
        gameCategory: string
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Entries at the most.
         * @example 20
         */
        limitNum: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Winner entries. */
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
           *           "vo": {
           *             "customerName": "ma***ra",
           *             "gameName": "Tropical Reels",
           *             "winAmount": 128400,
           *             "nodeId": 1,
           *             "gameType": "RNG",
           *             "vassalage": "JL"
           *           }
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['WinnerEntry'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['Refused']
      '5XX': components['responses']['Failed']
    }
  }
}
