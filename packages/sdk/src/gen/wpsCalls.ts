// Generated from openapi/ by `pnpm gen`; a change belongs there.
import type { Arguments, Gateway, UnfinishedCall, Value, WrongCall } from '../gateway.ts'
import type { operations, paths } from './wps.ts'

interface WpsGetPaths {
  /** The links by which members register below the agent, the newest first. Asked by the page that opens accounts. */
  (path: '/wps/agent/links', ...init: Arguments<operations['listAgentLinks']>): Promise<Value<operations['listAgentLinks']>>
  /** The round of now, or the next one, and what the last one brought. Asked by the red envelope rain. */
  (path: '/wps/agent/redRain', ...init: Arguments<operations['getRedRain']>): Promise<Value<operations['getRedRain']>>
  /** A page of the bets of a team, newest first. Asked by the team betting. */
  (path: '/wps/agent/team/bets', ...init: Arguments<operations['listTeamBets']>): Promise<Value<operations['listTeamBets']>>
  /** A page of the movements of money of a team, newest first. Asked by the agent transaction record. */
  (
    path: '/wps/agent/team/records',
    ...init: Arguments<operations['listTeamMovements']>
  ): Promise<Value<operations['listTeamMovements']>>
  /** Profit and loss of a team by calendar day and by category. Asked by the team profit and loss. Of a member it is that of the member and all below. */
  (path: '/wps/agent/team/pnl', ...init: Arguments<operations['getTeamProfit']>): Promise<Value<operations['getTeamProfit']>>
  /** Profit and loss of each member right below one, with all below them. Asked by the team profit and loss, which goes down from there. */
  (
    path: '/wps/agent/team/pnl/members',
    ...init: Arguments<operations['listTeamProfit']>
  ): Promise<Value<operations['listTeamProfit']>>
  /** What a team did in a range of calendar days. Asked by the agent home for today with size 0, and by the team overview. */
  (path: '/wps/agent/teamKpi', ...init: Arguments<operations['getTeamKpi']>): Promise<Value<operations['getTeamKpi']>>
  /** A page of the members below a member of the team, agents first. Asked by the team management. With a search it looks through all levels below. */
  (path: '/wps/agent/downlines', ...init: Arguments<operations['listDownlines']>): Promise<Value<operations['listDownlines']>>
  /** One member of the team. Asked when a member of the team is opened. */
  (path: '/wps/agent/downline', ...init: Arguments<operations['getDownline']>): Promise<Value<operations['getDownline']>>
  /** What a transfer to members of the team has to keep to now. Asked by the form of the transfer. */
  (
    path: '/wps/agent/transfer/terms',
    ...init: Arguments<operations['getDownlineTransferTerms']>
  ): Promise<Value<operations['getDownlineTransferTerms']>>
  /** Several kinds of announcement in one answer, by type. Asked by the home page for several kinds at once, and by pages with one banner. */
  (
    path: '/wps/announcement',
    ...init: Arguments<operations['listAnnouncements']>
  ): Promise<Value<operations['listAnnouncements']>>
  /** Banners of a group. For a page that shows one group of banners. */
  (path: '/wps/announcement/banner', ...init: Arguments<operations['listBanners']>): Promise<Value<operations['listBanners']>>
  /** Announcements with their texts, newest first. Asked by the page of the notices. */
  (path: '/wps/announcement/notice', ...init: Arguments<operations['listNotices']>): Promise<Value<operations['listNotices']>>
  /** Promotions as announcements. For a page that shows promotions as texts. */
  (
    path: '/wps/announcement/promotion',
    ...init: Arguments<operations['listPromotionAnnouncements']>
  ): Promise<Value<operations['listPromotionAnnouncements']>>
  /** The rebate rates that the agent has, which are the most that may be granted. Asked by the forms that grant rates. */
  (path: '/wps/relay/agent/rates', ...init: Arguments<operations['getOwnRates']>): Promise<Value<operations['getOwnRates']>>
  /** What the play of the team has brought the agent since it was last taken. Asked by the agent rebate. Of every stake below the agent gets the difference of their own rate and that of the member right below. */
  (
    path: '/wps/relay/agent/rebate',
    ...init: Arguments<operations['getAgentRebate']>
  ): Promise<Value<operations['getAgentRebate']>>
  /** Whether a daily salary is offered to the agent. Asked by the agent home. */
  (
    path: '/wps/agent/contract/dailySalary',
    ...init: Arguments<operations['getDailySalaryRequest']>
  ): Promise<Value<operations['getDailySalaryRequest']>>
  /** Which contracts are offered to the agent. Asked by the agent home, and after a session renewal. */
  (
    path: '/wps/agent/contract/dividend',
    ...init: Arguments<operations['getDividendRequest']>
  ): Promise<Value<operations['getDividendRequest']>>
  /** The contracts of one kind that the agent has with the upline, and those with agents right below, the newest first. Asked by the page of each kind. */
  (
    path: '/wps/relay/agent/contract',
    ...init: Arguments<operations['listContracts']>
  ): Promise<Value<operations['listContracts']>>
  /** A page of what contracts bring by period, the newest first; what was paid, what is due, and what the period of now has come to. Asked by the page of each kind, and by the page of dividends. With a range only periods that lie in it in whole or in part. */
  (
    path: '/wps/relay/agent/contract/payments',
    ...init: Arguments<operations['listContractPayments']>
  ): Promise<Value<operations['listContractPayments']>>
  /** Have the daily salary paid that is due, of every day that ended up to a moment. Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due. */
  (
    path: '/wps/agent/contract/dailySalary/process',
    ...init: Arguments<operations['processDailySalary']>
  ): Promise<Value<operations['processDailySalary']>>
  /** A page of the member's favourite games, newest first. Asked by the Fav tab of the game list. */
  (
    path: '/wps/game/favourite/list',
    ...init: Arguments<operations['listFavourites']>
  ): Promise<Value<operations['listFavourites']>>
  /** Note that the member played a game. Asked when a game has opened. */
  (path: '/wps/game/recent/add', ...init: Arguments<operations['addRecent']>): Promise<Value<operations['addRecent']>>
  /** A page of the games the member played last, newest first. Asked by the list of the games played last. */
  (path: '/wps/game/recent', ...init: Arguments<operations['listRecents']>): Promise<Value<operations['listRecents']>>
  /** The merchant's feature flags. The same flags as in getSettings, for a client that asks for nothing else. */
  (path: '/wps/system/whitelabel', ...init: Arguments<operations['getWhitelabel']>): Promise<Value<operations['getWhitelabel']>>
  /** Hosts the site answers on, for a client that must switch. Asked by a client whose host no longer answers. */
  (
    path: '/wps/system/domainRoute',
    ...init: Arguments<operations['getDomainRoute']>
  ): Promise<Value<operations['getDomainRoute']>>
  /** The merchant's mobile template. The same template as in getSettings, alone. */
  (path: '/wps/system/template', ...init: Arguments<operations['getTemplate']>): Promise<Value<operations['getTemplate']>>
  /** Announcements most looked at. For a page that shows what others read. */
  (path: '/wps/announcement/popular', ...init: Arguments<operations['listPopular']>): Promise<Value<operations['listPopular']>>
  /** Announcements for the mobile build only. For a client that leaves the desktop notices out. */
  (
    path: '/wps/announcement/mobileNotice',
    ...init: Arguments<operations['listMobileNotices']>
  ): Promise<Value<operations['listMobileNotices']>>
  /** Popups to show after login. For a client that asks for the popups alone. */
  (path: '/wps/announcement/popup', ...init: Arguments<operations['listPopups']>): Promise<Value<operations['listPopups']>>
  /** Game types of the in-house vassalages. For a client that shows the in-house games alone. */
  (
    path: '/wps/game/types/vassalage',
    ...init: Arguments<operations['listGameTypesByVassalage']>
  ): Promise<Value<operations['listGameTypesByVassalage']>>
  /** All vassalages of the merchant. For a client that filters by vendor. */
  (path: '/wps/game/vassalages', ...init: Arguments<operations['listVassalages']>): Promise<Value<operations['listVassalages']>>
  /** Categories in their order with their vendors, and vendors by category and by game type. Asked once by the home page and by the launch of a lottery. */
  (path: '/wps/game/vendors', ...init: Arguments<operations['listVendors']>): Promise<Value<operations['listVendors']>>
  /** Game types with the vendors that offer them. Asked by the categories whose tiles are vendors of one game type. */
  (path: '/wps/game/types', ...init: Arguments<operations['listGameTypes']>): Promise<Value<operations['listGameTypes']>>
  /** A page of games. Asked by the game list and by the search, page by page. Guests and members are shown the same, so no token travels. */
  (path: '/wps/game/list', ...init: Arguments<operations['listGames']>): Promise<Value<operations['listGames']>>
  /** The games most played. Asked by the HOT category. */
  (path: '/wps/game/hot', ...init: Arguments<operations['listHotGames']>): Promise<Value<operations['listHotGames']>>
  /** Lotteries of a prize mode. Asked by the lottery center, once for each prize mode. */
  (path: '/wps/game/lotteries', ...init: Arguments<operations['listLotteries']>): Promise<Value<operations['listLotteries']>>
  /** Who just won. Asked by the winner board of the home page. */
  (path: '/wps/game/winners', ...init: Arguments<operations['listWinners']>): Promise<Value<operations['listWinners']>>
  /** Node ids of the member's favourites. Asked once after a login, for the hearts of the tiles. */
  (
    path: '/wps/game/favourite',
    ...init: Arguments<operations['listFavouriteIds']>
  ): Promise<Value<operations['listFavouriteIds']>>
  /** Who the member is. Asked once after a login; what it answers is kept on the device. */
  (path: '/wps/member/info', ...init: Arguments<operations['getMemberInfo']>): Promise<Value<operations['getMemberInfo']>>
  /** The pictures a member may be shown by, and the one that was chosen. Asked by the security centre. */
  (path: '/wps/member/info/icon', ...init: Arguments<operations['getIcon']>): Promise<Value<operations['getIcon']>>
  /** The member's total balance. Asked after a login, after a game and by the refresh button. */
  (path: '/wps/wallets/balance', ...init: Arguments<operations['getBalance']>): Promise<Value<operations['getBalance']>>
  /** The member's wallets, one by one. Asked by home beside the balance. */
  (path: '/wps/wallets', ...init: Arguments<operations['listWallets']>): Promise<Value<operations['listWallets']>>
  /** The member's wallet at the merchant. Asked by home beside the balance. */
  (
    path: '/wps/wallets/merchant',
    ...init: Arguments<operations['getMerchantWallet']>
  ): Promise<Value<operations['getMerchantWallet']>>
  /** Unread messages of the inbox. Asked for the badge of the inbox. */
  (
    path: '/wps/relay/CSP_unreadCount',
    ...init: Arguments<operations['getUnreadCount']>
  ): Promise<Value<operations['getUnreadCount']>>
  /** Promotions the member may claim; their number is the badge of the footer. Asked for the badge of the promotions. */
  (
    path: '/wps/promotion/available',
    ...init: Arguments<operations['listAvailablePromotions']>
  ): Promise<Value<operations['listAvailablePromotions']>>
  /** A page of the member's messages, newest first. Asked by the inbox. */
  (path: '/wps/message', ...init: Arguments<operations['listMessages']>): Promise<Value<operations['listMessages']>>
  /** One message of the member. Asked where a message is opened by its address; whoever has the list has its texts already. */
  (path: '/wps/message/{id}', ...init: Arguments<operations['getMessage']>): Promise<Value<operations['getMessage']>>
  /** All messages of the inbox. For a client that shows how full the inbox is. */
  (path: '/wps/message/count', ...init: Arguments<operations['getMessageCount']>): Promise<Value<operations['getMessageCount']>>
  /** Categories of games with how many games each has. Asked by the game centre. */
  (path: '/wps/game/menus', ...init: Arguments<operations['listGameMenus']>): Promise<Value<operations['listGameMenus']>>
  /** Groups of lotteries by what they draw. Asked by the lottery centre. */
  (
    path: '/wps/game/lottery/menu',
    ...init: Arguments<operations['listLotteryMenu']>
  ): Promise<Value<operations['listLotteryMenu']>>
  /** The Vietnamese lotteries of a region and a day, each with the last prizes it drew. Asked by the lottery centre. A day without a draw has an empty list. */
  (
    path: '/wps/game/lottery/recent',
    ...init: Arguments<operations['getRecentLottery']>
  ): Promise<Value<operations['getRecentLottery']>>
  /** How often and when last the numbers 00 to 99 came in a Vietnamese lottery. Asked by the page of such a lottery. A number is the last two digits of a prize. */
  (
    path: '/wps/game/lottery/numero',
    ...init: Arguments<operations['getLotteryNumero']>
  ): Promise<Value<operations['getLotteryNumero']>>
  /** Games or players by what was won with them in the last day or week. Asked by the ranking of the game centre and of the lottery centre. Only wins that the winner board shows are counted. */
  (path: '/wps/game/rank', ...init: Arguments<operations['listGameRank']>): Promise<Value<operations['listGameRank']>>
  /** The address a game opens at. Asked by the launch screen, once for each start. A guest gets an address only of games that need no member. */
  (path: '/wps/game/launchGame', ...init: Arguments<operations['launchGame']>): Promise<Value<operations['launchGame']>>
  /** Matches that start soon. For a client that asks for the matches alone. */
  (
    path: '/wps/announcement/hotMatches',
    ...init: Arguments<operations['listHotMatches']>
  ): Promise<Value<operations['listHotMatches']>>
  /** The levels of the member club with their benefits, and how far the member is. Asked by the VIP room. The name of the level is the clubLabel of the member info; it is the same in every language. */
  (
    path: '/wps/member/clubBenefit',
    ...init: Arguments<operations['getClubBenefit']>
  ): Promise<Value<operations['getClubBenefit']>>
  /** The member's invitation code, what a friend brings, and what all of them brought. Asked by the page that invites friends. The code is one that a registration takes as invitation code. */
  (path: '/wps/member/referral', ...init: Arguments<operations['getReferral']>): Promise<Value<operations['getReferral']>>
  /** A page of the friends who registered with the member's code, newest first. Asked by the page that invites friends. */
  (
    path: '/wps/member/referral/friends',
    ...init: Arguments<operations['listFriends']>
  ): Promise<Value<operations['listFriends']>>
  /** What of the security centre is set. Asked by the security centre and by whatever needs one of its parts first, such as a withdrawal. */
  (
    path: '/wps/member/securityConfig',
    ...init: Arguments<operations['getSecurityConfig']>
  ): Promise<Value<operations['getSecurityConfig']>>
  /** What the site wants to know of the member, and how far that is. Asked by the page of the proof of identity. */
  (path: '/wps/member/kyc', ...init: Arguments<operations['getKyc']>): Promise<Value<operations['getKyc']>>
  /** What the member allows themselves. Asked by the page of responsible gaming. */
  (path: '/wps/member/limits', ...init: Arguments<operations['getLimits']>): Promise<Value<operations['getLimits']>>
  /** The member's bank cards, the oldest first. Asked by the security centre and by the withdrawal. */
  (path: '/wps/member/bankCard', ...init: Arguments<operations['listBankCards']>): Promise<Value<operations['listBankCards']>>
  /** The banks that a card may be of. Asked by the form of a new card. It is kept on the device until the member logs out. */
  (path: '/wps/member/bankCard/banks', ...init: Arguments<operations['listBanks']>): Promise<Value<operations['listBanks']>>
  /** The missions of this day and week, and how far the member is. Asked by the leaderboard. */
  (path: '/wps/promotion/mission', ...init: Arguments<operations['listMissions']>): Promise<Value<operations['listMissions']>>
  /** Who has most points this week, and where the member stands. Asked by the leaderboard. A unit of the currency that is staked is a point. */
  (
    path: '/wps/promotion/mission/rank',
    ...init: Arguments<operations['getMissionRank']>
  ): Promise<Value<operations['getMissionRank']>>
  /** What has gathered of the stakes since the member last took it, and by which rates. Asked by the manual rebate. */
  (path: '/wps/member/rebate', ...init: Arguments<operations['getRebate']>): Promise<Value<operations['getRebate']>>
  /** A page of the rebates the member took, newest first. Asked by the rebate report. */
  (path: '/wps/member/rebate/report', ...init: Arguments<operations['listRebates']>): Promise<Value<operations['listRebates']>>
  /** The promotions a member may take part in, takes part in, or took part in, the newest first. Asked by the promotions and the reward centre. */
  (path: '/wps/promotion', ...init: Arguments<operations['listPromotions']>): Promise<Value<operations['listPromotions']>>
  /** One promotion, as it stands for the member. Asked by the page of a promotion; its public text may stand among the announcements as well. */
  (path: '/wps/promotion/{id}', ...init: Arguments<operations['getPromotion']>): Promise<Value<operations['getPromotion']>>
  /** A page of the member's bets, newest first. Asked by the betting record. */
  (path: '/wps/transaction/bets', ...init: Arguments<operations['listBets']>): Promise<Value<operations['listBets']>>
  /** A page of the movements of the member's money, newest first. Asked by the account record. */
  (
    path: '/wps/transaction/records',
    ...init: Arguments<operations['listMovements']>
  ): Promise<Value<operations['listMovements']>>
  /** The member's profit and loss by calendar day and by category. Asked by the page of profit and loss. It has no pages, for a range has at most 366 days. */
  (
    path: '/wps/transaction/pnl',
    ...init: Arguments<operations['getProfitAndLoss']>
  ): Promise<Value<operations['getProfitAndLoss']>>
  /** Create the name of a trial account. Each call makes another name. */
  (path: '/wps/session/trial', ...init: Arguments<operations['createTrial']>): Promise<Value<operations['createTrial']>>
  /** A fresh captcha image. Each image works once; ask again after every failed attempt. */
  (path: '/wps/captcha', ...init: Arguments<operations['getCaptcha']>): Promise<Value<operations['getCaptcha']>>
  /** The affiliate behind a link's code or the site's domain. Asked when the page is opened with a code or on a host of an affiliate. The invitation code of a member (getReferral) is answered without a host. */
  (path: '/wps/agent/affiliate', ...init: Arguments<operations['getAffiliate']>): Promise<Value<operations['getAffiliate']>>
  /** Whether an invitation code is valid; success is the answer. Asked when the player leaves the invitation-code field. */
  (
    path: '/wps/agent/affiliate/validity',
    ...init: Arguments<operations['checkAffiliate']>
  ): Promise<Value<operations['checkAffiliate']>>
  /** Everything the first screen decides by, in one answer. Asked once when the page opens, before anything else is shown. */
  (
    path: '/wps/system/settings/consolidated',
    ...init: Arguments<operations['getSettings']>
  ): Promise<Value<operations['getSettings']>>
  /** Whether the site is up and open to this region; asked again by the maintenance page. Asked again by the maintenance page until the site is back. */
  (path: '/wps/system/status', ...init: Arguments<operations['getStatus']>): Promise<Value<operations['getStatus']>>
  /** Countries and their dialling codes. Asked by the forms that take a mobile number. */
  (path: '/wps/system/country', ...init: Arguments<operations['listCountries']>): Promise<Value<operations['listCountries']>>
  /** Which ways of registering and which providers are switched on. Asked by the registration form. */
  (
    path: '/wps/system/setting/register',
    ...init: Arguments<operations['getRegisterSetting']>
  ): Promise<Value<operations['getRegisterSetting']>>
  /** Per field its pattern, whether it is enabled and required, and the message of a failure. Asked by every form that is checked before it is sent. */
  (
    path: '/wps/system/registerValidation',
    ...init: Arguments<operations['getFormRules']>
  ): Promise<Value<operations['getFormRules']>>
  /** Contact channels and the encrypted path of the service link. Asked when the service menu opens. */
  (
    path: '/wps/system/customerService',
    ...init: Arguments<operations['getCustomerService']>
  ): Promise<Value<operations['getCustomerService']>>
  /** Versioned paths of static resources and the image hosts. Asked when a picture of every known host failed. */
  (path: '/wps/system/resources', ...init: Arguments<operations['listResources']>): Promise<Value<operations['listResources']>>
  /** Links of the native apps and profiles. Asked by the download bar and the download page. */
  (path: '/wps/system/downloads', ...init: Arguments<operations['listDownloads']>): Promise<Value<operations['listDownloads']>>
  /** The articles of the help centre in their order. Asked by the help centre; a guest reads it, too. */
  (path: '/wps/system/helpCenter', ...init: Arguments<operations['getHelpCenter']>): Promise<Value<operations['getHelpCenter']>>
  /** One deposit, withdrawal or transfer of the member's. For a client that opens an entry of the account record. Of a transfer both sides may ask. */
  (
    path: '/wps/relay/transactionDetail',
    ...init: Arguments<operations['getTransaction']>
  ): Promise<Value<operations['getTransaction']>>
  /** Every kind of movement there is, with its name. For a client that names movements, or filters by them, as the backend calls them. */
  (
    path: '/wps/relay/transactionCode',
    ...init: Arguments<operations['listTransactionCodes']>
  ): Promise<Value<operations['listTransactionCodes']>>
  /** Where the member's chat with the site opens. For a client that opens the chat as it opens a game. Guests come to it by the service link of getCustomerService. */
  (path: '/wps/relay/chatLaunch', ...init: Arguments<operations['launchChat']>): Promise<Value<operations['launchChat']>>
  /** What a withdrawal has to keep to now. Asked by the withdrawal page. */
  (
    path: '/wps/transaction/withdraw/terms',
    ...init: Arguments<operations['getWithdrawTerms']>
  ): Promise<Value<operations['getWithdrawTerms']>>
  /** A page of the member's withdrawals, newest first. Asked by the withdraw report. */
  (
    path: '/wps/transaction/withdraw',
    ...init: Arguments<operations['listWithdrawals']>
  ): Promise<Value<operations['listWithdrawals']>>
  /** The ways to pay in, each with its limits. Asked by the deposit page. */
  (
    path: '/wps/relay/deposit/banks',
    ...init: Arguments<operations['listDepositChannels']>
  ): Promise<Value<operations['listDepositChannels']>>
  /** A page of the member's deposits, newest first. Asked by the load record. */
  (
    path: '/wps/relay/deposit/report',
    ...init: Arguments<operations['listDeposits']>
  ): Promise<Value<operations['listDeposits']>>
  /** Promotions that a deposit may come with. Asked by the deposit page. */
  (
    path: '/wps/relay/deposit/promos',
    ...init: Arguments<operations['listDepositPromotions']>
  ): Promise<Value<operations['listDepositPromotions']>>
  /** How an order of a deposit stands. Asked again and again while the page of a waiting order is open. */
  (
    path: '/wps/relay/deposit/order/{orderId}',
    ...init: Arguments<operations['getDeposit']>
  ): Promise<Value<operations['getDeposit']>>
  /** What a transfer to the upline has to keep to now. Asked by the page of the transfer. */
  (
    path: '/wps/relay/transfer/terms',
    ...init: Arguments<operations['getTransferTerms']>
  ): Promise<Value<operations['getTransferTerms']>>
}
export interface WpsGet extends UnfinishedCall<paths, 'get'>, WpsGetPaths, WrongCall<paths, 'get'> {}

