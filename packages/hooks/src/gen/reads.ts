// Generated from the `*.queries.ts` by `pnpm gen`: the query options of every feature.
export {
  banksQueryOptions,
} from '../account/cards/cards.queries.ts'
export {
  clubBenefitQueryOptions,
} from '../account/club/club.queries.ts'
export {
  friendsInfiniteQueryOptions,
  referralQueryOptions,
} from '../account/club/referral.queries.ts'
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
  agentRebateQueryOptions,
} from '../agents/accounts/agentRebate.queries.ts'
export {
  ownRatesQueryOptions,
} from '../agents/accounts/ownRates.queries.ts'
export {
  agentNoticesQueryOptions,
  downlineQueryOptions,
  downlinesInfiniteQueryOptions,
  teamKpiQueryOptions,
  teamTodayQueryOptions,
} from '../agents/agents.queries.ts'
export {
  contractsQueryOptions,
} from '../agents/contracts/contracts.queries.ts'
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
  teamBetsAtInfiniteQueryOptions,
  teamMovementsAtInfiniteQueryOptions,
  teamProfitAtQueryOptions,
  teamProfitMembersAtInfiniteQueryOptions,
} from '../agents/records/teamRecordsAt.queries.ts'
export {
  handDownTermsQueryOptions,
} from '../agents/transfer/handDown.queries.ts'
export {
  countriesQueryOptions,
  registerSettingQueryOptions,
} from '../auth/auth.queries.ts'
export {
  depositChannelsQueryOptions,
  depositOrderQueryOptions,
  depositPromotionsQueryOptions,
} from '../cashier/deposit/deposit.queries.ts'
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
  formRulesQueryOptions,
} from '../form/form.queries.ts'
export {
  gameTypesQueryOptions,
  hotGamesQueryOptions,
  vendorsQueryOptions,
} from '../games/catalog/catalog.queries.ts'
export {
  gameMenusQueryOptions,
} from '../games/center/gameCenter.queries.ts'
export {
  favouriteIdsQueryOptions,
} from '../games/favourites/favourites.queries.ts'
export {
  gamesAtInfiniteQueryOptions,
  gamesInfiniteQueryOptions,
} from '../games/gameList.queries.ts'
export {
  downloadsQueryOptions,
} from '../home/downloads/downloads.queries.ts'
export {
  winnersQueryOptions,
} from '../home/winners/winners.queries.ts'
export {
  drawsQueryOptions,
  lotteriesQueryOptions,
} from '../lottery/lotteries.queries.ts'
export {
  lotteryMenuQueryOptions,
} from '../lottery/lotteryCenter.queries.ts'
export {
  lotteryGameQueryOptions,
} from '../lottery/lotteryGame.queries.ts'
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
