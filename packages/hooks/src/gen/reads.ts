// Generated from the `*.queries.ts` by `pnpm gen`: the query options of every feature.
export {
  iconsQueryOptions,
} from '../account/avatar/avatar.queries.ts'
export {
  banksQueryOptions,
} from '../account/cards/cards.queries.ts'
export {
  clubBenefitQueryOptions,
  friendsInfiniteQueryOptions,
  referralQueryOptions,
} from '../account/club/club.queries.ts'
export {
  kycQueryOptions,
} from '../account/kyc/kyc.queries.ts'
export {
  limitsQueryOptions,
} from '../account/limits/limits.queries.ts'
export {
  memberInfoQueryOptions,
  unreadCountQueryOptions,
} from '../account/member.queries.ts'
export {
  bankCardsQueryOptions,
  securityConfigQueryOptions,
} from '../account/profile/profile.queries.ts'
export {
  availablePromotionsQueryOptions,
} from '../account/unclaimed.queries.ts'
export {
  agentLinksQueryOptions,
  agentRebateQueryOptions,
  ownRatesQueryOptions,
} from '../agents/accounts/accounts.queries.ts'
export {
  agentNoticesQueryOptions,
  contractRequestsQueryOptions,
  downlineQueryOptions,
  downlinesInfiniteQueryOptions,
  teamKpiQueryOptions,
  teamTodayQueryOptions,
} from '../agents/agents.queries.ts'
export {
  contractPaymentsInfiniteQueryOptions,
  contractsQueryOptions,
} from '../agents/contracts/contracts.queries.ts'
export {
  dividendsInfiniteQueryOptions,
} from '../agents/contracts/dividends.queries.ts'
export {
  dividendsAtInfiniteQueryOptions,
} from '../agents/contracts/dividendsAt.queries.ts'
export {
  teamKpiAtQueryOptions,
} from '../agents/home/teamAt.queries.ts'
export {
  redRainQueryOptions,
} from '../agents/rain/rain.queries.ts'
export {
  teamBetsInfiniteQueryOptions,
  teamMovementsInfiniteQueryOptions,
  teamProfitMembersInfiniteQueryOptions,
  teamProfitQueryOptions,
} from '../agents/records/teamRecords.queries.ts'
export {
  teamBetsAtInfiniteQueryOptions,
  teamMovementsAtInfiniteQueryOptions,
  teamProfitAtQueryOptions,
  teamProfitMembersAtInfiniteQueryOptions,
} from '../agents/records/teamRecordsAt.queries.ts'
export {
  handDownTermsQueryOptions,
} from '../agents/transfer/handDown.queries.ts'
export {
  captchaQueryOptions,
  countriesQueryOptions,
  registerSettingQueryOptions,
} from '../auth/auth.queries.ts'
export {
  affiliateQueryOptions,
} from '../auth/register/register.queries.ts'
export {
  depositChannelsQueryOptions,
  depositOrderQueryOptions,
  depositPromotionsQueryOptions,
} from '../cashier/deposit/deposit.queries.ts'
export {
  betsInfiniteQueryOptions,
  depositsInfiniteQueryOptions,
  movementsInfiniteQueryOptions,
  profitAndLossQueryOptions,
  rebatesInfiniteQueryOptions,
  withdrawalsInfiniteQueryOptions,
} from '../cashier/records/records.queries.ts'
export {
  betsAtInfiniteQueryOptions,
  depositsAtInfiniteQueryOptions,
  movementsAtInfiniteQueryOptions,
  profitAndLossAtQueryOptions,
  rebatesAtInfiniteQueryOptions,
  withdrawalsAtInfiniteQueryOptions,
} from '../cashier/records/recordsAt.queries.ts'
export {
  transferTermsQueryOptions,
} from '../cashier/transfer/transfer.queries.ts'
export {
  withdrawTermsQueryOptions,
} from '../cashier/withdraw/withdraw.queries.ts'
export {
  resourcesQueryOptions,
} from '../core/images/images.queries.ts'
export {
  formRulesQueryOptions,
} from '../form/form.queries.ts'
export {
  gameTypesQueryOptions,
  hotGamesQueryOptions,
  vendorsQueryOptions,
} from '../games/catalog/catalog.queries.ts'
export {
  gameMenusQueryOptions,
  gameRankQueryOptions,
} from '../games/center/gameCenter.queries.ts'
export {
  favouriteIdsQueryOptions,
} from '../games/favourites/favourites.queries.ts'
export {
  gamesAtInfiniteQueryOptions,
  gamesInfiniteQueryOptions,
} from '../games/gameList.queries.ts'
export {
  launchQueryOptions,
} from '../games/launch/launch.queries.ts'
export {
  downloadsQueryOptions,
} from '../home/downloads/downloads.queries.ts'
export {
  winnersQueryOptions,
} from '../home/winners/winners.queries.ts'
export {
  drawsQueryOptions,
  lotteriesQueryOptions,
  lotteryGameQueryOptions,
  lotteryResultsQueryOptions,
} from '../lottery/lottery.queries.ts'
export {
  lotteryMenuQueryOptions,
  recentLotteryQueryOptions,
} from '../lottery/lotteryCenter.queries.ts'
export {
  numeroQueryOptions,
} from '../lottery/numero.queries.ts'
export {
  lotteryOrderQueryOptions,
  lotteryOrdersInfiniteQueryOptions,
} from '../lottery/orders.queries.ts'
export {
  balanceQueryOptions,
} from '../money/money.queries.ts'
export {
  merchantWalletQueryOptions,
  walletsQueryOptions,
} from '../money/wallets.queries.ts'
export {
  missionRankQueryOptions,
  missionsQueryOptions,
} from '../promotions/mission/mission.queries.ts'
export {
  promotionQueryOptions,
  promotionsQueryOptions,
} from '../promotions/promotions.queries.ts'
export {
  rebateQueryOptions,
} from '../promotions/rebate/rebate.queries.ts'
export {
  homeAnnouncementsQueryOptions,
} from '../site/announcements/announcements.queries.ts'
export {
  groupBannersQueryOptions,
} from '../site/announcements/groupBanners.queries.ts'
export {
  noticesQueryOptions,
} from '../site/announcements/notices.queries.ts'
export {
  promotionTextsQueryOptions,
} from '../site/announcements/promotionTexts.queries.ts'
export {
  registerAnnouncementsQueryOptions,
} from '../site/announcements/registerAnnouncements.queries.ts'
export {
  customerServiceQueryOptions,
} from '../site/service/service.queries.ts'
export {
  settingsQueryOptions,
} from '../site/startup/startup.queries.ts'
export {
  helpQueryOptions,
} from '../support/help.queries.ts'
export {
  messageQueryOptions,
  messagesInfiniteQueryOptions,
} from '../support/inbox/inbox.queries.ts'
