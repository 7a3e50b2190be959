// Generated from openapi/ by `pnpm gen`; a change belongs there.
export interface paths {
  '/wps/agent/updateDownlineRebates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Grant rebate rates to a member right below.
     * @description Asked by the rebate edit. A rate is at most the agent’s own, and at least what the member grants further down. What both have gathered by the rates before is booked first (assumed).
     */
    post: operations['updateDownlineRebates']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/member': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Register a member or an agent right below.
     * @description Asked by the form that opens an account.
     */
    post: operations['openAccount']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/links': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The links by which members register below the agent, the newest first.
     * @description Asked by the page that opens accounts.
     */
    get: operations['listAgentLinks']
    put?: never
    /**
     * Make a link with the rates that whoever registers by it is granted.
     * @description Asked by the page that opens accounts.
     */
    post: operations['createAgentLink']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/redRain': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The round of now, or the next one, and what the last one brought.
     * @description Asked by the red envelope rain.
     */
    get: operations['getRedRain']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/redRain/open': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Open one envelope of the round of now.
     * @description Asked by the red envelope rain. Each round gives an agent one envelope; what is in it is booked at once.
     */
    post: operations['openEnvelope']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/team/bets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the bets of a team, newest first.
     * @description Asked by the team betting.
     */
    get: operations['listTeamBets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/team/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the movements of money of a team, newest first.
     * @description Asked by the agent transaction record.
     */
    get: operations['listTeamMovements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/team/pnl': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of a team by calendar day and by category.
     * @description Asked by the team profit and loss. Of a member it is that of the member and all below.
     */
    get: operations['getTeamProfit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/team/pnl/members': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Profit and loss of each member right below one, with all below them.
     * @description Asked by the team profit and loss, which goes down from there.
     */
    get: operations['listTeamProfit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/teamKpi': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a team did in a range of calendar days.
     * @description Asked by the agent home for today with size 0, and by the team overview.
     */
    get: operations['getTeamKpi']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/downlines': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the members below a member of the team, agents first.
     * @description Asked by the team management. With a search it looks through all levels below.
     */
    get: operations['listDownlines']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/downline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One member of the team.
     * @description Asked when a member of the team is opened.
     */
    get: operations['getDownline']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/transfer/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a transfer to members of the team has to keep to now.
     * @description Asked by the form of the transfer.
     */
    get: operations['getDownlineTransferTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/transferDownline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand an amount to one member of the team.
     * @description Asked by the form of the transfer, after the agent has confirmed it.
     */
    post: operations['transferToDownline']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/transferMultipleDownline': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand amounts to several members of the team.
     * @description Asked by the form of the transfer, after the agent has confirmed the sum. Nothing moves where the sum is not covered; a row that cannot be done leaves the others alone.
     */
    post: operations['transferToDownlines']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/notice/read': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * The agent has seen the notices there are now.
     * @description Asked by the page of agent notices.
     */
    post: operations['readAgentNotices']
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
    /**
     * Several kinds of announcement in one answer, by type.
     * @description Asked by the home page for several kinds at once, and by pages with one banner.
     */
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
    /**
     * Banners of a group.
     * @description For a page that shows one group of banners.
     */
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
    /**
     * Announcements with their texts, newest first.
     * @description Asked by the page of the notices.
     */
    get: operations['listNotices']
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
    /**
     * Promotions as announcements.
     * @description For a page that shows promotions as texts.
     */
    get: operations['listPromotionAnnouncements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/rates': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The rebate rates that the agent has, which are the most that may be granted.
     * @description Asked by the forms that grant rates.
     */
    get: operations['getOwnRates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/rebate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the play of the team has brought the agent since it was last taken.
     * @description Asked by the agent rebate. Of every stake below the agent gets the difference of their own rate and that of the member right below.
     */
    get: operations['getAgentRebate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/rebate/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take what has gathered.
     * @description Asked by the agent rebate.
     */
    post: operations['claimAgentRebate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/contract/dailySalary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Whether a daily salary is offered to the agent.
     * @description Asked by the agent home.
     */
    get: operations['getDailySalaryRequest']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/contract/dividend': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Which contracts are offered to the agent.
     * @description Asked by the agent home, and after a session renewal.
     */
    get: operations['getDividendRequest']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The contracts of one kind that the agent has with the upline, and those with agents right below, the newest first.
     * @description Asked by the page of each kind.
     */
    get: operations['listContracts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/answer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Accept or refuse a contract that is offered.
     * @description Asked by the page of its kind, after the agent has confirmed it. One that is accepted takes the place of the one before it of its kind.
     */
    post: operations['answerContract']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/offer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Offer a contract to an agent right below.
     * @description Asked by the page of its kind. Nothing may be promised beyond what the agent is promised; one offer of a kind waits for an answer at a time.
     */
    post: operations['offerContract']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/takeBack': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take back a contract that was offered to an agent right below and is not answered yet.
     * @description Asked by the page of its kind, after the agent has confirmed it. The one below no longer sees the offer. Of an answer and a taking back at the same moment one holds.
     */
    post: operations['takeBackContract']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/end': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * End a contract with an agent right below at the end of the period that runs.
     * @description Asked by the page of its kind, after the agent has confirmed it, who offered it. What is due up to the end stays due; no new period begins.
     */
    post: operations['endContract']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/payments': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of what contracts bring by period, the newest first; what was paid, what is due, and what the period of now has come to.
     * @description Asked by the page of each kind, and by the page of dividends. With a range only periods that lie in it in whole or in part.
     */
    get: operations['listContractPayments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/contract/dailySalary/process': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Have the daily salary paid that is due, of every day that ended up to a moment.
     * @description Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due.
     */
    get: operations['processDailySalary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/agent/contract/hourlySalary/process': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Have the hourly salary paid that is due, of every hour that ended up to a moment.
     * @description Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due.
     */
    post: operations['processHourlySalary']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/agent/contract/dividend/process': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Have the dividend paid that is due, of every half month that ended up to a moment.
     * @description Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due.
     */
    post: operations['processDividend']
    delete?: never
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
    /**
     * A page of the member's favourite games, newest first.
     * @description Asked by the Fav tab of the game list.
     */
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
    /**
     * Note that the member played a game.
     * @description Asked when a game has opened.
     */
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
    /**
     * A page of the games the member played last, newest first.
     * @description Asked by the list of the games played last.
     */
    get: operations['listRecents']
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
    /**
     * The merchant's feature flags.
     * @description The same flags as in getSettings, for a client that asks for nothing else.
     */
    get: operations['getWhitelabel']
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
    /**
     * Hosts the site answers on, for a client that must switch.
     * @description Asked by a client whose host no longer answers.
     */
    get: operations['getDomainRoute']
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
    /**
     * The merchant's mobile template.
     * @description The same template as in getSettings, alone.
     */
    get: operations['getTemplate']
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
    /**
     * Announcements most looked at.
     * @description For a page that shows what others read.
     */
    get: operations['listPopular']
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
    /**
     * Announcements for the mobile build only.
     * @description For a client that leaves the desktop notices out.
     */
    get: operations['listMobileNotices']
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
    /**
     * Popups to show after login.
     * @description For a client that asks for the popups alone.
     */
    get: operations['listPopups']
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
    /**
     * Game types of the in-house vassalages.
     * @description For a client that shows the in-house games alone.
     */
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
    /**
     * All vassalages of the merchant.
     * @description For a client that filters by vendor.
     */
    get: operations['listVassalages']
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
    /**
     * Categories in their order with their vendors, and vendors by category and by game type.
     * @description Asked once by the home page and by the launch of a lottery.
     */
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
    /**
     * Game types with the vendors that offer them.
     * @description Asked by the categories whose tiles are vendors of one game type.
     */
    get: operations['listGameTypes']
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
    /**
     * A page of games.
     * @description Asked by the game list and by the search, page by page. Guests and members are shown the same, so no token travels.
     */
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
    /**
     * The games most played.
     * @description Asked by the HOT category.
     */
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
    /**
     * Lotteries of a prize mode.
     * @description Asked by the lottery center, once for each prize mode.
     */
    get: operations['listLotteries']
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
    /**
     * Who just won.
     * @description Asked by the winner board of the home page.
     */
    get: operations['listWinners']
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
    /**
     * Node ids of the member's favourites.
     * @description Asked once after a login, for the hearts of the tiles.
     */
    get: operations['listFavouriteIds']
    put?: never
    /**
     * Make a game a favourite; adding one that is there changes nothing.
     * @description Asked by the heart of a tile.
     */
    post: operations['addFavourite']
    /**
     * Remove a favourite; removing one that is not there changes nothing.
     * @description Asked by the heart of a tile.
     */
    delete: operations['removeFavourite']
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
    /**
     * Who the member is.
     * @description Asked once after a login; what it answers is kept on the device.
     */
    get: operations['getMemberInfo']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/info/icon': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The pictures a member may be shown by, and the one that was chosen.
     * @description Asked by the security centre.
     */
    get: operations['getIcon']
    put?: never
    /**
     * Choose the picture a member is shown by.
     * @description Asked by a tap on one of the pictures.
     */
    post: operations['setIcon']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/info/nickname': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the name that others see.
     * @description Asked by the security centre. It may be changed as often as the member likes.
     */
    post: operations['setNickname']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/info/email': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the e-mail address.
     * @description Asked by the security centre. An address belongs to one member.
     */
    post: operations['setEmail']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/info/payeename': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the name of the owner of the bank cards.
     * @description Asked by the security centre. It is set once, since the cards are held by it, and after that only the customer service changes it; the same one again changes nothing.
     */
    post: operations['setPayeeName']
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
    /**
     * The member's total balance.
     * @description Asked after a login, after a game and by the refresh button.
     */
    get: operations['getBalance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/wallets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's wallets, one by one.
     * @description Asked by home beside the balance.
     */
    get: operations['listWallets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/wallets/merchant': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's wallet at the merchant.
     * @description Asked by home beside the balance.
     */
    get: operations['getMerchantWallet']
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
    /**
     * Unread messages of the inbox.
     * @description Asked for the badge of the inbox.
     */
    get: operations['getUnreadCount']
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
    /**
     * Promotions the member may claim; their number is the badge of the footer.
     * @description Asked for the badge of the promotions.
     */
    get: operations['listAvailablePromotions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/message': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the member's messages, newest first.
     * @description Asked by the inbox.
     */
    get: operations['listMessages']
    /**
     * Mark all messages of the member as read.
     * @description Asked by the inbox, in one call for all of them.
     */
    put: operations['readAllMessages']
    post?: never
    /**
     * Delete several messages; one that is not there changes nothing.
     * @description Asked by the inbox for the messages that were chosen.
     */
    delete: operations['deleteMessages']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/message/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One message of the member.
     * @description Asked where a message is opened by its address; whoever has the list has its texts already.
     */
    get: operations['getMessage']
    /**
     * Mark a message as read; marking one that was read changes nothing.
     * @description Asked when a message is opened.
     */
    put: operations['readMessage']
    post?: never
    /**
     * Delete a message; one that is not there changes nothing.
     * @description Asked at the message itself.
     */
    delete: operations['deleteMessage']
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
    /**
     * All messages of the inbox.
     * @description For a client that shows how full the inbox is.
     */
    get: operations['getMessageCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/feedback': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    /**
     * Send what a member has to say, with pictures.
     * @description Asked by the feedback form. The pictures travel inside the body, so that one call carries all of it.
     */
    put: operations['sendFeedback']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/menus': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Categories of games with how many games each has.
     * @description Asked by the game centre.
     */
    get: operations['listGameMenus']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/lottery/menu': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Groups of lotteries by what they draw.
     * @description Asked by the lottery centre.
     */
    get: operations['listLotteryMenu']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/lottery/recent': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The Vietnamese lotteries of a region and a day, each with the last prizes it drew.
     * @description Asked by the lottery centre. A day without a draw has an empty list.
     */
    get: operations['getRecentLottery']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/lottery/numero': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How often and when last the numbers 00 to 99 came in a Vietnamese lottery.
     * @description Asked by the page of such a lottery. A number is the last two digits of a prize.
     */
    get: operations['getLotteryNumero']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/game/rank': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Games or players by what was won with them in the last day or week.
     * @description Asked by the ranking of the game centre and of the lottery centre. Only wins that the winner board shows are counted.
     */
    get: operations['listGameRank']
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
    /**
     * The address a game opens at.
     * @description Asked by the launch screen, once for each start. A guest gets an address only of games that need no member.
     */
    get: operations['launchGame']
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
    /**
     * Matches that start soon.
     * @description For a client that asks for the matches alone.
     */
    get: operations['listHotMatches']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/clubBenefit': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The levels of the member club with their benefits, and how far the member is.
     * @description Asked by the VIP room. The name of the level is the clubLabel of the member info; it is the same in every language.
     */
    get: operations['getClubBenefit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/referral': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's invitation code, what a friend brings, and what all of them brought.
     * @description Asked by the page that invites friends. The code is one that a registration takes as invitation code.
     */
    get: operations['getReferral']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/referral/friends': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the friends who registered with the member's code, newest first.
     * @description Asked by the page that invites friends.
     */
    get: operations['listFriends']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/securityConfig': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What of the security centre is set.
     * @description Asked by the security centre and by whatever needs one of its parts first, such as a withdrawal.
     */
    get: operations['getSecurityConfig']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/paymentPassword': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Set the password of withdrawals and bank cards, or change it.
     * @description Asked by the security centre. After five wrong ones in a row none is taken for 15 minutes.
     */
    post: operations['setPaymentPassword']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/kyc': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the site wants to know of the member, and how far that is.
     * @description Asked by the page of the proof of identity.
     */
    get: operations['getKyc']
    /**
     * Send the proof of identity; it then waits for the house.
     * @description Asked by the page of the proof of identity. What waits or is approved is not sent again; what was refused may be.
     */
    put: operations['sendKyc']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/limits': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What the member allows themselves.
     * @description Asked by the page of responsible gaming.
     */
    get: operations['getLimits']
    /**
     * Set how much may be deposited in a period, or that there is no limit.
     * @description Asked by the page of responsible gaming. A lower limit holds at once; a higher one, or none, only a day later.
     */
    put: operations['setDepositLimit']
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/limits/timeOut': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Close the games to oneself for a while.
     * @description Asked by the page of responsible gaming. It begins at once and may be made longer, never shorter.
     */
    post: operations['takeTimeOut']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/bankCard': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's bank cards, the oldest first.
     * @description Asked by the security centre and by the withdrawal.
     */
    get: operations['listBankCards']
    put?: never
    /**
     * Add a bank card; its holder is the payee name.
     * @description Asked by the security centre. It needs a payee name and a payment password; a card belongs to one member.
     */
    post: operations['addBankCard']
    /**
     * Remove a bank card.
     * @description Asked by the security centre.
     */
    delete: operations['removeBankCard']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/bankCard/banks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The banks that a card may be of.
     * @description Asked by the form of a new card. It is kept on the device until the member logs out.
     */
    get: operations['listBanks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The missions of this day and week, and how far the member is.
     * @description Asked by the leaderboard.
     */
    get: operations['listMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/mission/rank': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Who has most points this week, and where the member stands.
     * @description Asked by the leaderboard. A unit of the currency that is staked is a point.
     */
    get: operations['getMissionRank']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/mission/{id}/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take the reward of a mission that is done.
     * @description Asked by the leaderboard, before the day or week of the mission ends.
     */
    post: operations['claimMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/rebate': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What has gathered of the stakes since the member last took it, and by which rates.
     * @description Asked by the manual rebate.
     */
    get: operations['getRebate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/rebate/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take back all that has gathered.
     * @description Asked by the manual rebate. What is played afterwards gathers anew.
     */
    post: operations['claimRebate']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/member/rebate/report': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the rebates the member took, newest first.
     * @description Asked by the rebate report.
     */
    get: operations['listRebates']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The promotions a member may take part in, takes part in, or took part in, the newest first.
     * @description Asked by the promotions and the reward centre.
     */
    get: operations['listPromotions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/{id}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One promotion, as it stands for the member.
     * @description Asked by the page of a promotion; its public text may stand among the announcements as well.
     */
    get: operations['getPromotion']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/{id}/apply': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take part in a promotion.
     * @description Asked by the page of a promotion. A promotion that needs an operator waits for one; the others begin at once.
     */
    post: operations['applyForPromotion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/promotion/{id}/claim': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Take the bonus that a promotion has issued.
     * @description Asked by the page of a promotion and by the reward centre.
     */
    post: operations['claimPromotion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/bets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the member's bets, newest first.
     * @description Asked by the betting record.
     */
    get: operations['listBets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/records': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the movements of the member's money, newest first.
     * @description Asked by the account record.
     */
    get: operations['listMovements']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/pnl': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The member's profit and loss by calendar day and by category.
     * @description Asked by the page of profit and loss. It has no pages, for a range has at most 366 days.
     */
    get: operations['getProfitAndLoss']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/session/login': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Log in with a username, a mobile number and code, or a verified identity of a provider.
     * @description Asked by the login form. After a failure that says value.captcha, each further login needs a captcha of getCaptcha.
     */
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
    /**
     * Start a free-play (trial) session without an account.
     * @description Asked by the button of the trial. The member type of the session is 4.
     */
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
    /**
     * End the session of the token.
     * @description Asked when the member has confirmed; the client forgets the session whatever comes back.
     */
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
    /**
     * Exchange the token for a fresh one before it ends.
     * @description Asked every few minutes while the page is open. The token that was sent works for 60 more seconds (assumed), so that calls under way end well, and a renewal whose answer was lost may be asked for again with it.
     */
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
    /**
     * Create the name of a trial account.
     * @description Each call makes another name.
     */
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
    /**
     * A fresh captcha image.
     * @description Each image works once; ask again after every failed attempt.
     */
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
    /**
     * Register with a username and a password.
     * @description Asked by the registration form in its username mode.
     */
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
    /**
     * Register with a mobile number.
     * @description Asked by the registration form in its mobile mode.
     */
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
    /**
     * Set a new password with the SMS code that a reset sent.
     * @description Asked by the last step of a password reset by SMS.
     */
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
    /**
     * Send a new password to the member's e-mail address.
     * @description Asked by the password reset by e-mail; the name and the address must belong together.
     */
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
    /**
     * Change the password of the member of the token.
     * @description Asked by the settings of a member.
     */
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
    /**
     * The affiliate behind a link's code or the site's domain.
     * @description Asked when the page is opened with a code or on a host of an affiliate. The invitation code of a member (getReferral) is answered without a host.
     */
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
    /**
     * Whether an invitation code is valid; success is the answer.
     * @description Asked when the player leaves the invitation-code field.
     */
    get: operations['checkAffiliate']
    put?: never
    post?: never
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
    /**
     * Everything the first screen decides by, in one answer.
     * @description Asked once when the page opens, before anything else is shown.
     */
    get: operations['getSettings']
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
    /**
     * Whether the site is up and open to this region; asked again by the maintenance page.
     * @description Asked again by the maintenance page until the site is back.
     */
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
    /**
     * Countries and their dialling codes.
     * @description Asked by the forms that take a mobile number.
     */
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
    /**
     * Which ways of registering and which providers are switched on.
     * @description Asked by the registration form.
     */
    get: operations['getRegisterSetting']
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
    /**
     * Per field its pattern, whether it is enabled and required, and the message of a failure.
     * @description Asked by every form that is checked before it is sent.
     */
    get: operations['getFormRules']
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
    /**
     * Contact channels and the encrypted path of the service link.
     * @description Asked when the service menu opens.
     */
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
    /**
     * Versioned paths of static resources and the image hosts.
     * @description Asked when a picture of every known host failed.
     */
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
    /**
     * Links of the native apps and profiles.
     * @description Asked by the download bar and the download page.
     */
    get: operations['listDownloads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/system/helpCenter': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The articles of the help centre in their order.
     * @description Asked by the help centre; a guest reads it, too.
     */
    get: operations['getHelpCenter']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/transactionDetail': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * One deposit, withdrawal or transfer of the member's.
     * @description For a client that opens an entry of the account record. Of a transfer both sides may ask.
     */
    get: operations['getTransaction']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/transactionCode': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Every kind of movement there is, with its name.
     * @description For a client that names movements, or filters by them, as the backend calls them.
     */
    get: operations['listTransactionCodes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/chatLaunch': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Where the member's chat with the site opens.
     * @description For a client that opens the chat as it opens a game. Guests come to it by the service link of getCustomerService.
     */
    get: operations['launchChat']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/intention': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * What came of an intention; one that came to nothing never will from then on.
     * @description Asked when the answer of a call that moves something was lost. A call that arrives later with the key is refused with intention.closed. Of a transfer to several members of the team that was done it says what became of each row, too, as the call answered it.
     */
    post: operations['closeIntention']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/withdraw/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a withdrawal has to keep to now.
     * @description Asked by the withdrawal page.
     */
    get: operations['getWithdrawTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/transaction/withdraw': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the member's withdrawals, newest first.
     * @description Asked by the withdraw report.
     */
    get: operations['listWithdrawals']
    put?: never
    /**
     * Pay an amount out to a bank card.
     * @description Asked by the withdrawal form, after the member has confirmed what will arrive.
     */
    post: operations['withdraw']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/banks': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * The ways to pay in, each with its limits.
     * @description Asked by the deposit page.
     */
    get: operations['listDepositChannels']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/report': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * A page of the member's deposits, newest first.
     * @description Asked by the load record.
     */
    get: operations['listDeposits']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/promos': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * Promotions that a deposit may come with.
     * @description Asked by the deposit page.
     */
    get: operations['listDepositPromotions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/manual': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a deposit by bank transfer.
     * @description Asked when the member pays by bank transfer; the answer says to which account, with which reference.
     */
    post: operations['depositManual']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/gateway': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a deposit by payment gateway.
     * @description Asked when the member pays on the page of a payment gateway, which leads back to the deposit page.
     */
    post: operations['depositGateway']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/alipay': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a deposit by Alipay.
     * @description Asked when the member pays with Alipay; the answer holds the text of a QR code.
     */
    post: operations['depositAlipay']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/qq': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a deposit by QQ.
     * @description Asked when the member pays with QQ; the answer holds the text of a QR code.
     */
    post: operations['depositQq']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/wechat': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Order a deposit by WeChat.
     * @description Asked when the member pays with WeChat; the answer holds the text of a QR code.
     */
    post: operations['depositWechat']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/deposit/order/{orderId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * How an order of a deposit stands.
     * @description Asked again and again while the page of a waiting order is open.
     */
    get: operations['getDeposit']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/transfer/terms': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /**
     * What a transfer to the upline has to keep to now.
     * @description Asked by the page of the transfer.
     */
    get: operations['getTransferTerms']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wps/relay/transfer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /**
     * Hand an amount to the member’s upline.
     * @description Asked by the form of the transfer, after the member has confirmed it.
     */
    post: operations['transferToUpline']
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
    /**
     * Send an SMS code to a member who logs in by mobile number.
     * @description Asked by the login form; at most one code a minute.
     */
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
    /**
     * Send an SMS code to a mobile number that registers.
     * @description Asked by the registration form; at most one code a minute.
     */
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
    /**
     * Send an SMS code to a member who forgot the password.
     * @description Asked by the password reset; at most one code a minute.
     */
    post: operations['sendResetSms']
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
    Rates: Rates
    RatesOfDownline: RatesOfDownline
    Done: Done
    Refusal: Refusal
    NewDownline: NewDownline
    OpenedAccount: OpenedAccount
    AgentLink: AgentLink
    NewAgentLink: NewAgentLink
    RainRound: RainRound
    RedRain: RedRain
    EnvelopePick: EnvelopePick
    EnvelopeOpened: EnvelopeOpened
    TeamBet: TeamBet
    TeamBetPage: TeamBetPage
    TeamMovement: TeamMovement
    TeamMovementPage: TeamMovementPage
    ProfitAndLoss: ProfitAndLoss
    TeamProfit: TeamProfit
    TeamProfitPage: TeamProfitPage
    TeamFigures: TeamFigures
    Downline: Downline
    TeamKpi: TeamKpi
    DownlinePage: DownlinePage
    DownlineDetail: DownlineDetail
    DownlineTransferTerms: DownlineTransferTerms
    DownlineTransfer: DownlineTransfer
    MoneyOrder: MoneyOrder
    DownlineTransferRow: DownlineTransferRow
    DownlineTransfers: DownlineTransfers
    DownlineTransferred: DownlineTransferred
    DownlineTransferResult: DownlineTransferResult
    Announcement: Announcement
    BannerImage: BannerImage
    Banner: Banner
    HotMatch: HotMatch
    Announcements: Announcements
    OwnRates: OwnRates
    AgentRebatePart: AgentRebatePart
    AgentRebate: AgentRebate
    AgentRebateTaken: AgentRebateTaken
    ContractRequests: ContractRequests
    ContractTier: ContractTier
    Contract: Contract
    ContractDue: ContractDue
    Contracts: Contracts
    ContractAnswer: ContractAnswer
    ContractOffer: ContractOffer
    ContractNumber: ContractNumber
    ContractPayment: ContractPayment
    ContractPaymentPage: ContractPaymentPage
    ContractPaid: ContractPaid
    ContractDueUntil: ContractDueUntil
    Game: Game
    Whitelabel: Whitelabel
    MobileTemplate: MobileTemplate
    GameType: GameType
    VendorName: VendorName
    VendorCategory: VendorCategory
    Vendor: Vendor
    VendorData: VendorData
    GamePage: GamePage
    Winner: Winner
    WinnerEntry: WinnerEntry
    MemberInfo: MemberInfo
    Icon: Icon
    Icons: Icons
    NewValue: NewValue
    Wallet: Wallet
    WalletPart: WalletPart
    MerchantWallet: MerchantWallet
    AvailablePromotion: AvailablePromotion
    MessageKind: MessageKind
    Message: Message
    SentImage: SentImage
    GameMenu: GameMenu
    LotteryGroup: LotteryGroup
    LotteryRegion: LotteryRegion
    PrizeTier: PrizeTier
    RegionalDraw: RegionalDraw
    RecentLottery: RecentLottery
    NumeroNumber: NumeroNumber
    LotteryNumero: LotteryNumero
    GameRank: GameRank
    ClubProgress: ClubProgress
    ClubBenefitItem: ClubBenefitItem
    ClubLevel: ClubLevel
    ClubBenefit: ClubBenefit
    Referral: Referral
    Friend: Friend
    FriendPage: FriendPage
    KycStatus: KycStatus
    SecurityConfig: SecurityConfig
    FieldRule: FieldRule
    KycDocument: KycDocument
    Kyc: Kyc
    KycFields: KycFields
    KycImage: KycImage
    NextLimit: NextLimit
    DepositLimit: DepositLimit
    Limits: Limits
    LimitPeriod: LimitPeriod
    BankCard: BankCard
    Bank: Bank
    Mission: Mission
    RankedPlayer: RankedPlayer
    OwnRank: OwnRank
    MissionRank: MissionRank
    Claimed: Claimed
    RebatePart: RebatePart
    Rebate: Rebate
    RebateRecord: RebateRecord
    RebatePage: RebatePage
    PromotionNeed: PromotionNeed
    Promotion: Promotion
    Application: Application
    Bet: Bet
    BetPage: BetPage
    Movement: Movement
    MovementPage: MovementPage
    LoginRequest: LoginRequest
    Session: Session
    SessionAnswer: SessionAnswer
    LoginRefusal: LoginRefusal
    RegistrationRequest: RegistrationRequest
    StartupInfo: StartupInfo
    Country: Country
    ServiceEntry: ServiceEntry
    CustomerService: CustomerService
    DownloadLink: DownloadLink
    HelpArticle: HelpArticle
    Transaction: Transaction
    TransactionCode: TransactionCode
    LaunchedChat: LaunchedChat
    IntentionKey: IntentionKey
    Outcome: Outcome
    WithdrawTerms: WithdrawTerms
    WithdrawRecord: WithdrawRecord
    OrderTotals: OrderTotals
    WithdrawPage: WithdrawPage
    WithdrawRequest: WithdrawRequest
    DepositChannel: DepositChannel
    DepositRecord: DepositRecord
    DepositPage: DepositPage
    DepositPromotion: DepositPromotion
    DepositRequest: DepositRequest
    DepositOrder: DepositOrder
    GatewayDepositRequest: GatewayDepositRequest
    TransferTerms: TransferTerms
    TransferRequest: TransferRequest
    SmsSent: SmsSent
  }
  responses: {
    /** @description Done, or the reason why not. */
    DoneAnswer: {
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
    /** @description Announcements in their order. */
    AnnouncementsAnswer: {
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
    /** @description Game types in their order. */
    GameTypesAnswer: {
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
    GamesAnswer: {
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
    /** @description The number itself is the value. */
    CountAnswer: {
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
    /** @description The new member's session (assumed), or the reason why not. */
    RegisteredAnswer: {
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
    SentAnswer: {
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
  }
  parameters: {
    /**
     * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
     * @example 1762876800000
     */
    startDate: number
    /**
     * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
     * @example 1762963199999
     */
    endDate: number
    /**
     * @description Only bets that brought more than their stake, or less; absent for all.
     * @example won
     */
    betStatus: 'won' | 'lost'
    /**
     * @description Account of the one member of the team that is asked for; absent for the whole team.
     * @example maria88
     */
    teamAccount: string
    /**
     * @description First page is 1.
     * @example 1
     */
    pageNo: number
    /**
     * @description Entries a page.
     * @example 30
     */
    pageSize: number
    /**
     * @description Backend code of the language the texts should be in (EN, TY, CN, …).
     * @example EN
     */
    language: string
    /**
     * @description Only movements of one sort: deposit; withdrawal and what was given back of it; bonus, rebates and what contracts of agents bring among them; play, which is stakes, wins and stakes that came back; transfer to and from others. Absent for all.
     * @example deposit
     */
    movementKind: 'deposit' | 'withdrawal' | 'bonus' | 'play' | 'transfer'
    /**
     * @description IANA name of the time zone whose calendar days are meant.
     * @example Asia/Manila
     */
    timeZone: string
    /**
     * @description Account of the member whose downline is asked for; absent for one’s own.
     * @example agent01
     */
    upline: string
    /**
     * @description First calendar day of the range, itself included.
     * @example 2026-11-22
     */
    startDay: string
    /**
     * @description Last calendar day of the range, itself included.
     * @example 2026-11-22
     */
    endDay: string
    /**
     * @description How many of the newest members come along.
     * @example 0
     */
    size: number
    /**
     * @description IANA name of the time zone whose calendar days are meant.
     * @example Asia/Manila
     */
    dayZone: string
    /**
     * @description Part of an account or nickname, whatever its case.
     * @example mar
     */
    search: string
    /**
     * @description Members a page.
     * @example 30
     */
    membersPerPage: number
    /**
     * @description Account of the member of the team.
     * @example maria88
     */
    account: string
    /**
     * @description Merchant code, from configuration.
     * @example lobbykit
     */
    merchantCode: string
    /**
     * @description Of which kind the contracts are.
     * @example dividend
     */
    contractKind: 'dailySalary' | 'dividend' | 'hourlySalary'
    /**
     * @description First moment of the range, milliseconds since 1970; absent for all of the past. It comes with the last one.
     * @example 1762905600000
     */
    rangeFrom: number
    /**
     * @description Last moment of the range, itself included, milliseconds since 1970.
     * @example 1763905600000
     */
    rangeTo: number
    /**
     * @description Merchant code, from configuration.
     * @example lobbykit
     */
    merchantOfTypes: string
    /**
     * @description Merchant code, from configuration.
     * @example lobbykit
     */
    merchant: string
    /**
     * @description Number of the message.
     * @example 1040
     */
    messageId: number
    /**
     * @description Friends a page.
     * @example 20
     */
    friendsPerPage: number
    /**
     * @description Number of the mission on the backend.
     * @example 1
     */
    missionId: number
    /**
     * @description Only what stakes on games of this category brought; absent for all.
     * @example RNG
     */
    rebateGameType: string
    /**
     * @description Number of the promotion on the backend.
     * @example 601
     */
    promotionId: number
    /**
     * @description Only orders that wait, are done or were refused; absent for all.
     * @example done
     */
    orderStatus: 'waiting' | 'done' | 'refused'
    /**
     * @description Merchant code, from configuration. The header's name is an option of the SDK.
     * @example lobbykit
     */
    MerchantHeader: string
    /**
     * @description How the body is sealed: the scheme and the wrapped key, or none for plain JSON in development. The header's name is an option of the SDK.
     * @example none
     */
    EncryptionHeader: string
    /**
     * @description Names what the caller wants done. Calls with one key are done at most once, and all get the same answer; the key with another body is refused. The header's name is an option of the SDK.
     * @example b3f1c2d4-5e6f-4a1b
     */
    IntentionHeader: string
    /**
     * @description Sent by an app that runs standalone. The header's name is an option of the SDK.
     * @example OTHERS
     */
    DeviceHeader: 'OTHERS'
  }
  requestBodies: {
    FavouriteBody: {
      content: {
        /**
         * @example {
         *       "nodeId": 1,
         *       "vendor": "JL"
         *     }
         */
        'application/json': {
          /** @description Number of the game (or lobby) on the backend. */
          nodeId: number
          /** @description Vendor code. */
          vendor?: string
        }
      }
    }
    RegistrationBody: {
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
  }
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
  updateDownlineRebates: {
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
         *       "account": "maria88",
         *       "rates": {
         *         "RNG": 0.5
         *       }
         *     }
         */
        'application/json': components['schemas']['RatesOfDownline']
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  openAccount: {
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
         *       "username": "newbie77",
         *       "password": "Newbie77pass",
         *       "isAgent": false,
         *       "rates": {
         *         "RNG": 0.5
         *       }
         *     }
         */
        'application/json': components['schemas']['NewDownline']
      }
    }
    responses: {
      /** @description The account. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "account": "newbie77"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['OpenedAccount']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listAgentLinks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The links. */
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
           *           "code": "AG104K",
           *           "isAgent": false,
           *           "rates": {
           *             "RNG": 0.5
           *           },
           *           "createdAt": 1762905600000,
           *           "registered": 2
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['AgentLink'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  createAgentLink: {
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
         *       "isAgent": false,
         *       "rates": {
         *         "RNG": 0.5
         *       }
         *     }
         */
        'application/json': components['schemas']['NewAgentLink']
      }
    }
    responses: {
      /** @description The link. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "code": "AG104K",
           *         "isAgent": false,
           *         "rates": {
           *           "RNG": 0.5
           *         },
           *         "createdAt": 1762905600000,
           *         "registered": 0
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['AgentLink']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getRedRain: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rounds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "serverTime": 1763905610000,
           *         "round": {
           *           "roundId": "R981234",
           *           "startsAt": 1763905600000,
           *           "endsAt": 1763905720000,
           *           "envelopes": 12
           *         },
           *         "next": {
           *           "roundId": "R981235",
           *           "startsAt": 1763907400000,
           *           "endsAt": 1763907520000,
           *           "envelopes": 12
           *         },
           *         "won": 88.5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['RedRain']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  openEnvelope: {
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
         *       "roundId": "R981234",
         *       "envelope": 3
         *     }
         */
        'application/json': components['schemas']['EnvelopePick']
      }
    }
    responses: {
      /** @description What was in it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 18.5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['EnvelopeOpened']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listTeamBets: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only bets that brought more than their stake, or less; absent for all.
         * @example won
         */
        status?: components['parameters']['betStatus']
        /**
         * @description Account of the one member of the team that is asked for; absent for the whole team.
         * @example maria88
         */
        account?: components['parameters']['teamAccount']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "betId": "t1-k1",
           *             "account": "maria88",
           *             "nodeId": 12,
           *             "gameName": "Golden Dragon",
           *             "gameType": "RNG",
           *             "vendorName": "Jili",
           *             "stake": 10,
           *             "win": 25,
           *             "net": 15,
           *             "status": "won",
           *             "playedAt": 1762905600000
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "stake": 10,
           *           "win": 25,
           *           "net": 15
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['TeamBetPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listTeamMovements: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only movements of one sort: deposit; withdrawal and what was given back of it; bonus, rebates and what contracts of agents bring among them; play, which is stakes, wins and stakes that came back; transfer to and from others. Absent for all.
         * @example deposit
         */
        kind?: components['parameters']['movementKind']
        /**
         * @description Account of the one member of the team that is asked for; absent for the whole team.
         * @example maria88
         */
        account?: components['parameters']['teamAccount']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "recordId": "1007",
           *             "account": "maria88",
           *             "kind": "deposit",
           *             "amount": 500,
           *             "balance": 1750.5,
           *             "createdAt": 1762905600000,
           *             "orderId": "D20251112-1006"
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "moneyIn": 500,
           *           "moneyOut": 0,
           *           "net": 500
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['TeamMovementPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getTeamProfit: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description IANA name of the time zone whose calendar days are meant.
         * @example Asia/Manila
         */
        timeZone: components['parameters']['timeZone']
        /**
         * @description Account of the one member of the team that is asked for; absent for the whole team.
         * @example maria88
         */
        account?: components['parameters']['teamAccount']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Days and categories that saw any money, and the sums of the range. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "days": [
           *           {
           *             "day": "2025-11-12",
           *             "stake": 10,
           *             "win": 25,
           *             "bonus": 0,
           *             "net": 15
           *           }
           *         ],
           *         "categories": [
           *           {
           *             "gameType": "RNG",
           *             "bets": 1,
           *             "stake": 10,
           *             "win": 25,
           *             "net": 15
           *           }
           *         ],
           *         "totals": {
           *           "bets": 1,
           *           "stake": 10,
           *           "win": 25,
           *           "bonus": 0,
           *           "net": 15,
           *           "deposits": 500,
           *           "withdrawals": 0
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ProfitAndLoss']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listTeamProfit: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Account of the member whose downline is asked for; absent for one’s own.
         * @example agent01
         */
        upline?: components['parameters']['upline']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
         */
        pageSize: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page, agents first. */
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
           *             "account": "maria88",
           *             "isAgent": false,
           *             "downlines": 0,
           *             "bets": 1,
           *             "stake": 10,
           *             "win": 25,
           *             "bonus": 0,
           *             "net": 15
           *           }
           *         ],
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
                value: components['schemas']['TeamProfitPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getTeamKpi: {
    parameters: {
      query: {
        /**
         * @description First calendar day of the range, itself included.
         * @example 2026-11-22
         */
        startDate: components['parameters']['startDay']
        /**
         * @description Last calendar day of the range, itself included.
         * @example 2026-11-22
         */
        endDate: components['parameters']['endDay']
        /**
         * @description How many of the newest members come along.
         * @example 0
         */
        size: components['parameters']['size']
        /**
         * @description IANA name of the time zone whose calendar days are meant.
         * @example Asia/Manila
         */
        timeZone: components['parameters']['dayZone']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The figures, and the newest members of the team. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "footer": {
           *           "teamLoginMemberCount": 3,
           *           "teamBetMemberCount": 2,
           *           "teamRegisterMemberCount": 1,
           *           "teamOnlineCount": 1,
           *           "teamMemberCount": 12
           *         },
           *         "list": []
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['TeamKpi']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listDownlines: {
    parameters: {
      query: {
        /**
         * @description Account of the member whose downline is asked for; absent for one’s own.
         * @example agent01
         */
        upline?: components['parameters']['upline']
        /**
         * @description Part of an account or nickname, whatever its case.
         * @example mar
         */
        search?: components['parameters']['search']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Members a page.
         * @example 30
         */
        pageSize: components['parameters']['membersPerPage']
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
           *             "account": "maria88",
           *             "nickname": "Maria",
           *             "isAgent": false,
           *             "isDisabled": false,
           *             "level": 1,
           *             "upline": "agent01",
           *             "downlines": 0,
           *             "balance": 1250.5,
           *             "registeredAt": 1762905600000,
           *             "lastLoginAt": 1763905600000
           *           }
           *         ],
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
                value: components['schemas']['DownlinePage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getDownline: {
    parameters: {
      query: {
        /**
         * @description Account of the member of the team.
         * @example maria88
         */
        account: components['parameters']['account']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The member, the way to them and their rebate rates. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "member": {
           *           "account": "maria88",
           *           "nickname": "Maria",
           *           "isAgent": false,
           *           "isDisabled": false,
           *           "level": 1,
           *           "upline": "agent01",
           *           "downlines": 0,
           *           "balance": 1250.5,
           *           "registeredAt": 1762905600000,
           *           "lastLoginAt": 1763905600000
           *         },
           *         "path": [
           *           "agent01"
           *         ],
           *         "teamCount": 0,
           *         "rates": {
           *           "RNG": 0.5
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DownlineDetail']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getDownlineTransferTerms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Limits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "minAmount": 1,
           *         "maxAmount": 100000,
           *         "mostRows": 50,
           *         "turnoverLeft": 0
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DownlineTransferTerms']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  transferToDownline: {
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
         *       "account": "maria88",
         *       "amount": 500,
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': components['schemas']['DownlineTransfer']
      }
    }
    responses: {
      /** @description The order, which is done at once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "T20261122-0001",
           *         "reference": "LK4713",
           *         "amount": 500,
           *         "status": "done",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MoneyOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  transferToDownlines: {
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
         *       "rows": [
         *         {
         *           "account": "maria88",
         *           "amount": 500
         *         }
         *       ],
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': components['schemas']['DownlineTransfers']
      }
    }
    responses: {
      /** @description What became of each row. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 500,
           *         "rows": [
           *           {
           *             "account": "maria88",
           *             "amount": 500,
           *             "isDone": true,
           *             "orderId": "T20261122-0001"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DownlineTransferResult']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  readAgentNotices: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
         * @description Where the banners are shown.
         * @example m_home
         */
        groupName?: 'm_reg' | 'm_home' | 'm_game' | 'm_recommend'
        /**
         * @description M is mobile.
         * @example M
         */
        platform: 'M'
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listBanners: {
    parameters: {
      query: {
        /**
         * @description Where the banners are shown.
         * @example m_game
         */
        groupName: 'm_reg' | 'm_home' | 'm_game' | 'm_recommend'
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listNotices: {
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
      200: components['responses']['AnnouncementsAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listPromotionAnnouncements: {
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
      200: components['responses']['AnnouncementsAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getOwnRates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rates. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "rates": {
           *           "RNG": 1,
           *           "FISH": 0.9
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['OwnRates']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getAgentRebate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By category, and in all. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 12.5,
           *         "since": 1762905600000,
           *         "parts": [
           *           {
           *             "gameType": "RNG",
           *             "stake": 6250,
           *             "amount": 12.5
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['AgentRebate']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  claimAgentRebate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What was booked. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 12.5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['AgentRebateTaken']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getDailySalaryRequest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What waits; absent or empty for nothing. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "dailysalreqtype": "NEW"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractRequests']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getDividendRequest: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What waits; absent or empty for nothing. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "dailysalreqtype": "NEW",
           *         "divtypecompperiodreq": "",
           *         "contracthoursalreq": ""
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractRequests']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listContracts: {
    parameters: {
      query: {
        /**
         * @description Of which kind the contracts are.
         * @example dividend
         */
        kind: components['parameters']['contractKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Both lists, what may be promised, and what is due. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "own": [
           *           {
           *             "contractId": "C2",
           *             "kind": "dividend",
           *             "account": "master01",
           *             "rate": 15,
           *             "leastBase": 5000,
           *             "leastMembers": 2,
           *             "status": "active",
           *             "offeredAt": 1762905600000,
           *             "startsAt": 1762905600000,
           *             "answeredAt": 1762992000000
           *           }
           *         ],
           *         "given": [],
           *         "due": {
           *           "amount": 12.5,
           *           "payments": 2,
           *           "until": 1763905600000
           *         },
           *         "mostRate": 15
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Contracts']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  answerContract: {
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
         *       "contractId": "C3",
         *       "accepts": true
         *     }
         */
        'application/json': components['schemas']['ContractAnswer']
      }
    }
    responses: {
      /** @description The contract as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "contractId": "C2",
           *         "kind": "dividend",
           *         "account": "master01",
           *         "rate": 15,
           *         "leastBase": 5000,
           *         "leastMembers": 2,
           *         "status": "active",
           *         "offeredAt": 1762905600000,
           *         "startsAt": 1762905600000,
           *         "answeredAt": 1762992000000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Contract']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  offerContract: {
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
         *       "kind": "dailySalary",
         *       "account": "north01",
         *       "rate": 0.1,
         *       "leastBase": 100,
         *       "leastMembers": 1
         *     }
         */
        'application/json': components['schemas']['ContractOffer']
      }
    }
    responses: {
      /** @description The contract, which waits for its answer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "contractId": "C8",
           *         "kind": "dailySalary",
           *         "account": "north01",
           *         "rate": 0.1,
           *         "leastBase": 100,
           *         "leastMembers": 1,
           *         "status": "offered",
           *         "offeredAt": 1762905600000,
           *         "startsAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Contract']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  takeBackContract: {
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
         *       "contractId": "C6"
         *     }
         */
        'application/json': components['schemas']['ContractNumber']
      }
    }
    responses: {
      /** @description The contract as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "contractId": "C6",
           *         "kind": "hourlySalary",
           *         "account": "north01",
           *         "rate": 0.05,
           *         "leastBase": 100,
           *         "leastMembers": 0,
           *         "status": "takenBack",
           *         "offeredAt": 1762905600000,
           *         "startsAt": 1762905600000,
           *         "answeredAt": 1762992000000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Contract']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  endContract: {
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
         *       "contractId": "C7"
         *     }
         */
        'application/json': components['schemas']['ContractNumber']
      }
    }
    responses: {
      /** @description The contract as it is now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "contractId": "C7",
           *         "kind": "dailySalary",
           *         "account": "south01",
           *         "rate": 0.15,
           *         "leastBase": 200,
           *         "leastMembers": 0,
           *         "status": "active",
           *         "offeredAt": 1762905600000,
           *         "startsAt": 1762905600000,
           *         "answeredAt": 1762992000000,
           *         "endedAt": 1763913600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Contract']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listContractPayments: {
    parameters: {
      query: {
        /**
         * @description Of which kind the contracts are.
         * @example dividend
         */
        kind: components['parameters']['contractKind']
        /**
         * @description First moment of the range, milliseconds since 1970; absent for all of the past. It comes with the last one.
         * @example 1762905600000
         */
        startDate?: components['parameters']['rangeFrom']
        /**
         * @description Last moment of the range, itself included, milliseconds since 1970.
         * @example 1763905600000
         */
        endDate?: components['parameters']['rangeTo']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
         */
        pageSize: components['parameters']['pageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The page, and the sums of the whole range. */
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
           *             "paymentId": "C2-1762905600000",
           *             "from": 1762905600000,
           *             "to": 1762992000000,
           *             "base": 83.33,
           *             "members": 3,
           *             "rate": 15,
           *             "amount": 12.49,
           *             "status": "paid",
           *             "paidAt": 1763078400000
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "base": 83.33,
           *           "amount": 12.49,
           *           "paid": 12.49
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractPaymentPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  processDailySalary: {
    parameters: {
      query: {
        /**
         * @description The moment up to which the amount was shown, milliseconds since 1970.
         * @example 1763905600000
         */
        until: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 12.5,
           *         "payments": 2
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractPaid']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  processHourlySalary: {
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
         *       "until": 1763905600000
         *     }
         */
        'application/json': components['schemas']['ContractDueUntil']
      }
    }
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 12.5,
           *         "payments": 2
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractPaid']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  processDividend: {
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
         *       "until": 1763905600000
         *     }
         */
        'application/json': components['schemas']['ContractDueUntil']
      }
    }
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 12.5,
           *         "payments": 2
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ContractPaid']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description The games of this page. */
                  content: components['schemas']['Game'][]
                  /** @description This page; the first is 1. */
                  pageNum: number
                  /** @description Pages there are; 0 when there is nothing. */
                  totalPages: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
         * @description Kind of client; 2 is the mobile web.
         * @example 2
         */
        clientType: 2
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
                  /** @description The games of this page. */
                  list: components['schemas']['Game'][]
                  /** @description Pages there are; 0 when there is nothing. */
                  totalPages: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listPopular: {
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
      200: components['responses']['AnnouncementsAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listMobileNotices: {
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
      200: components['responses']['AnnouncementsAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listPopups: {
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
      200: components['responses']['AnnouncementsAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listGameTypesByVassalage: {
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
      200: components['responses']['GameTypesAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listVassalages: {
    parameters: {
      query?: never
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
                  /** @description Vendor code. */
                  vassalage: string
                  /** @description The name to show, where it differs. */
                  displayName?: string
                  /** @description Address of the small picture. */
                  iconUrl?: string
                }[]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listVendors: {
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listGameTypes: {
    parameters: {
      query: {
        /**
         * @description Kind of build; 1 is the mobile one.
         * @example 1
         */
        typeId: '1'
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
      200: components['responses']['GameTypesAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listGames: {
    parameters: {
      query: {
        /**
         * @description Build of the client.
         * @example html5
         */
        platform: 'html5'
        /**
         * @description Kind of client; 2 is the mobile web.
         * @example 2
         */
        clientType: 2
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
         * @description Only new games; absent for all.
         * @example 1
         */
        isNew?: 1
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listHotGames: {
    parameters: {
      query: {
        /**
         * @description Kind of client; 2 is the mobile web.
         * @example 2
         */
        isPlatform: 2
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        language: components['parameters']['language']
        /**
         * @description Build of the client.
         * @example html5
         */
        platform: 'html5'
        /**
         * @description Game type; empty for all.
         * @example RNG
         */
        gameType?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['GamesAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listLotteries: {
    parameters: {
      query: {
        /**
         * @description Prize mode of the lottery.
         * @example Lott
         */
        prizeMode: 'Lott' | 'ZY' | 'Elott' | 'SEA'
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
      200: components['responses']['GamesAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                /** @description Node ids. */
                value: number[]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  addFavourite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['FavouriteBody']
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  removeFavourite: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['FavouriteBody']
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getIcon: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pictures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "icon": "amihan",
           *         "icons": [
           *           {
           *             "icon": "amihan",
           *             "url": "/art/avatar/amihan.svg"
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Icons']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setIcon: {
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
         *       "icon": "amihan"
         *     }
         */
        'application/x-www-form-urlencoded': {
          /** @description One of getIcon. */
          icon: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setNickname: {
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
         *       "value": "Maria"
         *     }
         */
        'application/json': components['schemas']['NewValue']
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setEmail: {
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
         *       "value": "maria@mail.example"
         *     }
         */
        'application/json': components['schemas']['NewValue']
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setPayeeName: {
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
         *       "value": "Maria Santos"
         *     }
         */
        'application/json': components['schemas']['NewValue']
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listWallets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The member's wallets, one by one. */
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
           *           "walletId": "main",
           *           "name": "Main wallet",
           *           "balance": 1250.5
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['WalletPart'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getMerchantWallet: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The member's wallet at the merchant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "balance": 1250.5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MerchantWallet']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      200: components['responses']['CountAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listMessages: {
    parameters: {
      query: {
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: number
        /**
         * @description Messages a page.
         * @example 20
         */
        pageSize: number
        /**
         * @description Only messages that nobody has read.
         * @example true
         */
        unread?: boolean
        /**
         * @description Only messages of this kind.
         * @example payment
         */
        kind?: components['schemas']['MessageKind']
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
           *         "content": [
           *           {
           *             "id": 1040,
           *             "kind": "payment",
           *             "title": "Your deposit has arrived",
           *             "content": "<p>500.00 is in your wallet.</p>",
           *             "sentAt": 1793596800000,
           *             "isRead": false
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: {
                  /** @description The messages of this page. */
                  content: components['schemas']['Message'][]
                  /** @description This page; the first is 1. */
                  pageNum: number
                  /** @description Pages there are; 0 when there is nothing. */
                  totalPages: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  readAllMessages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  deleteMessages: {
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
         *       "ids": [
         *         1039,
         *         1040
         *       ]
         *     }
         */
        'application/json': {
          /** @description Numbers of the messages. */
          ids: number[]
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getMessage: {
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
         * @description Number of the message.
         * @example 1040
         */
        id: components['parameters']['messageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The message. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "id": 1040,
           *         "kind": "payment",
           *         "title": "Your deposit has arrived",
           *         "content": "<p>500.00 is in your wallet.</p>",
           *         "sentAt": 1793596800000,
           *         "isRead": false
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Message']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  readMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the message.
         * @example 1040
         */
        id: components['parameters']['messageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  deleteMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the message.
         * @example 1040
         */
        id: components['parameters']['messageId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      /** @description The number itself is the value. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": 40
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                /** @description Messages of the member. */
                value: number
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  sendFeedback: {
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
         *       "content": "The deposit of yesterday is still missing.",
         *       "images": [
         *         {
         *           "type": "image/png",
         *           "data": "iVBORw0KGgo="
         *         }
         *       ]
         *     }
         */
        'application/json': {
          /** @description The text, without white space around it; characters are counted as code points. */
          content: string
          /** @description Pictures that belong to it. */
          images?: components['schemas']['SentImage'][]
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listGameMenus: {
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
      /** @description The menus in their order. */
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
           *           "menuCode": "RNG",
           *           "gameCount": 640
           *         },
           *         {
           *           "menuCode": "FISH",
           *           "gameCount": 44
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['GameMenu'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listLotteryMenu: {
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
      /** @description The groups in their order. */
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
           *           "groupCode": "vn",
           *           "name": "Vietnam",
           *           "lotteries": [
           *             "TCG_LOTTO_VN_ELOTT_1"
           *           ]
           *         },
           *         {
           *           "groupCode": "dice3",
           *           "name": "Dice",
           *           "lotteries": [
           *             "ELOTT_ELOTT_3"
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryGroup'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getRecentLottery: {
    parameters: {
      query: {
        /**
         * @description Only lotteries of this region; absent for all.
         * @example north
         */
        region?: string
        /**
         * @description Day of the draws in Vietnam (Asia/Ho_Chi_Minh), whose days number them; absent for the newest.
         * @example 2026-11-21
         */
        day?: string
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
      /** @description The results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "day": "2026-11-21",
           *         "days": [
           *           "2026-11-21",
           *           "2026-11-20"
           *         ],
           *         "regions": [
           *           {
           *             "regionCode": "north",
           *             "name": "North"
           *           }
           *         ],
           *         "list": [
           *           {
           *             "code": "TCG_LOTTO_VN_ELOTT_1",
           *             "name": "Mega North",
           *             "regionCode": "north",
           *             "drawNo": "20261121-0143",
           *             "drawnAt": 1795262410000,
           *             "prizes": [
           *               {
           *                 "name": "Special prize",
           *                 "numbers": [
           *                   "40917"
           *                 ]
           *               },
           *               {
           *                 "name": "First prize",
           *                 "numbers": [
           *                   "18200"
           *                 ]
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['RecentLottery']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getLotteryNumero: {
    parameters: {
      query: {
        /**
         * @description Code of the lottery, in whatever case.
         * @example TCG_LOTTO_VN_ELOTT_1
         */
        code: string
        /**
         * @description The last draws that are counted.
         * @example 100
         */
        draws: number
        /**
         * @description Only the special prize; absent for all prizes.
         * @example special
         */
        prize?: 'special'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "code": "TCG_LOTTO_VN_ELOTT_1",
           *         "draws": 100,
           *         "numbers": [
           *           {
           *             "number": "00",
           *             "hits": 14,
           *             "missed": 2,
           *             "lastDrawNo": "20261121-0141",
           *             "lastDrawnAt": 1795261810000
           *           },
           *           {
           *             "number": "01",
           *             "hits": 0,
           *             "missed": 100
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LotteryNumero']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listGameRank: {
    parameters: {
      query: {
        /**
         * @description Whom the list is of.
         * @example game
         */
        rankBy: 'game' | 'player'
        /**
         * @description How far back wins count; a day is 24 hours.
         * @example day
         */
        period: 'day' | 'week'
        /**
         * @description ALL, or categories with commas between them.
         * @example ALL
         */
        gameCategory: string
        /**
         * @description Entries at the most.
         * @example 10
         */
        limitNum: number
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
      /** @description The first places, best first. */
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
           *           "name": "Tropical Reels",
           *           "winAmount": 128400,
           *           "wins": 3,
           *           "game": {
           *             "nodeId": 1,
           *             "gameName": "Tropical Reels",
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
                value: components['schemas']['GameRank'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
         * @description The game; 0 for what has no number, such as a lottery.
         * @example 1
         */
        nodeId: number
        /**
         * @description Whether the game has free play.
         * @example true
         */
        supportPlay: boolean
        /**
         * @description The backend shows no page of its own before the game.
         * @example false
         */
        showChoice: false
        /**
         * @description Lottery lobby or game code.
         * @example lobby
         */
        gameCode?: string
        /**
         * @description Prize mode of the lottery.
         * @example SEA
         */
        prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'
        /**
         * @description Way of playing: traditional or entertainment.
         * @example trad
         */
        playType?: 'trad' | 'ent'
        /**
         * @description Backend code of the language.
         * @example EN
         */
        language: string
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
                  /** @description Address the game opens at. */
                  url?: string
                  /**
                   * @description frame (default), window, or page where the address is one of this site itself, such as the lottery lobby.
                   * @enum {string}
                   */
                  openMode?: 'frame' | 'window' | 'page'
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listHotMatches: {
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getClubBenefit: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The levels, and the member's own. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "levelId": "silver",
           *         "progress": {
           *           "played": 12500.5,
           *           "needed": 50000,
           *           "since": 1762905600000
           *         },
           *         "levels": [
           *           {
           *             "levelId": "bronze",
           *             "name": "Bronze",
           *             "amount": 0,
           *             "benefits": [
           *               {
           *                 "kind": "rebate",
           *                 "value": 0.2
           *               }
           *             ]
           *           },
           *           {
           *             "levelId": "silver",
           *             "name": "Silver",
           *             "amount": 5000,
           *             "benefits": [
           *               {
           *                 "kind": "rebate",
           *                 "value": 0.3
           *               },
           *               {
           *                 "kind": "birthday",
           *                 "value": 88
           *               }
           *             ]
           *           },
           *           {
           *             "levelId": "gold",
           *             "name": "Gold",
           *             "amount": 50000,
           *             "benefits": [
           *               {
           *                 "kind": "rebate",
           *                 "value": 0.4
           *               },
           *               {
           *                 "kind": "birthday",
           *                 "value": 288
           *               },
           *               {
           *                 "kind": "host"
           *               }
           *             ]
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ClubBenefit']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getReferral: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The code, the terms and the totals. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "code": "LK11A7",
           *         "reward": 100,
           *         "totals": {
           *           "registered": 5,
           *           "deposited": 3,
           *           "reward": 300
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Referral']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listFriends: {
    parameters: {
      query: {
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Friends a page.
         * @example 20
         */
        pageSize: components['parameters']['friendsPerPage']
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
           *             "friendId": "1052",
           *             "name": "jo***99",
           *             "registeredAt": 1762905600000,
           *             "deposited": true,
           *             "reward": 100
           *           }
           *         ],
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
                value: components['schemas']['FriendPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getSecurityConfig: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What is set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "loginPassword": true,
           *         "nickname": "Maria",
           *         "email": "m***a@mail.example",
           *         "payeeName": "M*** S***",
           *         "paymentPassword": true,
           *         "bankCards": 2,
           *         "mostBankCards": 5,
           *         "icon": false,
           *         "kyc": "none"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['SecurityConfig']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setPaymentPassword: {
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
         *       "old": "123456",
         *       "new": "654321"
         *     }
         */
        'application/json': {
          /** @description The payment password until now; absent where none is set. */
          old?: string
          /** @description The new one. */
          new: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getKyc: {
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
      /** @description The state, the fields and the documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "status": "none",
           *         "age": 21,
           *         "fields": {
           *           "realName": {
           *             "pattern": "^.{2,80}$",
           *             "enabled": true,
           *             "required": true,
           *             "message": "2 to 80 letters"
           *           }
           *         },
           *         "documents": [
           *           {
           *             "name": "front",
           *             "required": true
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Kyc']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  sendKyc: {
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
         *       "fields": {
         *         "realName": "Maria Santos",
         *         "birthday": "1990-05-17",
         *         "idNumber": "PSN-12345678",
         *         "placeOfBirth": "Cebu",
         *         "nationality": "PH",
         *         "occupation": "Teacher",
         *         "sourceOfIncome": "salary",
         *         "permanentAddress": "12 Mabini St",
         *         "currentAddress": "12 Mabini St",
         *         "mobileNum": "9171234567",
         *         "email": "maria@mail.example"
         *       },
         *       "documents": {
         *         "front": {
         *           "type": "image/jpeg",
         *           "data": "/9j/2Q=="
         *         },
         *         "back": {
         *           "type": "image/jpeg",
         *           "data": "/9j/2Q=="
         *         },
         *         "selfie": {
         *           "type": "image/jpeg",
         *           "data": "/9j/2Q=="
         *         }
         *       },
         *       "ageConfirmed": true
         *     }
         */
        'application/json': {
          /** @description What was typed, by the name of the field. */
          fields: components['schemas']['KycFields']
          /** @description The pictures by the name of their document. */
          documents: {
            [key: string]: components['schemas']['KycImage']
          }
          /** @description The member says to be as old as getKyc asks. */
          ageConfirmed: boolean
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getLimits: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The limits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "deposits": [
           *           {
           *             "period": "day",
           *             "amount": 1000,
           *             "used": 200,
           *             "next": {
           *               "amount": 5000,
           *               "from": 1795392000000
           *             }
           *           }
           *         ]
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Limits']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  setDepositLimit: {
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
         *       "period": "day",
         *       "amount": 1000
         *     }
         */
        'application/json': {
          /** @description The time over which deposits are summed up. */
          period: components['schemas']['LimitPeriod']
          /** @description In units of the currency, with two decimals at most; absent for no limit. */
          amount?: number
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  takeTimeOut: {
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
         *       "period": "day"
         *     }
         */
        'application/json': {
          /** @description How long it lasts. */
          period: components['schemas']['LimitPeriod']
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listBankCards: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cards. */
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
           *           "id": 1,
           *           "bankCode": "BDO",
           *           "bankName": "BDO Unibank",
           *           "number": "**** **** **** 4821",
           *           "holder": "M*** S***"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['BankCard'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  addBankCard: {
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
         *       "bankCode": "BPI",
         *       "number": "4000123412341234",
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': {
          /** @description One of listBanks. */
          bankCode: string
          /** @description 12 to 19 digits, without spaces. */
          number: string
          /** @description Password of withdrawals. */
          paymentPassword: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  removeBankCard: {
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
         *       "id": 1,
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': {
          /** @description Number of the card on the backend. */
          id: number
          /** @description Password of withdrawals. */
          paymentPassword: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listBanks: {
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
      /** @description The banks, by name. */
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
           *           "code": "BDO",
           *           "name": "BDO Unibank"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Bank'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listMissions: {
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
      /** @description The missions. */
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
           *           "id": 1,
           *           "title": "Pay in ₱500 today",
           *           "period": "day",
           *           "kind": "deposit",
           *           "target": 500,
           *           "progress": 200,
           *           "reward": 10,
           *           "status": "open",
           *           "endsAt": 1762963200000
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Mission'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getMissionRank: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rank list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "endsAt": 1763308800000,
           *         "list": [
           *           {
           *             "place": 1,
           *             "name": "jo***ar",
           *             "points": 98210,
           *             "reward": 5000
           *           },
           *           {
           *             "place": 2,
           *             "name": "ma***88",
           *             "points": 64100,
           *             "reward": 3000,
           *             "isMe": true
           *           }
           *         ],
           *         "me": {
           *           "place": 2,
           *           "points": 64100,
           *           "reward": 3000
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MissionRank']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  claimMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the mission on the backend.
         * @example 1
         */
        id: components['parameters']['missionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 10,
           *         "turnover": 10
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Claimed']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getRebate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What may be claimed now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "parts": [
           *           {
           *             "gameType": "RNG",
           *             "stake": 1200,
           *             "rate": 0.8,
           *             "amount": 9.6
           *           },
           *           {
           *             "gameType": "LIVE",
           *             "stake": 0,
           *             "rate": 0.5,
           *             "amount": 0
           *           }
           *         ],
           *         "amount": 9.6,
           *         "leastAmount": 1,
           *         "since": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Rebate']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  claimRebate: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 9.6
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Claimed']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listRebates: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only what stakes on games of this category brought; absent for all.
         * @example RNG
         */
        gameType?: components['parameters']['rebateGameType']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "rebateId": "R20251112-1007",
           *             "stake": 1200,
           *             "amount": 9.6,
           *             "since": 1760313600000,
           *             "claimedAt": 1762905600000,
           *             "parts": [
           *               {
           *                 "gameType": "RNG",
           *                 "stake": 1200,
           *                 "rate": 0.8,
           *                 "amount": 9.6
           *               }
           *             ]
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "stake": 1200,
           *           "amount": 9.6
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['RebatePage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listPromotions: {
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
      /** @description The promotions. */
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
           *           "id": 601,
           *           "title": "Weekly reload",
           *           "category": "Deposit",
           *           "status": "Process",
           *           "imageUrl": "/art/banner/deposit/promo-4.svg",
           *           "endsAt": 1793596800000,
           *           "need": {
           *             "kind": "deposit",
           *             "amount": 500,
           *             "done": 200
           *           },
           *           "bonus": 50,
           *           "turnoverTimes": 3
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Promotion'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getPromotion: {
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
         * @description Number of the promotion on the backend.
         * @example 601
         */
        id: components['parameters']['promotionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The promotion. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "id": 601,
           *         "title": "Weekly reload",
           *         "category": "Deposit",
           *         "status": "Process",
           *         "imageUrl": "/art/banner/deposit/promo-4.svg",
           *         "endsAt": 1793596800000,
           *         "need": {
           *           "kind": "deposit",
           *           "amount": 500,
           *           "done": 200
           *         },
           *         "bonus": 50,
           *         "turnoverTimes": 3
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Promotion']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  applyForPromotion: {
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
         * @description Number of the promotion on the backend.
         * @example 601
         */
        id: components['parameters']['promotionId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "comment": "My account at the other site is maria_77"
         *     }
         */
        'application/json': components['schemas']['Application']
      }
    }
    responses: {
      /** @description The promotion as it stands now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "id": 601,
           *         "title": "Weekly reload",
           *         "category": "Deposit",
           *         "status": "Process",
           *         "imageUrl": "/art/banner/deposit/promo-4.svg",
           *         "endsAt": 1793596800000,
           *         "need": {
           *           "kind": "deposit",
           *           "amount": 500,
           *           "done": 200
           *         },
           *         "bonus": 50,
           *         "turnoverTimes": 3
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Promotion']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  claimPromotion: {
    parameters: {
      query?: never
      header?: never
      path: {
        /**
         * @description Number of the promotion on the backend.
         * @example 601
         */
        id: components['parameters']['promotionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What came into the wallet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "amount": 50,
           *         "turnover": 150
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Claimed']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listBets: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only bets that brought more than their stake, or less; absent for all.
         * @example won
         */
        status?: components['parameters']['betStatus']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "betId": "t1-k1",
           *             "nodeId": 12,
           *             "gameName": "Golden Dragon",
           *             "gameType": "RNG",
           *             "vendorName": "Jili",
           *             "stake": 10,
           *             "win": 25,
           *             "net": 15,
           *             "status": "won",
           *             "playedAt": 1762905600000
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "stake": 10,
           *           "win": 25,
           *           "net": 15
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['BetPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listMovements: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only movements of one sort: deposit; withdrawal and what was given back of it; bonus, rebates and what contracts of agents bring among them; play, which is stakes, wins and stakes that came back; transfer to and from others. Absent for all.
         * @example deposit
         */
        kind?: components['parameters']['movementKind']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "recordId": "1007",
           *             "kind": "deposit",
           *             "amount": 500,
           *             "balance": 1750.5,
           *             "createdAt": 1762905600000,
           *             "orderId": "D20251112-1006"
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "moneyIn": 500,
           *           "moneyOut": 0,
           *           "net": 500
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MovementPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getProfitAndLoss: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description IANA name of the time zone whose calendar days are meant.
         * @example Asia/Manila
         */
        timeZone: components['parameters']['timeZone']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Days and categories that saw any money, and the sums of the range. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "days": [
           *           {
           *             "day": "2025-11-12",
           *             "stake": 10,
           *             "win": 25,
           *             "bonus": 0,
           *             "net": 15
           *           }
           *         ],
           *         "categories": [
           *           {
           *             "gameType": "RNG",
           *             "bets": 1,
           *             "stake": 10,
           *             "win": 25,
           *             "net": 15
           *           }
           *         ],
           *         "totals": {
           *           "bets": 1,
           *           "stake": 10,
           *           "win": 25,
           *           "bonus": 0,
           *           "net": 15,
           *           "deposits": 500,
           *           "withdrawals": 0
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['ProfitAndLoss']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description Travels in the token header of later calls. */
                  token: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description User name of the trial. */
                  trialName: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description Goes back with the answer of the captcha. */
                  captchaId?: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  register: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['RegistrationBody']
    responses: {
      200: components['responses']['RegisteredAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  registerByMobile: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: components['requestBodies']['RegistrationBody']
    responses: {
      200: components['responses']['RegisteredAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description The new password. */
          newPassword: string
          /** @description Mobile number without its country code. */
          mobileNum: string
          /** @description Code of the SMS. */
          verificationCode: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description User name. */
          username: string
          /** @description E-mail address. */
          email: string
        }
      }
    }
    responses: {
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description The password until now. */
          oldPassword: string
          /** @description The new password. */
          newPassword: string
          /** @description Copy of newPassword. */
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
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description Invitation code of the affiliate. */
                  code?: string
                  /** @description Host name of the affiliate. */
                  domain?: string
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      200: components['responses']['DoneAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description The site is closed for maintenance. */
                  maintenance: boolean
                  /** @description The site is closed to the visitor's region. */
                  regionRestriction: boolean
                  /** @description Expected end of the maintenance, milliseconds since 1970. */
                  until?: number
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
                  /** @description Hosts that serve pictures, best first. */
                  imageHosts: string[]
                  /** @description Version paths of static files. */
                  versions?: string[]
                }
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getHelpCenter: {
    parameters: {
      query: {
        /**
         * @description Kind of site.
         * @example MOBILE
         */
        device: 'MOBILE'
        /**
         * @description Backend code of the language the texts should be in (EN, TY, CN, …).
         * @example EN
         */
        lang: string
        /**
         * @description Words to look for; all articles without any.
         * @example deposit
         */
        query?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Articles. */
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
           *           "title": "How to deposit",
           *           "content": "<p>Open Deposit and choose a bank.</p>"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                /** @description The articles. */
                value: components['schemas']['HelpArticle'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getTransaction: {
    parameters: {
      query: {
        /**
         * @description Number of the order.
         * @example T20261122-0001
         */
        orderId: string
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
           *         "orderId": "T20261122-0001",
           *         "reference": "LK4713",
           *         "kind": "transfer",
           *         "amount": 500,
           *         "status": "done",
           *         "createdAt": 1762905600000,
           *         "endedAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Transaction']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listTransactionCodes: {
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
      /** @description The kinds. */
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
           *           "code": "withdrawalBack",
           *           "name": "Withdrawal returned",
           *           "sort": "withdrawal"
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['TransactionCode'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  launchChat: {
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
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "url": "https://chat.mock.example/lobbykit?channel=web&member=1"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['LaunchedChat']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  closeIntention: {
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
         *       "intention": "b3f1c2d4-5e6f-4a1b"
         *     }
         */
        'application/json': components['schemas']['IntentionKey']
      }
    }
    responses: {
      /** @description Whether it was done. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "isDone": true,
           *         "orderId": "D20261122-0007"
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['Outcome']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getWithdrawTerms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Limits, fee and turnover. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "minAmount": 100,
           *         "maxAmount": 50000,
           *         "feePercent": 1,
           *         "turnoverLeft": 0,
           *         "timesLeft": 5
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['WithdrawTerms']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listWithdrawals: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only orders that wait, are done or were refused; absent for all.
         * @example done
         */
        status?: components['parameters']['orderStatus']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "orderId": "W20251112-1008",
           *             "reference": "LK1008",
           *             "amount": 500,
           *             "fee": 5,
           *             "status": "done",
           *             "createdAt": 1762905600000,
           *             "endedAt": 1762906200000,
           *             "bankName": "BDO Unibank",
           *             "cardEnd": "4821"
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "amount": 500,
           *           "doneAmount": 500
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['WithdrawPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  withdraw: {
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
         *       "cardId": 1,
         *       "amount": 500,
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': components['schemas']['WithdrawRequest']
      }
    }
    responses: {
      /** @description The order, which an operator then pays out. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "W20261122-0003",
           *         "reference": "LK4712",
           *         "amount": 500,
           *         "fee": 5,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MoneyOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listDepositChannels: {
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
      /** @description Channels in the order they are offered. */
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
           *           "channelId": "bdo",
           *           "kind": "manual",
           *           "name": "Bank transfer",
           *           "minAmount": 100,
           *           "maxAmount": 50000,
           *           "quickAmounts": [
           *             100,
           *             500,
           *             1000
           *           ]
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositChannel'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listDeposits: {
    parameters: {
      query: {
        /**
         * @description First moment of the range, itself included; milliseconds since 1970. At most one day ahead of the backend's clock.
         * @example 1762876800000
         */
        startDate: components['parameters']['startDate']
        /**
         * @description Last moment of the range, itself included; milliseconds since 1970. Not before startDate and at most 366 days and 2 hours after it, for the clock of a calendar year may change; it may lie ahead, as the end of today does.
         * @example 1762963199999
         */
        endDate: components['parameters']['endDate']
        /**
         * @description Only orders that wait, are done or were refused; absent for all.
         * @example done
         */
        status?: components['parameters']['orderStatus']
        /**
         * @description First page is 1.
         * @example 1
         */
        pageNo: components['parameters']['pageNo']
        /**
         * @description Entries a page.
         * @example 30
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
      /** @description The page, and the sums of the whole range. */
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
           *             "orderId": "D20251112-1006",
           *             "reference": "LK1006",
           *             "amount": 500,
           *             "status": "done",
           *             "createdAt": 1762905600000,
           *             "endedAt": 1762905660000,
           *             "channelName": "FastPay"
           *           }
           *         ],
           *         "pageNum": 1,
           *         "totalPages": 1,
           *         "total": 1,
           *         "totals": {
           *           "amount": 500,
           *           "doneAmount": 500
           *         }
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositPage']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  listDepositPromotions: {
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
      /** @description Promotions; none where the member may take none now. */
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
           *           "promotionId": 12,
           *           "title": "First deposit",
           *           "bonusPercent": 50,
           *           "minAmount": 500,
           *           "maxBonus": 5000,
           *           "turnoverTimes": 10
           *         }
           *       ]
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositPromotion'][]
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  depositManual: {
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
         *       "channelId": "bdo",
         *       "amount": 500
         *     }
         */
        'application/json': components['schemas']['DepositRequest']
      }
    }
    responses: {
      /** @description The order that waits for the payment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  depositGateway: {
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
         *       "channelId": "fastpay",
         *       "amount": 500,
         *       "gatewayId": 3
         *     }
         */
        'application/json': components['schemas']['GatewayDepositRequest']
      }
    }
    responses: {
      /** @description The order that waits for the payment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  depositAlipay: {
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
         *       "channelId": "alipay",
         *       "amount": 500
         *     }
         */
        'application/json': components['schemas']['DepositRequest']
      }
    }
    responses: {
      /** @description The order that waits for the payment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  depositQq: {
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
         *       "channelId": "qq",
         *       "amount": 500
         *     }
         */
        'application/json': components['schemas']['DepositRequest']
      }
    }
    responses: {
      /** @description The order that waits for the payment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  depositWechat: {
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
         *       "channelId": "wechat",
         *       "amount": 500
         *     }
         */
        'application/json': components['schemas']['DepositRequest']
      }
    }
    responses: {
      /** @description The order that waits for the payment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getDeposit: {
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
         * @description Number of the order.
         * @example D20261122-0007
         */
        orderId: string
      }
      cookie?: never
    }
    requestBody?: never
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
           *         "orderId": "D20261122-0007",
           *         "reference": "LK4711",
           *         "amount": 500,
           *         "status": "waiting",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['DepositOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  getTransferTerms: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Limits. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "minAmount": 10,
           *         "maxAmount": 100000,
           *         "turnoverLeft": 0
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['TransferTerms']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
  transferToUpline: {
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
         *       "amount": 500,
         *       "paymentPassword": "123456"
         *     }
         */
        'application/json': components['schemas']['TransferRequest']
      }
    }
    responses: {
      /** @description The order, which is done at once. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "success": true,
           *       "value": {
           *         "orderId": "T20261122-0001",
           *         "reference": "LK4713",
           *         "amount": 500,
           *         "status": "done",
           *         "createdAt": 1762905600000
           *       }
           *     }
           */
          'application/json':
            | {
                /** @constant */
                success: true
                value: components['schemas']['MoneyOrder']
              }
            | components['schemas']['Refusal']
        }
      }
      400: components['responses']['RefusedAnswer']
      401: components['responses']['SessionEndedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description Mobile number without its country code. */
          mobileNum: string
          /** @description Digits of the country code without a plus sign. */
          countryDialingCode?: string
        }
      }
    }
    responses: {
      200: components['responses']['SentAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description Mobile number without its country code. */
          mobileNo: string
          /** @description Digits of the country code without a plus sign. */
          countryDialingCode: string
        }
      }
    }
    responses: {
      200: components['responses']['SentAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
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
          /** @description Mobile number without its country code. */
          mobileNum: string
        }
      }
    }
    responses: {
      200: components['responses']['SentAnswer']
      400: components['responses']['RefusedAnswer']
      '5XX': components['responses']['FailedAnswer']
    }
  }
}

/** @description Rebate rates in percent of the stakes, by category. */
export interface Rates {
  [key: string]: number
}
export interface RatesOfDownline {
  /** @description The member right below. */
  account: string
  /** @description Those that the downline has. */
  rates: components['schemas']['Rates']
}
/** @description The call succeeded and has nothing to tell. */
export interface Done {
  /** @constant */
  success: true
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
export interface NewDownline {
  /** @description The account, by the rule of its field. */
  username: string
  /** @description The password, by the rule of its field. */
  password: string
  /** @description Whether the member may have a team. */
  isAgent: boolean
  /** @description Those that the new account gets; of categories that are not named those of the house, none above those of the agent. */
  rates: components['schemas']['Rates']
}
export interface OpenedAccount {
  /** @description The account. */
  account: string
}
export interface AgentLink {
  /** @description What a registration takes as invitation code. */
  code: string
  /** @description Whether who registers may have a team. */
  isAgent: boolean
  /** @description Those that who registers now gets, none above those of the agent. */
  rates: components['schemas']['Rates']
  /** @description When it was made, milliseconds since 1970. */
  createdAt: number
  /** @description Members who registered by it. */
  registered: number
}
export interface NewAgentLink {
  /** @description Whether who registers may have a team. */
  isAgent: boolean
  /** @description Those that who registers gets; of categories that are not named those of the house, none above those of the agent. */
  rates: components['schemas']['Rates']
}
export interface RainRound {
  /** @description Number of the round. */
  roundId: string
  /** @description When the envelopes begin to fall, milliseconds since 1970. */
  startsAt: number
  /** @description When it is over, milliseconds since 1970. */
  endsAt: number
  /** @description How many envelopes there are to choose from. */
  envelopes: number
  /** @description The envelope that the agent opened in it; absent before. */
  opened?: {
    /** @description Which one, counted from 1. */
    envelope: number
    /** @description What was in it, in units of the currency; 0 for nothing. */
    amount: number
  }
}
export interface RedRain {
  /** @description Now by the clock of the backend, milliseconds since 1970. */
  serverTime: number
  /** @description The round that is on now; absent between rounds. */
  round?: components['schemas']['RainRound']
  /** @description The round that comes next. */
  next: components['schemas']['RainRound']
  /** @description What the agent has won in all rounds, in units of the currency. */
  won: number
}
export interface EnvelopePick {
  /** @description Number of the round. */
  roundId: string
  /** @description Which one, counted from 1. */
  envelope: number
}
export interface EnvelopeOpened {
  /** @description What was in it, in units of the currency; 0 for nothing. */
  amount: number
}
export interface TeamBet {
  /** @description Number of the bet. */
  betId: string
  /** @description Who bet. */
  account: string
  /** @description The game. */
  nodeId: number
  /** @description Name of the game in the language asked for. */
  gameName: string
  /** @description Category of the game. */
  gameType: string
  /** @description Who made the game. */
  vendorName?: string
  /** @description What was staked, in units of the currency. */
  stake: number
  /** @description What came back, in units of the currency. */
  win: number
  /** @description Win less stake, in units of the currency. */
  net: number
  /**
   * @description won, lost, or even where win and stake are the same.
   * @enum {string}
   */
  status: 'won' | 'lost' | 'even'
  /** @description When it was played, a lottery when it was drawn; milliseconds since 1970. */
  playedAt: number
}
export interface TeamBetPage {
  /** @description The bets of this page. */
  list: components['schemas']['TeamBet'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description All bets. */
  total: number
  /** @description Sums of the whole range. */
  totals: {
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    win: number
    /** @description Units of the currency. */
    net: number
  }
}
export interface TeamMovement {
  /** @description Number of the movement. */
  recordId: string
  /** @description Whose money it is. */
  account: string
  /** @description As that of a movement of one’s own; a backend may have others. */
  kind: string
  /** @description Below zero for what left the wallet, in units of the currency. */
  amount: number
  /** @description What was in the wallet after it, in units of the currency. */
  balance: number
  /** @description When it was booked, milliseconds since 1970. */
  createdAt: number
  /** @description Number of the order, where there is one. */
  orderId?: string
  /** @description The game of a stake or a win, in the language asked for. */
  gameName?: string
}
export interface TeamMovementPage {
  /** @description The movements of this page. */
  list: components['schemas']['TeamMovement'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description All movements. */
  total: number
  /** @description Sums of the whole range. */
  totals: {
    /** @description Units of the currency. */
    moneyIn: number
    /** @description Units of the currency. */
    moneyOut: number
    /** @description Units of the currency. */
    net: number
  }
}
/** @description Nothing that can still be taken back: a bet on a lottery counts at its draw, a withdrawal when it is paid out. */
export interface ProfitAndLoss {
  /** @description Days on which money was won or lost, oldest first. */
  days: {
    /** @description The calendar day in the time zone asked for, YYYY-MM-DD. */
    day: string
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    win: number
    /** @description Bonuses and rebates, in units of the currency. */
    bonus: number
    /** @description Wins and bonuses less stakes, in units of the currency. */
    net: number
  }[]
  /** @description Categories that were played, the highest stakes first. */
  categories: {
    /** @description Category of the games. */
    gameType: string
    /** @description Bets on them. */
    bets: number
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    win: number
    /** @description Win less stake, in units of the currency. */
    net: number
  }[]
  /** @description Sums of the range. */
  totals: {
    /** @description Bets that were played. */
    bets: number
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    win: number
    /** @description Bonuses and rebates, in units of the currency. */
    bonus: number
    /** @description Wins and bonuses less stakes, in units of the currency. */
    net: number
    /** @description What was paid in, in units of the currency. */
    deposits: number
    /** @description What was paid out, in units of the currency. */
    withdrawals: number
  }
}
export interface TeamProfit {
  /** @description The member. */
  account: string
  /** @description Whether the member may have a team. */
  isAgent: boolean
  /** @description Members right below. */
  downlines: number
  /** @description Bets of the member and all below. */
  bets: number
  /** @description What they staked, in units of the currency. */
  stake: number
  /** @description What came back, in units of the currency. */
  win: number
  /** @description Bonuses and rebates, in units of the currency. */
  bonus: number
  /** @description Wins and bonuses less stakes, in units of the currency. */
  net: number
}
export interface TeamProfitPage {
  /** @description The members of this page. */
  list: components['schemas']['TeamProfit'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description All members. */
  total: number
}
export interface TeamFigures {
  /** @description Members who logged in; absent is 0. */
  teamLoginMemberCount?: number
  /** @description Members who bet; absent is 0. */
  teamBetMemberCount?: number
  /** @description Members who registered; absent is 0. */
  teamRegisterMemberCount?: number
  /** @description Members who are logged in now; absent is 0. */
  teamOnlineCount?: number
  /** @description Members of the team, agents among them. */
  teamMemberCount?: number
  /** @description Agents among them. */
  teamAgentCount?: number
  /** @description Bets. */
  teamBetCount?: number
  /** @description What is in all their wallets, in units of the currency. */
  teamBalance?: number
  /** @description What they staked, in units of the currency. */
  teamStake?: number
  /** @description What came back, in units of the currency. */
  teamWin?: number
  /** @description Bonuses and rebates, in units of the currency. */
  teamBonus?: number
  /** @description Wins and bonuses less stakes, in units of the currency. */
  teamNet?: number
  /** @description What they paid in, in units of the currency. */
  teamDeposit?: number
  /** @description What was paid out, in units of the currency. */
  teamWithdrawal?: number
}
export interface Downline {
  /** @description The account. */
  account: string
  /** @description What the member is called. */
  nickname?: string
  /** @description Whether the member may have a team. */
  isAgent: boolean
  /** @description Of an agent, whether contracts are of concern to them and may be offered; absent where the backend does not tell, and then they may. */
  takesContracts?: boolean
  /** @description Whether the member may not log in. */
  isDisabled: boolean
  /** @description Steps below the agent who asks; 1 is direct. */
  level: number
  /** @description Account of the agent right above. */
  upline: string
  /** @description Members right below. */
  downlines: number
  /** @description What is in the wallet, in units of the currency. */
  balance: number
  /** @description When the member registered, milliseconds since 1970. */
  registeredAt: number
  /** @description When the member was last there, milliseconds since 1970; absent where never. */
  lastLoginAt?: number
}
export interface TeamKpi {
  /** @description The sums over the whole team. */
  footer: components['schemas']['TeamFigures']
  /** @description The newest members of the team, at most so many as were asked for. */
  list: components['schemas']['Downline'][]
}
export interface DownlinePage {
  /** @description The members of this page. */
  list: components['schemas']['Downline'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description All members. */
  total: number
}
export interface DownlineDetail {
  /** @description The downline that was asked for. */
  member: components['schemas']['Downline']
  /** @description Accounts from the agent who asks down to the one right above the member. */
  path: string[]
  /** @description All members below. */
  teamCount: number
  /** @description Rebate rates in percent of the stakes, by category. */
  rates: {
    [key: string]: number
  }
}
export interface DownlineTransferTerms {
  /** @description Least amount of a row, in units of the currency. */
  minAmount: number
  /** @description Largest amount of a row, in units of the currency. */
  maxAmount: number
  /** @description Rows of one transfer. */
  mostRows: number
  /** @description What is still to be played before money may leave, in units of the currency. */
  turnoverLeft: number
}
export interface DownlineTransfer {
  /** @description Who gets it. */
  account: string
  /** @description What is handed over, in units of the currency, to 2 decimals. */
  amount: number
  /** @description The payment password. */
  paymentPassword: string
}
export interface MoneyOrder {
  /** @description Number of the order. */
  orderId: string
  /** @description What the order is called in the records. */
  reference: string
  /** @description What left the wallet, in units of the currency. */
  amount: number
  /** @description What of it is kept back, in units of the currency. */
  fee?: number
  /**
   * @description waiting, done or refused.
   * @enum {string}
   */
  status: 'waiting' | 'done' | 'refused'
  /** @description When it was ordered, milliseconds since 1970. */
  createdAt: number
}
export interface DownlineTransferRow {
  /** @description Who gets it. */
  account: string
  /** @description What is handed over, in units of the currency, to 2 decimals. */
  amount: number
}
export interface DownlineTransfers {
  /** @description Whom to hand how much. */
  rows: components['schemas']['DownlineTransferRow'][]
  /** @description The payment password. */
  paymentPassword: string
}
export interface DownlineTransferred {
  /** @description Who was to get it. */
  account: string
  /** @description How much, in units of the currency. */
  amount: number
  /** @description Whether it was handed over. */
  isDone: boolean
  /** @description Number of the order, where it was. */
  orderId?: string
  /** @description Code of the reason why it was not, such as downline.unknown or transfer.amount.limits; a backend may have others. */
  reason?: string
}
export interface DownlineTransferResult {
  /** @description What was handed over in all, in units of the currency. */
  amount: number
  /** @description Each row, in its order. */
  rows: components['schemas']['DownlineTransferred'][]
}
export interface Announcement {
  /** @description Number on the backend. */
  id: number
  /** @description The title in the language asked for. */
  title: string
  /** @description HTML of the backend. */
  content?: string
  /** @description Address of the picture. */
  imageUrl?: string
  /** @description Address that opens on a tap. */
  link?: string
  /** @description Of a promotion: the name of its category in the language asked for. */
  category?: string
  /** @description Of a promotion: whether members take part in it; absent or false for one that is only a text, or over. */
  canJoin?: boolean
  /** @description Milliseconds since 1970. */
  publishedAt?: number
}
export interface BannerImage {
  /** @description Place in the order, from 1. */
  sequence: number
  /** @description Address of the picture. */
  url: string
}
export interface Banner {
  /** @description Number on the backend. */
  id?: number
  /** @description Where the banner is shown. */
  groupName: string
  /** @description Address of the image. */
  url: string
  /** @description The title in the language asked for. */
  title?: string
  /** @description Text over the picture. */
  text?: string
  /** @description Address that opens on a tap. */
  link?: string
  /** @description Pictures of the banner, in the order of sequence. */
  announcementImages?: components['schemas']['BannerImage'][]
}
export interface HotMatch {
  /** @description Start, milliseconds since 1970. */
  matchTime: number
  /** @description Name of the home team. */
  homeTeam: string
  /** @description Name of the away team. */
  awayTeam: string
  /** @description Address of the home team's badge. */
  homeTeamImageUrl?: string
  /** @description Address of the away team's badge. */
  awayTeamImageUrl?: string
  /** @description Vendor code. */
  vendor?: string
  /** @description The vendor's id of the room; a launch sends it as gameId. */
  roomId?: string
  /** @description Number of the vendor's lobby on the backend. */
  nodeId?: number
  /** @description The game has free play. */
  supportPlay?: boolean
  /** @description Name of the league. */
  league?: string
}
export interface Announcements {
  /** @description For agents. */
  A?: components['schemas']['Announcement'][]
  /** @description Notices for players. */
  PL?: components['schemas']['Announcement'][]
  /** @description Popups. */
  PU?: components['schemas']['Announcement'][]
  /** @description Promotions. */
  PR?: components['schemas']['Announcement'][]
  /** @description Banners. */
  B?: components['schemas']['Banner'][]
  /** @description Hot matches. */
  H?: components['schemas']['HotMatch'][]
  /** @description Numbers of the footer. */
  footer?: {
    /** @description Unread messages. */
    unreadCount?: number
  }
}
export interface OwnRates {
  /** @description Those that the agent has. */
  rates: components['schemas']['Rates']
}
export interface AgentRebatePart {
  /** @description Category of the games. */
  gameType: string
  /** @description What the team staked, in units of the currency. */
  stake: number
  /** @description What of it is the agent’s, in units of the currency. */
  amount: number
}
export interface AgentRebate {
  /** @description All parts together, in units of the currency. */
  amount: number
  /** @description Since when it has gathered, milliseconds since 1970. */
  since: number
  /** @description Categories that were played, the highest amount first. */
  parts: components['schemas']['AgentRebatePart'][]
}
export interface AgentRebateTaken {
  /** @description What was booked, in units of the currency. */
  amount: number
}
export interface ContractRequests {
  /** @description Not empty where a daily salary is offered. */
  dailysalreqtype?: string
  /** @description Not empty where a dividend is offered. */
  divtypecompperiodreq?: string
  /** @description Not empty where an hourly salary is offered. */
  contracthoursalreq?: string
}
export interface ContractTier {
  /** @description What a period must have for this rate, in units of the currency. */
  from: number
  /** @description What is then paid of all that the period has, in percent. */
  rate: number
}
export interface Contract {
  /** @description Number of the contract. */
  contractId: string
  /**
   * @description dailySalary, dividend or hourlySalary.
   * @enum {string}
   */
  kind: 'dailySalary' | 'dividend' | 'hourlySalary'
  /** @description The other side: who offered it, or to whom it was offered. */
  account: string
  /** @description What is paid, in percent: of a salary of the turnover of the team, of a dividend of its net loss. */
  rate: number
  /** @description Higher rates for periods with more, the least amount first, amounts and rates rising; absent where one rate holds for all. */
  tiers?: components['schemas']['ContractTier'][]
  /** @description Turnover, or net loss, that a period must have before anything is paid for it, in units of the currency. */
  leastBase: number
  /** @description Members who must have bet in a period before anything is paid for it. */
  leastMembers: number
  /**
   * @description offered, active, refused, takenBack, ended, or replaced by a later one.
   * @enum {string}
   */
  status: 'offered' | 'active' | 'refused' | 'takenBack' | 'ended' | 'replaced'
  /** @description When it was offered, milliseconds since 1970. */
  offeredAt: number
  /** @description From when on play counts, milliseconds since 1970. */
  startsAt: number
  /** @description When it was accepted, refused or taken back, milliseconds since 1970. */
  answeredAt?: number
  /** @description Up to when play counts, milliseconds since 1970; ahead while the last period runs, absent while no end is set. */
  endedAt?: number
}
export interface ContractDue {
  /** @description What is due, in units of the currency. */
  amount: number
  /** @description Periods that it is for. */
  payments: number
  /** @description Up to which moment that was counted, milliseconds since 1970. */
  until: number
}
export interface Contracts {
  /** @description Those with the upline, but for offers that were taken back. */
  own: components['schemas']['Contract'][]
  /** @description Those with agents right below. */
  given: components['schemas']['Contract'][]
  /** @description What waits to be paid out to the accounts right below. */
  due: components['schemas']['ContractDue']
  /** @description The highest rate that may be promised, in percent; 0 where nothing may be. */
  mostRate: number
  /** @description What may be promised beyond that for periods with more, the least amount first; absent for nothing. */
  mostTiers?: components['schemas']['ContractTier'][]
}
export interface ContractAnswer {
  /** @description Number of the contract. */
  contractId: string
  /** @description True to accept it, false to refuse it. */
  accepts: boolean
}
export interface ContractOffer {
  /**
   * @description The kind.
   * @enum {string}
   */
  kind: 'dailySalary' | 'dividend' | 'hourlySalary'
  /** @description To whom: an agent right below. */
  account: string
  /** @description In percent, to 2 decimals. */
  rate: number
  /** @description Higher rates for periods with more: amounts above leastBase and each other, rates above the plain one and each other. */
  tiers?: {
    /** @description What a period must have for this rate, in units of the currency, to 2 decimals. */
    from: number
    /** @description In percent, to 2 decimals. */
    rate: number
  }[]
  /** @description In units of the currency, to 2 decimals. */
  leastBase: number
  /** @description Members who must have bet. */
  leastMembers: number
}
export interface ContractNumber {
  /** @description Number of the contract. */
  contractId: string
}
export interface ContractPayment {
  /** @description Number of the payment; that of a period stays when it is paid. */
  paymentId: string
  /** @description First moment of the period, milliseconds since 1970. */
  from: number
  /** @description First moment after it, milliseconds since 1970. */
  to: number
  /** @description Turnover of the team, or of a dividend its net loss, in units of the currency. */
  base: number
  /** @description Members of the team who bet. */
  members: number
  /** @description In percent. */
  rate: number
  /** @description What that comes to, in units of the currency; 0 where too little was played. */
  amount: number
  /**
   * @description running, due, paid, or short where too little was played.
   * @enum {string}
   */
  status: 'running' | 'due' | 'paid' | 'short'
  /** @description When it was paid, milliseconds since 1970. */
  paidAt?: number
}
export interface ContractPaymentPage {
  /** @description Periods of the page, the newest first. */
  list: components['schemas']['ContractPayment'][]
  /** @description Number of the page. */
  pageNum: number
  /** @description Pages of the whole range. */
  totalPages: number
  /** @description Periods of the whole range. */
  total: number
  /** @description Sums of the whole range, in units of the currency. */
  totals: {
    /** @description Turnover, or net losses, in units of the currency. */
    base: number
    /** @description What that came to, in units of the currency. */
    amount: number
    /** @description What of it was paid, in units of the currency. */
    paid: number
  }
}
export interface ContractPaid {
  /** @description What was booked, in units of the currency. */
  amount: number
  /** @description Periods that it is for. */
  payments: number
}
export interface ContractDueUntil {
  /** @description The moment up to which the amount was shown, milliseconds since 1970. */
  until: number
}
export interface Game {
  /** @description Number of the game (or lobby) on the backend. */
  nodeId: number
  /** @description The game's name in the language asked for. */
  gameName: string
  /** @description The game's name for addresses. */
  nodeName?: string
  /** @description Game type, such as RNG. */
  gameType: string
  /** @description The vendor's own id of the game. */
  gameId?: string
  /** @description The vendor's id of the room; a launch sends it as gameId. */
  roomId?: string
  /** @description Kind of the room of a live game: FREE, VIP or PPV (pay per view); a backend may have others. Games without rooms have none. */
  roomType?: string
  /** @description The game has free play. */
  supportPlay?: boolean
  /** @description Vendor code. */
  vassalage: string
  /** @description Address of the small picture. */
  iconUrl?: string
  /** @description The tile shows the picture of iconUrl. */
  showIcon?: boolean
  /** @description Address of the large picture of a tile. */
  mobileLargeIcon?: string
  /** @description Address of the small picture of a tile. */
  mobileSmallIcon?: string
  /** @description The tile says that the game is new. */
  gameClassifyNew?: boolean
  /** @description The name to show, where it differs. */
  displayName?: string
  /** @description Category, such as SPORTS. */
  gameCategory?: string
  /** @description Classes the game belongs to. */
  gameClassify?: {
    /** @description Code of the class. */
    key: string
  }[]
  /** @description VASSALAGE opens the vendor's list instead of a game; a backend may have other words. */
  isGameH5?: string
  /** @description Smallest stake, in units of the currency. */
  minBet?: number
}
export interface Whitelabel {
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
export interface MobileTemplate {
  /** @description Entries of the member center by id, on or off. */
  mem_cen?: {
    [key: string]: boolean
  }
  /** @description Functions of the deposit page by id, on or off. */
  dep_func?: {
    [key: string]: boolean
  }
  /** @description Colour or address of the background of the download bar. */
  app_background?: string
  /** @description Text of the download bar. */
  app_desc?: string
  /** @description Colour of that text, such as #ffffff. */
  app_desc_font_color?: string
}
export interface GameType {
  /** @description Game type, such as RNG. */
  gameType: string
  /** @description Vendor code. */
  vassalage: string
  /** @description The name to show, where it differs. */
  displayName?: string
  /** @description Address of the small picture. */
  iconUrl?: string
  /** @description Games there are. */
  gameCount?: number
  /** @description Classes of the vendor's own. */
  gameClassify?: string[]
}
export interface VendorName {
  /** @description Game type, such as RNG. */
  gameType?: string
  /** @description Vendor code. */
  vassalage: string
  /** @description The vendor's name to show. */
  accountTypeName?: string
}
export interface VendorCategory {
  /** @description Category, such as SPORTS. */
  gameCategory: string
  /** @description Vendors of the category in their order. */
  vendorNames: components['schemas']['VendorName'][]
}
export interface Vendor {
  /** @description Category, such as SPORTS. */
  gameCategory?: string
  /** @description Game type, such as RNG. */
  gameType: string
  /** @description Vendor code. */
  vendor: string
  /** @description The vendor's id of the room; a launch sends it as gameId. */
  roomId?: string
  /** @description Number of the game (or lobby) on the backend. */
  nodeId?: number
  /** @description Games there are. */
  gameCount?: number
  /** @description The name to show, where it differs. */
  displayName?: string
  /** @description Address of the small picture. */
  iconUrl?: string
  /** @description The large picture of a lobby's tile. */
  mobileLargeIcon?: string
  /** @description VASSALAGE opens the vendor's list instead of a game; a backend may have other words. */
  isGameH5?: string
  /** @description The game has free play. */
  supportPlay?: boolean
}
export interface VendorData {
  /** @description Categories in the order in which they are shown. */
  sorting: components['schemas']['VendorCategory'][]
  /** @description Vendors by category, in a field of their own or directly. */
  mapping:
    | {
        /** @description Vendors by category. */
        categories: {
          [key: string]: components['schemas']['Vendor'][]
        }
        /** @description Vendors by game type. */
        gameType?: {
          [key: string]: components['schemas']['Vendor'][]
        }
      }
    | ({
        /** @description Vendors by game type. */
        gameType?: {
          [key: string]: components['schemas']['Vendor'][]
        }
      } & {
        [key: string]: components['schemas']['Vendor'][]
      })
}
export interface GamePage {
  /** @description The games of this page. */
  games: components['schemas']['Game'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
}
export interface Winner {
  /** @description Address of the small picture. */
  iconUrl?: string
  /** @description The winner's name with its middle masked. */
  customerName: string
  /** @description The game's name in the language asked for. */
  gameName: string
  /** @description The win, in units of the currency. */
  winAmount: number
  /** @description Number of the game (or lobby) on the backend. */
  nodeId?: number
  /** @description The vendor's own id of the game. */
  gameId?: string
  /** @description The vendor's id of the room; a launch sends it as gameId. */
  roomId?: string
  /** @description Game type, such as RNG. */
  gameType?: string
  /** @description Vendor code. */
  vassalage?: string
  /** @description The game has free play. */
  supportPlay?: boolean
  /** @description VASSALAGE opens the vendor's list instead of a game; a backend may have other words. */
  isGameH5?: string
}
export interface WinnerEntry {
  /** @description Who won, in which game and how much. */
  vo: components['schemas']['Winner']
}
export interface MemberInfo {
  /** @description Number on the backend. */
  id: number
  /** @description User name. */
  account: string
  /** @description Name to show, where there is one. */
  nickname?: string
  /** @description 4 is free trial; 0, 4 and 40 are not agents. */
  type: number
  /** @description User name of the member's agent. */
  toUpline?: string
  /** @description The member's club. */
  clubLabel?: {
    /** @description Name of the club level. */
    labelName?: string
  }
  /** @description Registration, milliseconds since 1970. */
  regDate?: number
  /** @description Address of the picture the member is shown by, where one was chosen. */
  icon?: string
}
export interface Icon {
  /** @description Its code. */
  icon: string
  /** @description Address of the picture. */
  url: string
}
export interface Icons {
  /** @description The one that was chosen, where one was. */
  icon?: string
  /** @description Those to choose from, in their order. */
  icons: components['schemas']['Icon'][]
}
export interface NewValue {
  /** @description What it is to be from now on. */
  value: string
}
export interface Wallet {
  /** @description All wallets together, in units of the currency. */
  sumBalance: number
}
export interface WalletPart {
  /** @description Code of the wallet. */
  walletId: string
  /** @description The name in the language asked for. */
  name: string
  /** @description What is in it, in units of the currency. */
  balance: number
}
export interface MerchantWallet {
  /** @description What is in it, in units of the currency. */
  balance: number
}
export interface AvailablePromotion {
  /** @description Number of the promotion on the backend. */
  id: number
  /** @description The title in the language asked for. */
  title: string
  /**
   * @description Applying, Issued, Claimed, Rejected, Process, Joined, Close or coming soon.
   * @enum {string}
   */
  status?: 'Applying' | 'Issued' | 'Claimed' | 'Rejected' | 'Process' | 'Joined' | 'Close' | 'coming soon'
}
/**
 * @description What a message is about.
 * @enum {string}
 */
export type MessageKind = 'account' | 'payment' | 'promotion' | 'system'
export interface Message {
  /** @description Number on the backend. */
  id: number
  /** @description account, payment, promotion or system; a backend may have others. */
  kind?: string
  /** @description The title in the language asked for. */
  title: string
  /** @description HTML of the backend in the language asked for. */
  content: string
  /** @description Milliseconds since 1970. */
  sentAt: number
  /** @description The member has opened it. */
  isRead: boolean
}
export interface SentImage {
  /**
   * @description What the bytes are.
   * @enum {string}
   */
  type: 'image/png' | 'image/jpeg'
  /** @description The bytes as base64, at most 5 MB of them. */
  data: string
}
export interface GameMenu {
  /** @description Category of the lobby, such as SPORTS; e-sports and cockfights are menus of their own. */
  menuCode: string
  /** @description Games there are. */
  gameCount: number
}
export interface LotteryGroup {
  /** @description Tells it from the others. */
  groupCode: string
  /** @description The name in the language asked for. */
  name: string
  /** @description Codes of its lotteries. */
  lotteries: string[]
}
export interface LotteryRegion {
  /** @description Tells it from the others. */
  regionCode: string
  /** @description The name in the language asked for. */
  name: string
}
export interface PrizeTier {
  /** @description The tier in the language asked for. */
  name: string
  /** @description What was drawn for it, in its order. */
  numbers: string[]
}
export interface RegionalDraw {
  /** @description Code of the lottery. */
  code: string
  /** @description The name in the language asked for. */
  name: string
  /** @description The region that it is drawn in. */
  regionCode: string
  /** @description Number of the draw. */
  drawNo: string
  /** @description When it was drawn, milliseconds since 1970. */
  drawnAt: number
  /** @description Prizes by tier, the special one first. */
  prizes: components['schemas']['PrizeTier'][]
}
export interface RecentLottery {
  /** @description The day that is shown, YYYY-MM-DD in Vietnam. */
  day: string
  /** @description Days that can be asked for, the newest first, YYYY-MM-DD in Vietnam. */
  days: string[]
  /** @description Regions in their order. */
  regions: components['schemas']['LotteryRegion'][]
  /** @description The last draw of each lottery on that day, the newest first. */
  list: components['schemas']['RegionalDraw'][]
}
export interface NumeroNumber {
  /** @description Two digits, 00 to 99. */
  number: string
  /** @description Times it came; more than once a draw where several prizes ended so. */
  hits: number
  /** @description Draws since it came last; all of them where it never came. */
  missed: number
  /** @description Number of the draw in which it came last. */
  lastDrawNo?: string
  /** @description When that was, milliseconds since 1970. */
  lastDrawnAt?: number
}
export interface LotteryNumero {
  /** @description Code of the lottery. */
  code: string
  /** @description Draws that were counted. */
  draws: number
  /** @description Each number in its order. */
  numbers: components['schemas']['NumeroNumber'][]
}
export interface GameRank {
  /** @description Name of the game in the language asked for, or of the player with its middle hidden. */
  name: string
  /** @description What was won in all, in units of the currency. */
  winAmount: number
  /** @description How many wins these are. */
  wins: number
  /** @description The game that has this place; absent in a list of players. */
  game?: components['schemas']['Game']
}
export interface ClubProgress {
  /** @description What the member staked so far and what counts towards a level, in units of the currency. */
  played: number
  /** @description What the next level asks for, in units of the currency; absent at the highest level. */
  needed?: number
  /** @description Since when it counts, milliseconds since 1970. */
  since?: number
}
export interface ClubBenefitItem {
  /** @description rebate (percent of what is played), upgrade, weekly and birthday (bonus in units of the currency), withdrawals (times a day), withdrawMost (units of the currency a time), fast (withdrawals are paid first) or host (a person to turn to); a backend may have others. */
  kind: string
  /** @description How much of it: percent, times or units of the currency, as its kind says; absent for a benefit that one has or has not. */
  value?: number
}
export interface ClubLevel {
  /** @description Code of the level. */
  levelId: string
  /** @description Its name, the same in every language. */
  name: string
  /** @description What has to be played for it, in units of the currency; 0 for the level one begins with. */
  amount: number
  /** @description What the level brings, the most important first. */
  benefits: components['schemas']['ClubBenefitItem'][]
}
export interface ClubBenefit {
  /** @description The member's level, one of the levels. */
  levelId: string
  /** @description How far the member is on the way to the next level. */
  progress: components['schemas']['ClubProgress']
  /** @description All levels, the lowest first. */
  levels: components['schemas']['ClubLevel'][]
}
export interface Referral {
  /** @description The member's invitation code. */
  code: string
  /** @description What the member gets for a friend whose first deposit has arrived, in units of the currency. */
  reward: number
  /** @description All friends together. */
  totals: {
    /** @description Friends who registered. */
    registered: number
    /** @description Those of them who deposited. */
    deposited: number
    /** @description What the member got for them, in units of the currency. */
    reward: number
  }
}
export interface Friend {
  /** @description Tells friends apart; no name of theirs. */
  friendId: string
  /** @description The account as others may see it. */
  name: string
  /** @description When the friend registered, milliseconds since 1970. */
  registeredAt: number
  /** @description Whether a deposit of the friend has arrived. */
  deposited: boolean
  /** @description What the member got for the friend, in units of the currency; absent while that is nothing. */
  reward?: number
}
export interface FriendPage {
  /** @description The friends of this page. */
  list: components['schemas']['Friend'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nobody. */
  totalPages: number
  /** @description All friends. */
  total: number
}
/** @description none: never sent; waiting for the house; approved; or refused, and to be sent again. */
export type KycStatus = string
export interface SecurityConfig {
  /** @description There is one; who registered without has none. */
  loginPassword: boolean
  /** @description Name to show, where there is one. */
  nickname?: string
  /** @description E-mail address, masked, where there is one. */
  email?: string
  /** @description Name of the owner of the bank cards, masked, where there is one. */
  payeeName?: string
  /** @description There is one. */
  paymentPassword: boolean
  /** @description How many there are. */
  bankCards: number
  /** @description How many there may be. */
  mostBankCards: number
  /** @description The member chose a picture. */
  icon?: boolean
  /** @description Where the verification of identity stands. */
  kyc: components['schemas']['KycStatus']
}
export interface FieldRule {
  /** @description Regular expression of the whole value; empty or absent checks nothing. */
  pattern?: string
  /** @description The form shows the field. */
  enabled: boolean
  /** @description The field must be filled. */
  required: boolean
  /** @description What to tell a player whose value does not fit. */
  message?: string
}
export interface KycDocument {
  /** @description front, back or selfie. */
  name: string
  /** @description It cannot be left out. */
  required: boolean
}
export interface Kyc {
  /** @description Where the verification stands. */
  status: components['schemas']['KycStatus']
  /** @description Why it was refused, in the language asked for. */
  reason?: string
  /** @description Years that a member must be old, 18 or 21. */
  age: number
  /** @description What is asked for and how it is checked, by the name of the field (realName, birthday, …). */
  fields: {
    [key: string]: components['schemas']['FieldRule']
  }
  /** @description Pictures that are asked for, in their order. */
  documents: components['schemas']['KycDocument'][]
}
/** @description What was typed by the name of its field. A site asks for some of these, and may ask for more. */
export type KycFields = {
  /** @description What others call the member. */
  nickname?: string
  /** @description Name as on the identity card. */
  realName?: string
  /** @description All names, where a site asks for them beside the real name. */
  fullName?: string
  /** @description Day of birth, YYYY-MM-DD. */
  birthday?: string
  /** @description Town and country of birth. */
  placeOfBirth?: string
  /** @description Nationality. */
  nationality?: string
  /** @description Number of the identity card. */
  idNumber?: string
  /** @description What the member works as. */
  occupation?: string
  /** @description Where the member's money comes from. */
  sourceOfIncome?: string
  /** @description Address, where a site asks for one only. */
  address?: string
  /** @description Address that stays. */
  permanentAddress?: string
  /** @description Address at the moment. */
  currentAddress?: string
  /** @description Mobile number without the dialling code. */
  mobileNum?: string
  /** @description E-mail address. */
  email?: string
  /** @description Telegram account. */
  telegram?: string
  /** @description Facebook account. */
  facebook?: string
  /** @description WhatsApp number. */
  whatsapp?: string
  /** @description Line account. */
  line?: string
  /** @description Zalo account. */
  zalo?: string
  /** @description WeChat account. */
  wechat?: string
  /** @description QQ number. */
  qqNum?: string
} & {
  [key: string]: string
}
export interface KycImage {
  /**
   * @description What it is.
   * @enum {string}
   */
  type: 'image/png' | 'image/jpeg'
  /** @description The bytes as base64, at most 5 MB of them. */
  data: string
}
export interface NextLimit {
  /** @description The limit that comes, in units of the currency; absent for none. */
  amount?: number
  /** @description When it comes, milliseconds since 1970. */
  from: number
}
export interface DepositLimit {
  /**
   * @description day, week or month: the last 24 hours, 7 days or 30 days.
   * @enum {string}
   */
  period: 'day' | 'week' | 'month'
  /** @description The limit, in units of the currency; absent where there is none. */
  amount?: number
  /** @description What was deposited in the period, in units of the currency. */
  used: number
  /** @description The limit that takes the place of this one later; absent when none waits. */
  next?: components['schemas']['NextLimit']
}
export interface Limits {
  /** @description One of each period, the shortest first. */
  deposits: components['schemas']['DepositLimit'][]
  /** @description Until when the games are closed, milliseconds since 1970; absent while they are open. */
  timeOutUntil?: number
}
/**
 * @description The last 24 hours, 7 days or 30 days.
 * @enum {string}
 */
export type LimitPeriod = 'day' | 'week' | 'month'
export interface BankCard {
  /** @description Number of the card on the backend. */
  id: number
  /** @description Code of its bank. */
  bankCode: string
  /** @description Name of its bank. */
  bankName: string
  /** @description Its number, masked but for the last four digits. */
  number: string
  /** @description Whose it is, masked. */
  holder: string
}
export interface Bank {
  /** @description Code of the bank. */
  code: string
  /** @description The name in the language asked for. */
  name: string
}
export interface Mission {
  /** @description Number of the mission on the backend. */
  id: number
  /** @description What is to be done, in the language asked for. */
  title: string
  /** @description day or week: how often it begins anew; a backend may have others. */
  period: string
  /** @description What is counted: rounds, won (rounds that brought more than their stake), stake or deposit; the last two are amounts in units of the currency. A backend may have others. */
  kind: string
  /** @description How much is to be done: rounds, or units of the currency, as its kind says. */
  target: number
  /** @description How much of it is done, at most the target: rounds, or units of the currency. */
  progress: number
  /** @description What it brings, in units of the currency. */
  reward: number
  /** @description open, done (its reward may be claimed) or claimed; a backend may have others. */
  status: string
  /** @description When its day or week ends, milliseconds since 1970. */
  endsAt: number
}
export interface RankedPlayer {
  /** @description First is 1. */
  place: number
  /** @description The player's name with its middle hidden. */
  name: string
  /** @description Points of this week. */
  points: number
  /** @description What the place brings when the week ends, in units of the currency; absent for nothing. */
  reward?: number
  /** @description Whether it is the member who asks. */
  isMe?: boolean
}
/** @description Where the member stands, in the list or behind it. */
export interface OwnRank {
  /** @description First is 1; absent without points. */
  place?: number
  /** @description Points of this week. */
  points: number
  /** @description What the place brings when the week ends, in units of the currency; absent for nothing. */
  reward?: number
}
export interface MissionRank {
  /** @description When the week ends and the rewards are paid, milliseconds since 1970. */
  endsAt: number
  /** @description The first places, best first. */
  list: components['schemas']['RankedPlayer'][]
  /** @description Where the member stands, in the list or behind it. */
  me: components['schemas']['OwnRank']
}
export interface Claimed {
  /** @description What came into the wallet, in units of the currency. */
  amount: number
  /** @description What is to be played for it before money may be withdrawn, in units of the currency; absent or 0 for nothing. */
  turnover?: number
}
/** @description What the stakes on one category bring. */
export interface RebatePart {
  /** @description Category of the games. */
  gameType: string
  /** @description What was staked, in units of the currency. */
  stake: number
  /** @description How much of it comes back, in percent: what the agent above grants at that moment, else what the house does. */
  rate: number
  /** @description Stake by rate in units of the currency, a fraction of its smallest coin left out. */
  amount: number
}
export interface Rebate {
  /** @description Every category that has a rate, played or not. */
  parts: components['schemas']['RebatePart'][]
  /** @description What has gathered of all categories, in units of the currency. */
  amount: number
  /** @description Less than this cannot be claimed, in units of the currency. */
  leastAmount: number
  /** @description When the member took the last rebate, milliseconds since 1970; absent before the first. */
  since?: number
}
export interface RebateRecord {
  /** @description Number of the rebate. */
  rebateId: string
  /** @description What was staked for it, in units of the currency. */
  stake: number
  /** @description What came back, in units of the currency. */
  amount: number
  /** @description From when on stakes counted, milliseconds since 1970; absent for the first rebate. */
  since?: number
  /** @description When it was claimed, milliseconds since 1970. */
  claimedAt: number
  /** @description The categories that were played. */
  parts: components['schemas']['RebatePart'][]
}
export interface RebatePage {
  /** @description The rebates of this page. */
  list: components['schemas']['RebateRecord'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Rebates of the whole range. */
  total: number
  /** @description Sums of the whole range. */
  totals: {
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    amount: number
  }
}
/** @description What is to be done for the bonus. */
export interface PromotionNeed {
  /**
   * @description deposit: paid in after the application; stake: played after it.
   * @enum {string}
   */
  kind: 'deposit' | 'stake'
  /** @description How much, in units of the currency. */
  amount: number
  /** @description How much of it is done, in units of the currency. */
  done: number
}
export interface Promotion {
  /** @description Number of the promotion on the backend. */
  id: number
  /** @description The title in the language asked for. */
  title: string
  /** @description The name of its category in the language asked for. */
  category?: string
  /**
   * @description Applying, Issued, Claimed, Rejected, Process, Joined, Close or coming soon; absent where the member may apply and has not.
   * @enum {string}
   */
  status?: 'Applying' | 'Issued' | 'Claimed' | 'Rejected' | 'Process' | 'Joined' | 'Close' | 'coming soon'
  /** @description Address of the picture. */
  imageUrl?: string
  /** @description HTML of the backend; only in the answer for one promotion. */
  content?: string
  /** @description From when one may apply, milliseconds since 1970. */
  startsAt?: number
  /** @description Until when one may take part and claim, milliseconds since 1970; absent for one without an end. */
  endsAt?: number
  /** @description What it gives, in units of the currency; absent while that is not known. */
  bonus?: number
  /** @description How often the bonus is to be played before it may be withdrawn. */
  turnoverTimes?: number
  /** @description What is to be done for the bonus; absent when nothing is. */
  need?: components['schemas']['PromotionNeed']
  /** @description Whether an application may say something. */
  takesComment?: boolean
  /** @description What the application said. */
  comment?: string
  /** @description Why it was rejected, in the language asked for. */
  reason?: string
}
export interface Application {
  /** @description What the member says to it. */
  comment?: string
}
export interface Bet {
  /** @description Number of the bet. */
  betId: string
  /** @description The game. */
  nodeId: number
  /** @description Name of the game in the language asked for. */
  gameName: string
  /** @description Category of the game. */
  gameType: string
  /** @description Who made the game. */
  vendorName?: string
  /** @description What was staked, in units of the currency. */
  stake: number
  /** @description What came back, in units of the currency. */
  win: number
  /** @description Win less stake, in units of the currency. */
  net: number
  /**
   * @description won, lost, or even where win and stake are the same.
   * @enum {string}
   */
  status: 'won' | 'lost' | 'even'
  /** @description When it was played, a lottery when it was drawn; milliseconds since 1970. */
  playedAt: number
}
export interface BetPage {
  /** @description The bets of this page. */
  list: components['schemas']['Bet'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Bets of the whole range. */
  total: number
  /** @description Sums of the whole range. */
  totals: {
    /** @description Units of the currency. */
    stake: number
    /** @description Units of the currency. */
    win: number
    /** @description Units of the currency; below zero for a loss. */
    net: number
  }
}
export interface Movement {
  /** @description Number of the movement. */
  recordId: string
  /** @description opening, stake, win, stakeBack (of a bet that was cancelled), deposit, bonus, rebate, withdrawal, withdrawalBack, transfer, transferIn, referral, salary, dividend or rain; a backend may have others. */
  kind: string
  /** @description Units of the currency; below zero for what left the wallet. */
  amount: number
  /** @description What was in the wallet after it, in units of the currency. */
  balance: number
  /** @description When it was booked, milliseconds since 1970. */
  createdAt: number
  /** @description Number of the order, where there is one. */
  orderId?: string
  /** @description The game of a stake or a win, in the language asked for. */
  gameName?: string
}
export interface MovementPage {
  /** @description The movements of this page. */
  list: components['schemas']['Movement'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Movements of the whole range. */
  total: number
  /** @description Sums of the whole range. */
  totals: {
    /** @description What came into the wallet, in units of the currency. */
    moneyIn: number
    /** @description What left the wallet, in units of the currency. */
    moneyOut: number
    /** @description The difference, in units of the currency. */
    net: number
  }
}
export interface LoginRequest {
  /**
   * @description The way to log in.
   * @enum {string}
   */
  type: 'username' | 'sms' | 'firebase'
  /** @description Username, or mobile number for type sms. */
  username: string
  /** @description Password, or SMS code for type sms. */
  password: string
  /** @description What the player read in the image. */
  captcha?: string
  /** @description Goes back with the answer of the captcha. */
  captchaId?: string
  /** @description Digits of the country code without a plus sign. */
  countryDialingCode?: string
  /**
   * @description How the provider proved the number.
   * @constant
   */
  firebaseChannel?: 'sms'
  /** @description Proof of the provider. */
  firebaseIdToken?: string
  /** @description The number the provider proved. */
  firebaseMobileNo?: string
  /**
   * @description Whose account it is.
   * @enum {string}
   */
  socialProvider?: 'facebook' | 'google'
}
export interface Session {
  /** @description Travels in the token header of later calls. */
  token: string
  /** @description User name of the member. */
  userName: string
  /** @description 4 is free trial; 0, 4 and 40 are not agents. */
  customerType: number
  /** @description The member has never logged in before. */
  firstTimeLogin?: boolean
}
export interface SessionAnswer {
  /** @constant */
  success: true
  value: components['schemas']['Session']
}
export interface LoginRefusal {
  /** @constant */
  success: false
  /** @description Machine-readable reason; x-errors lists those of a call. */
  errorCode?: string
  /** @description Text of the backend. */
  message?: string
  value?: {
    /** @description From now on a login needs a captcha. */
    captcha?: boolean
  }
}
export interface RegistrationRequest {
  /** @description Host name of the page. */
  registerUrl: string
  /**
   * @description Kind of the app that registers.
   * @enum {string}
   */
  registerMethod: 'APP' | 'PWA' | 'WEBCLIP' | 'H5'
  /**
   * @description Always 0.
   * @constant
   */
  type: 0
  /** @description The normal-register flag; its name is assumed. */
  normalRegister: boolean
  /** @description Digits of the country code without a plus sign. */
  countryDialingCode?: string
  /** @description User name. */
  username?: string
  /** @description The password. */
  password?: string
  /** @description Copy of password. */
  confirmPassword?: string
  /** @description Invitation code. */
  affiliateCode?: string
  /** @description Host name of the affiliate. */
  domain?: string
  /** @description Password of withdrawals. */
  paymentPassword?: string
  /** @description User name of the member who recommended the site. */
  recommenderId?: string
  /** @description Name to show, where there is one. */
  nickname?: string
  /** @description Name of the owner of the bank account. */
  payeeName?: string
  /** @description E-mail address. */
  email?: string
  /** @description Mobile number without its country code. */
  mobileNum?: string
  /** @description Number of the identity card. */
  idNumber?: string
  /** @description Contact on QQ. */
  qqNum?: string
  /** @description Contact on Facebook. */
  facebook?: string
  /** @description Contact on WeChat. */
  wechat?: string
  /** @description Contact on LINE. */
  line?: string
  /** @description Contact on WhatsApp. */
  whatsapp?: string
  /** @description Contact on Zalo. */
  zalo?: string
  /** @description What the player read in the image. */
  captcha?: string
  /** @description Goes back with the answer of the captcha. */
  captchaId?: string
  /** @description Code of the SMS. */
  verificationCode?: string
  /**
   * @description How the provider proved the number.
   * @constant
   */
  firebaseChannel?: 'sms'
  /** @description Proof of the provider. */
  firebaseIdToken?: string
}
export interface StartupInfo {
  /** @description The site is closed for maintenance. */
  maintenance: boolean
  /** @description The site is closed to the visitor's region. */
  regionRestriction: boolean
  /** @description Country code of the visitor. */
  location?: string
  /** @description ISO 4217 code. */
  currency?: string
  /** @description How the mobile site of the merchant is arranged. */
  mobileTemplate?: components['schemas']['MobileTemplate']
  /** @description What is switched on for the merchant. */
  whitelabel?: components['schemas']['Whitelabel']
}
export interface Country {
  /** @description ISO 3166 code, such as PH. */
  code: string
  /** @description The name in the language asked for. */
  name?: string
  /** @description Digits without a plus sign. */
  dialingCode: string
}
export interface ServiceEntry {
  /** @description LIVECHAT, FACEBOOK or TELEGRAM; a backend may have others. */
  csType: string
  /** @description The title in the language asked for. */
  title: string
  /** @description Addresses, to be tried in their order. */
  links?: string[]
}
export interface CustomerService {
  /** @description Ways to reach the service, in their order. */
  entries: components['schemas']['ServiceEntry'][]
  /** @description Encrypted path; the last 8 characters are the key. */
  serviceLink?: string
}
export interface DownloadLink {
  /** @description IOS, Android, MOBILECONFIG, AppDownloadIcon or USDJUMP; a backend may have others. */
  resourceType: string
  /** @description Address of the file or page. */
  url: string
}
export interface HelpArticle {
  /** @description The title in the language asked for. */
  title: string
  /** @description HTML of the backend in the language asked for. */
  content: string
}
export interface Transaction {
  /** @description Number of the order. */
  orderId: string
  /** @description What the order is called in the records. */
  reference: string
  /**
   * @description deposit, withdrawal or transfer.
   * @enum {string}
   */
  kind: 'deposit' | 'withdrawal' | 'transfer'
  /** @description Units of the currency. */
  amount: number
  /** @description What of a withdrawal is kept back, in units of the currency. */
  fee?: number
  /**
   * @description waiting, done or refused.
   * @enum {string}
   */
  status: 'waiting' | 'done' | 'refused'
  /** @description When it was ordered, milliseconds since 1970. */
  createdAt: number
  /** @description When it was done or refused, milliseconds since 1970. */
  endedAt?: number
  /** @description Why it was refused, in the language asked for. */
  reason?: string
}
export interface TransactionCode {
  /** @description The kind, as movements have it. */
  code: string
  /** @description Its name in the language asked for. */
  name: string
  /** @description By which of the sorts of listMovements it is found: deposit, withdrawal, bonus, play or transfer; absent for the opening balance. */
  sort?: string
}
export interface LaunchedChat {
  /** @description Where the chat opens; empty while nobody answers. */
  url: string
}
export interface IntentionKey {
  /** @description The key that travelled with the call. */
  intention: string
}
export interface Outcome {
  /** @description Whether the call was done; when not, it never will be. */
  isDone: boolean
  /** @description Number of the order, where there is one. */
  orderId?: string
  /** @description What became of each row, where several downlines were to get something. */
  transfers?: components['schemas']['DownlineTransferResult']
}
export interface WithdrawTerms {
  /** @description Least amount of one withdrawal, in units of the currency. */
  minAmount: number
  /** @description Largest amount of one withdrawal, in units of the currency. */
  maxAmount: number
  /** @description Percent of the amount that is kept back, rounded to the cent. */
  feePercent: number
  /** @description What is still to be played before money may leave, in units of the currency. */
  turnoverLeft: number
  /** @description Withdrawals left on this day of the site, as that of the missions is. */
  timesLeft: number
}
export interface WithdrawRecord {
  /** @description Number of the order. */
  orderId: string
  /** @description What the order is called at the bank. */
  reference: string
  /** @description Units of the currency. */
  amount: number
  /** @description What of it was kept back, in units of the currency. */
  fee?: number
  /**
   * @description waiting, done or refused.
   * @enum {string}
   */
  status: 'waiting' | 'done' | 'refused'
  /** @description When it was ordered, milliseconds since 1970. */
  createdAt: number
  /** @description When it was paid out or refused, milliseconds since 1970. */
  endedAt?: number
  /** @description Bank of the card it went to. */
  bankName?: string
  /** @description The last digits of the card. */
  cardEnd?: string
  /** @description Why it was refused, in the language asked for. */
  reason?: string
}
export interface OrderTotals {
  /** @description Sum of the orders of the whole range, in units of the currency. */
  amount: number
  /** @description Sum of those of them that are done, in units of the currency. */
  doneAmount: number
}
export interface WithdrawPage {
  /** @description The orders of this page. */
  list: components['schemas']['WithdrawRecord'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Orders of the whole range. */
  total: number
  /** @description Sums over the whole range, of which a page is a part. */
  totals: components['schemas']['OrderTotals']
}
export interface WithdrawRequest {
  /** @description The bank card of the member. */
  cardId: number
  /** @description Units of the currency, two decimals at most. */
  amount: number
  /** @description The password that guards money. */
  paymentPassword: string
}
export interface DepositChannel {
  /** @description Code of the channel. */
  channelId: string
  /**
   * @description manual, gateway, alipay, qq or wechat; it decides by which call the deposit is ordered.
   * @enum {string}
   */
  kind: 'manual' | 'gateway' | 'alipay' | 'qq' | 'wechat'
  /** @description The name in the language asked for. */
  name: string
  /** @description Least amount of one deposit, in units of the currency. */
  minAmount: number
  /** @description Largest amount of one deposit, in units of the currency. */
  maxAmount: number
  /** @description Amounts to choose by one tap, in units of the currency. */
  quickAmounts?: number[]
}
export interface DepositRecord {
  /** @description Number of the order. */
  orderId: string
  /** @description What the order is called at the bank. */
  reference: string
  /** @description Units of the currency. */
  amount: number
  /** @description What came on top with its promotion, in units of the currency. */
  bonus?: number
  /**
   * @description waiting, done or refused.
   * @enum {string}
   */
  status: 'waiting' | 'done' | 'refused'
  /** @description When it was ordered, milliseconds since 1970. */
  createdAt: number
  /** @description When it was done or refused, milliseconds since 1970. */
  endedAt?: number
  /** @description By which way it was paid, in the language asked for. */
  channelName?: string
  /** @description Why it was refused, in the language asked for. */
  reason?: string
}
export interface DepositPage {
  /** @description The orders of this page. */
  list: components['schemas']['DepositRecord'][]
  /** @description This page; the first is 1. */
  pageNum: number
  /** @description Pages there are; 0 when there is nothing. */
  totalPages: number
  /** @description Orders of the whole range. */
  total: number
  /** @description Sums over the whole range, of which a page is a part. */
  totals: components['schemas']['OrderTotals']
}
export interface DepositPromotion {
  /** @description Number of the promotion on the backend. */
  promotionId: number
  /** @description The title in the language asked for. */
  title: string
  /** @description Percent of the deposit that comes on top. */
  bonusPercent: number
  /** @description Least deposit it comes with, in units of the currency. */
  minAmount: number
  /** @description The bonus is never more, in units of the currency. */
  maxBonus: number
  /** @description How many times deposit and bonus are to be played before money may leave. */
  turnoverTimes: number
}
export interface DepositRequest {
  /** @description Code of the channel. */
  channelId: string
  /** @description Units of the currency, two decimals at most. */
  amount: number
  /** @description The promotion to come with it. */
  promotionId?: number
}
export interface DepositOrder {
  /** @description Number of the order. */
  orderId: string
  /** @description What the order is called in the records, and what a bank transfer has to say. */
  reference: string
  /** @description What is to be paid, in units of the currency. */
  amount: number
  /**
   * @description waiting, done or refused.
   * @enum {string}
   */
  status: 'waiting' | 'done' | 'refused'
  /** @description When it was ordered, milliseconds since 1970. */
  createdAt: number
  /** @description Until when it waits for the payment, milliseconds since 1970. */
  expiresAt?: number
  /** @description Why it was refused, in the language asked for. */
  reason?: string
  /** @description Where a bank transfer goes to. */
  account?: {
    /** @description Name of the bank. */
    bankName: string
    /** @description Whose account it is. */
    holder: string
    /** @description Number of the account. */
    number: string
  }
  /** @description Page of the payment gateway. */
  payUrl?: string
  /** @description Text of the QR code that the paying app scans. */
  qrText?: string
}
export interface GatewayDepositRequest {
  /** @description Code of the channel. */
  channelId: string
  /** @description Units of the currency, two decimals at most. */
  amount: number
  /** @description The promotion to come with it. */
  promotionId?: number
  /**
   * @description 1 for the desktop web, 3 for the mobile web (BAL-06).
   * @enum {integer}
   */
  gatewayId: 1 | 3
}
export interface TransferTerms {
  /** @description Least amount of one transfer, in units of the currency. */
  minAmount: number
  /** @description Largest amount of one transfer, in units of the currency. */
  maxAmount: number
  /** @description What is still to be played before money may leave, in units of the currency. */
  turnoverLeft: number
}
export interface TransferRequest {
  /** @description Units of the currency, two decimals at most. */
  amount: number
  /** @description The password that guards money. */
  paymentPassword: string
}
export interface SmsSent {
  /** @description Minutes until another code may be asked for. */
  expiredMinutes?: number
}