interface WpsPostPaths {
  /** Grant rebate rates to a member right below. Asked by the rebate edit. A rate is at most the agent’s own, and at least what the member grants further down. What both have gathered by the rates before is booked first (assumed). */
  (
    path: '/wps/agent/updateDownlineRebates',
    ...init: Arguments<operations['updateDownlineRebates']>
  ): Promise<Value<operations['updateDownlineRebates']>>
  /** Register a member or an agent right below. Asked by the form that opens an account. */
  (path: '/wps/agent/member', ...init: Arguments<operations['openAccount']>): Promise<Value<operations['openAccount']>>
  /** Make a link with the rates that whoever registers by it is granted. Asked by the page that opens accounts. */
  (path: '/wps/agent/links', ...init: Arguments<operations['createAgentLink']>): Promise<Value<operations['createAgentLink']>>
  /** Open one envelope of the round of now. Asked by the red envelope rain. Each round gives an agent one envelope; what is in it is booked at once. */
  (path: '/wps/agent/redRain/open', ...init: Arguments<operations['openEnvelope']>): Promise<Value<operations['openEnvelope']>>
  /** Hand an amount to one member of the team. Asked by the form of the transfer, after the agent has confirmed it. */
  (
    path: '/wps/agent/transferDownline',
    ...init: Arguments<operations['transferToDownline']>
  ): Promise<Value<operations['transferToDownline']>>
  /** Hand amounts to several members of the team. Asked by the form of the transfer, after the agent has confirmed the sum. Nothing moves where the sum is not covered; a row that cannot be done leaves the others alone. */
  (
    path: '/wps/agent/transferMultipleDownline',
    ...init: Arguments<operations['transferToDownlines']>
  ): Promise<Value<operations['transferToDownlines']>>
  /** The agent has seen the notices there are now. Asked by the page of agent notices. */
  (
    path: '/wps/agent/notice/read',
    ...init: Arguments<operations['readAgentNotices']>
  ): Promise<Value<operations['readAgentNotices']>>
  /** Take what has gathered. Asked by the agent rebate. */
  (
    path: '/wps/relay/agent/rebate/claim',
    ...init: Arguments<operations['claimAgentRebate']>
  ): Promise<Value<operations['claimAgentRebate']>>
  /** Accept or refuse a contract that is offered. Asked by the page of its kind, after the agent has confirmed it. One that is accepted takes the place of the one before it of its kind. */
  (
    path: '/wps/relay/agent/contract/answer',
    ...init: Arguments<operations['answerContract']>
  ): Promise<Value<operations['answerContract']>>
  /** Offer a contract to an agent right below. Asked by the page of its kind. Nothing may be promised beyond what the agent is promised; one offer of a kind waits for an answer at a time. */
  (
    path: '/wps/relay/agent/contract/offer',
    ...init: Arguments<operations['offerContract']>
  ): Promise<Value<operations['offerContract']>>
  /** Take back a contract that was offered to an agent right below and is not answered yet. Asked by the page of its kind, after the agent has confirmed it. The one below no longer sees the offer. Of an answer and a taking back at the same moment one holds. */
  (
    path: '/wps/relay/agent/contract/takeBack',
    ...init: Arguments<operations['takeBackContract']>
  ): Promise<Value<operations['takeBackContract']>>
  /** End a contract with an agent right below at the end of the period that runs. Asked by the page of its kind, after the agent has confirmed it, who offered it. What is due up to the end stays due; no new period begins. */
  (
    path: '/wps/relay/agent/contract/end',
    ...init: Arguments<operations['endContract']>
  ): Promise<Value<operations['endContract']>>
  /** Have the hourly salary paid that is due, of every hour that ended up to a moment. Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due. */
  (
    path: '/wps/agent/contract/hourlySalary/process',
    ...init: Arguments<operations['processHourlySalary']>
  ): Promise<Value<operations['processHourlySalary']>>
  /** Have the dividend paid that is due, of every half month that ended up to a moment. Asked by the page of the contract, after the agent has confirmed the amount that it shows. Periods that ended after that stay due. */
  (
    path: '/wps/relay/agent/contract/dividend/process',
    ...init: Arguments<operations['processDividend']>
  ): Promise<Value<operations['processDividend']>>
  /** Make a game a favourite; adding one that is there changes nothing. Asked by the heart of a tile. */
  (path: '/wps/game/favourite', ...init: Arguments<operations['addFavourite']>): Promise<Value<operations['addFavourite']>>
  /** Choose the picture a member is shown by. Asked by a tap on one of the pictures. */
  (path: '/wps/member/info/icon', ...init: Arguments<operations['setIcon']>): Promise<Value<operations['setIcon']>>
  /** Set the name that others see. Asked by the security centre. It may be changed as often as the member likes. */
  (path: '/wps/member/info/nickname', ...init: Arguments<operations['setNickname']>): Promise<Value<operations['setNickname']>>
  /** Set the e-mail address. Asked by the security centre. An address belongs to one member. */
  (path: '/wps/member/info/email', ...init: Arguments<operations['setEmail']>): Promise<Value<operations['setEmail']>>
  /** Set the name of the owner of the bank cards. Asked by the security centre. It is set once, since the cards are held by it, and after that only the customer service changes it; the same one again changes nothing. */
  (
    path: '/wps/member/info/payeename',
    ...init: Arguments<operations['setPayeeName']>
  ): Promise<Value<operations['setPayeeName']>>
  /** Set the password of withdrawals and bank cards, or change it. Asked by the security centre. After five wrong ones in a row none is taken for 15 minutes. */
  (
    path: '/wps/member/paymentPassword',
    ...init: Arguments<operations['setPaymentPassword']>
  ): Promise<Value<operations['setPaymentPassword']>>
  /** Close the games to oneself for a while. Asked by the page of responsible gaming. It begins at once and may be made longer, never shorter. */
  (path: '/wps/member/limits/timeOut', ...init: Arguments<operations['takeTimeOut']>): Promise<Value<operations['takeTimeOut']>>
  /** Add a bank card; its holder is the payee name. Asked by the security centre. It needs a payee name and a payment password; a card belongs to one member. */
  (path: '/wps/member/bankCard', ...init: Arguments<operations['addBankCard']>): Promise<Value<operations['addBankCard']>>
  /** Take the reward of a mission that is done. Asked by the leaderboard, before the day or week of the mission ends. */
  (
    path: '/wps/promotion/mission/{id}/claim',
    ...init: Arguments<operations['claimMission']>
  ): Promise<Value<operations['claimMission']>>
  /** Take back all that has gathered. Asked by the manual rebate. What is played afterwards gathers anew. */
  (path: '/wps/member/rebate/claim', ...init: Arguments<operations['claimRebate']>): Promise<Value<operations['claimRebate']>>
  /** Take part in a promotion. Asked by the page of a promotion. A promotion that needs an operator waits for one; the others begin at once. */
  (
    path: '/wps/promotion/{id}/apply',
    ...init: Arguments<operations['applyForPromotion']>
  ): Promise<Value<operations['applyForPromotion']>>
  /** Take the bonus that a promotion has issued. Asked by the page of a promotion and by the reward centre. */
  (
    path: '/wps/promotion/{id}/claim',
    ...init: Arguments<operations['claimPromotion']>
  ): Promise<Value<operations['claimPromotion']>>
  /** Log in with a username, a mobile number and code, or a verified identity of a provider. Asked by the login form. After a failure that says value.captcha, each further login needs a captcha of getCaptcha. */
  (path: '/wps/session/login', ...init: Arguments<operations['login']>): Promise<Value<operations['login']>>
  /** Start a free-play (trial) session without an account. Asked by the button of the trial. The member type of the session is 4. */
  (
    path: '/wps/session/login/freeplay',
    ...init: Arguments<operations['startFreePlay']>
  ): Promise<Value<operations['startFreePlay']>>
  /** Exchange the token for a fresh one before it ends. Asked every few minutes while the page is open. The token that was sent works for 60 more seconds (assumed), so that calls under way end well, and a renewal whose answer was lost may be asked for again with it. */
  (path: '/wps/session/renew', ...init: Arguments<operations['renewSession']>): Promise<Value<operations['renewSession']>>
  /** Set a new password with the SMS code that a reset sent. Asked by the last step of a password reset by SMS. */
  (
    path: '/wps/member/password/mobile',
    ...init: Arguments<operations['setPasswordByMobile']>
  ): Promise<Value<operations['setPasswordByMobile']>>
  /** Send a new password to the member's e-mail address. Asked by the password reset by e-mail; the name and the address must belong together. */
  (
    path: '/wps/member/password/email',
    ...init: Arguments<operations['sendPasswordByEmail']>
  ): Promise<Value<operations['sendPasswordByEmail']>>
  /** Change the password of the member of the token. Asked by the settings of a member. */
  (
    path: '/wps/member/passWordChangeV2',
    ...init: Arguments<operations['changePassword']>
  ): Promise<Value<operations['changePassword']>>
  /** What came of an intention; one that came to nothing never will from then on. Asked when the answer of a call that moves something was lost. A call that arrives later with the key is refused with intention.closed. Of a transfer to several members of the team that was done it says what became of each row, too, as the call answered it. */
  (
    path: '/wps/transaction/intention',
    ...init: Arguments<operations['closeIntention']>
  ): Promise<Value<operations['closeIntention']>>
  /** Pay an amount out to a bank card. Asked by the withdrawal form, after the member has confirmed what will arrive. */
  (path: '/wps/transaction/withdraw', ...init: Arguments<operations['withdraw']>): Promise<Value<operations['withdraw']>>
  /** Order a deposit by bank transfer. Asked when the member pays by bank transfer; the answer says to which account, with which reference. */
  (
    path: '/wps/relay/deposit/manual',
    ...init: Arguments<operations['depositManual']>
  ): Promise<Value<operations['depositManual']>>
  /** Order a deposit by payment gateway. Asked when the member pays on the page of a payment gateway, which leads back to the deposit page. */
  (
    path: '/wps/relay/deposit/gateway',
    ...init: Arguments<operations['depositGateway']>
  ): Promise<Value<operations['depositGateway']>>
  /** Order a deposit by Alipay. Asked when the member pays with Alipay; the answer holds the text of a QR code. */
  (
    path: '/wps/relay/deposit/alipay',
    ...init: Arguments<operations['depositAlipay']>
  ): Promise<Value<operations['depositAlipay']>>
  /** Order a deposit by QQ. Asked when the member pays with QQ; the answer holds the text of a QR code. */
  (path: '/wps/relay/deposit/qq', ...init: Arguments<operations['depositQq']>): Promise<Value<operations['depositQq']>>
  /** Order a deposit by WeChat. Asked when the member pays with WeChat; the answer holds the text of a QR code. */
  (
    path: '/wps/relay/deposit/wechat',
    ...init: Arguments<operations['depositWechat']>
  ): Promise<Value<operations['depositWechat']>>
  /** Hand an amount to the member’s upline. Asked by the form of the transfer, after the member has confirmed it. */
  (
    path: '/wps/relay/transfer',
    ...init: Arguments<operations['transferToUpline']>
  ): Promise<Value<operations['transferToUpline']>>
  /** Send an SMS code to a member who logs in by mobile number. Asked by the login form; at most one code a minute. */
  (
    path: '/wps/verification/sms/noLogin',
    ...init: Arguments<operations['sendLoginSms']>
  ): Promise<Value<operations['sendLoginSms']>>
  /** Send an SMS code to a mobile number that registers. Asked by the registration form; at most one code a minute. */
  (
    path: '/wps/verification/sms/register',
    ...init: Arguments<operations['sendRegisterSms']>
  ): Promise<Value<operations['sendRegisterSms']>>
  /** Send an SMS code to a member who forgot the password. Asked by the password reset; at most one code a minute. */
  (
    path: '/wps/verification/sms/resetPassword',
    ...init: Arguments<operations['sendResetSms']>
  ): Promise<Value<operations['sendResetSms']>>
}
export interface WpsPost extends UnfinishedCall<paths, 'post'>, WpsPostPaths, WrongCall<paths, 'post'> {}

interface WpsPutPaths {
  /** Mark all messages of the member as read. Asked by the inbox, in one call for all of them. */
  (path: '/wps/message', ...init: Arguments<operations['readAllMessages']>): Promise<Value<operations['readAllMessages']>>
  /** Mark a message as read; marking one that was read changes nothing. Asked when a message is opened. */
  (path: '/wps/message/{id}', ...init: Arguments<operations['readMessage']>): Promise<Value<operations['readMessage']>>
  /** Send what a member has to say, with pictures. Asked by the feedback form. The pictures travel inside the body, so that one call carries all of it. */
  (path: '/wps/feedback', ...init: Arguments<operations['sendFeedback']>): Promise<Value<operations['sendFeedback']>>
  /** Send the proof of identity; it then waits for the house. Asked by the page of the proof of identity. What waits or is approved is not sent again; what was refused may be. */
  (path: '/wps/member/kyc', ...init: Arguments<operations['sendKyc']>): Promise<Value<operations['sendKyc']>>
  /** Set how much may be deposited in a period, or that there is no limit. Asked by the page of responsible gaming. A lower limit holds at once; a higher one, or none, only a day later. */
  (path: '/wps/member/limits', ...init: Arguments<operations['setDepositLimit']>): Promise<Value<operations['setDepositLimit']>>
  /** Register with a username and a password. Asked by the registration form in its username mode. */
  (path: '/wps/member/register', ...init: Arguments<operations['register']>): Promise<Value<operations['register']>>
  /** Register with a mobile number. Asked by the registration form in its mobile mode. */
  (
    path: '/wps/member/register/mobile',
    ...init: Arguments<operations['registerByMobile']>
  ): Promise<Value<operations['registerByMobile']>>
}
export interface WpsPut extends UnfinishedCall<paths, 'put'>, WpsPutPaths, WrongCall<paths, 'put'> {}

interface WpsDeletePaths {
  /** Remove a favourite; removing one that is not there changes nothing. Asked by the heart of a tile. */
  (
    path: '/wps/game/favourite',
    ...init: Arguments<operations['removeFavourite']>
  ): Promise<Value<operations['removeFavourite']>>
  /** Delete several messages; one that is not there changes nothing. Asked by the inbox for the messages that were chosen. */
  (path: '/wps/message', ...init: Arguments<operations['deleteMessages']>): Promise<Value<operations['deleteMessages']>>
  /** Delete a message; one that is not there changes nothing. Asked at the message itself. */
  (path: '/wps/message/{id}', ...init: Arguments<operations['deleteMessage']>): Promise<Value<operations['deleteMessage']>>
  /** Remove a bank card. Asked by the security centre. */
  (path: '/wps/member/bankCard', ...init: Arguments<operations['removeBankCard']>): Promise<Value<operations['removeBankCard']>>
  /** End the session of the token. Asked when the member has confirmed; the client forgets the session whatever comes back. */
  (path: '/wps/session/logout', ...init: Arguments<operations['logout']>): Promise<Value<operations['logout']>>
}
export interface WpsDelete extends UnfinishedCall<paths, 'delete'>, WpsDeletePaths, WrongCall<paths, 'delete'> {}

/** The calls of this gateway by method and path. */
export interface WpsGateway extends Gateway<paths> {
  GET: WpsGet
  POST: WpsPost
  PUT: WpsPut
  DELETE: WpsDelete
}
