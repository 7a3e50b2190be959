export { DEFAULT_HEADERS, hybridBodyCipher, plainBodyCipher } from '@lobbykit/sdk'
export { type AvatarResult, useAvatar } from './account/avatar/useAvatar.ts'
export type { Bank, BankCard, CardObstacle, NewCardField } from './account/cards/cards.rules.ts'
export { type AddCardResult, useAddCard } from './account/cards/useAddCard.ts'
export { type BankCardsResult, type CardRemoval, type ShownBankCard, useBankCards } from './account/cards/useBankCards.ts'
export type { BenefitChange, BenefitKind, LevelState } from './account/club/club.rules.ts'
export { inviteAccess } from './account/club/referral.rules.ts'
export type { FriendsResult, ShownFriend } from './account/club/useFriends.ts'
export type { FriendTotals } from './account/club/useInviteFriends.ts'
export { type InviteFriendsResult, useInviteFriends } from './account/club/useInviteFriends.ts'
export type { ShownProgress } from './account/club/useVipRoom.ts'
export { type ShownBenefit, type ShownLevel, useVipRoom, type VipRoomResult } from './account/club/useVipRoom.ts'
export type { Kyc, KycDocument, KycField, KycStanding } from './account/kyc/kyc.rules.ts'
export { kycStanding } from './account/kyc/kyc.rules.ts'
export { type KycFormResult, type KycPicture, useKycForm } from './account/kyc/useKycForm.ts'
export type { LimitPeriod, ShownLimit } from './account/limits/limits.rules.ts'
export { type DepositLimitResult, useDepositLimit } from './account/limits/useDepositLimit.ts'
export { type LimitsResult, useLimits } from './account/limits/useLimits.ts'
export type { MemberPlace, MemberPlaceId } from './account/memberCenter.rules.ts'
export type { SavedFormResult } from './account/profile/useSavedForm.ts'
export type { ProfileHeader } from './account/profile.rules.ts'
export type { ItemState as SecurityState, LinkedId as SecurityPageId } from './account/security/security.rules.ts'
export {
  isLocked,
  type PaymentPasswordField,
  type ProfileFieldName,
  type SecurityConfig,
  type SecurityItem,
  type SecuritySheetId,
} from './account/security/security.rules.ts'
export { securityPath } from './account/security/securityWay.rules.ts'
export { type PaymentPasswordResult, usePaymentPassword } from './account/security/usePaymentPassword.ts'
export { type ProfileFieldResult, useProfileField } from './account/security/useProfileField.ts'
export { type SecurityCenterResult, useSecurityCenter } from './account/security/useSecurityCenter.ts'
export { type InboxResult, useInbox } from './account/useInbox.ts'
export { type MemberResult, useMember } from './account/useMember.ts'
export {
  type MemberCenterPlace,
  type MemberCenterResult,
  type MemberPlaceLink,
  useMemberCenter,
} from './account/useMemberCenter.ts'
export { useRefreshMember } from './account/useRefreshMember.ts'
export { useRouteGuard } from './account/useRouteGuard.ts'
export { type UnclaimedResult, useUnclaimed } from './account/useUnclaimed.ts'
export type { Rates } from './agents/accounts/rates.rules.ts'
export { type AgentLinksResult, type ShownLink, useAgentLinks } from './agents/accounts/useAgentLinks.ts'
export { type AgentRebatePart, type AgentRebateResult, useAgentRebate } from './agents/accounts/useAgentRebate.ts'
export { type EditRatesResult, useEditRates } from './agents/accounts/useEditRates.ts'
export type { AccountField, GrantFormResult, RateField } from './agents/accounts/useGrantForm.ts'
export type { GrantKind } from './agents/accounts/useGrantKind.ts'
export { type NewLinkResult, useNewLink } from './agents/accounts/useNewLink.ts'
export { type OpenAccountResult, useOpenAccount } from './agents/accounts/useOpenAccount.ts'
export { type NewMemberWay, newMemberWays } from './agents/accounts/ways.rules.ts'
export { type ContractKind, contractAccess, contractTitle } from './agents/contracts/contractKinds.rules.ts'
export type { ContractPlace } from './agents/contracts/contractPlaces.rules.ts'
export type { ContractStep } from './agents/contracts/contracts.rules.ts'
export type { MostRates, Tier } from './agents/contracts/offer.rules.ts'
export { type ContractAnswer, type ContractResult, type ShownDue, useContract } from './agents/contracts/useContract.ts'
export { useContractAccess } from './agents/contracts/useContractAccess.ts'
export type { OfferInput } from './agents/contracts/useContractOffer.ts'
export {
  type ContractOfferResult,
  type OfferField,
  type OfferTier,
  useContractOffer,
} from './agents/contracts/useContractOffer.ts'
export { useContractPayments } from './agents/contracts/useContractPayments.ts'
export { useContractPlaces } from './agents/contracts/useContractPlaces.ts'
export type {
  ContractStatus,
  ContractTexts,
  PaymentStatus,
  ShownContract,
  ShownPayment,
} from './agents/contracts/useContractTexts.ts'
export { type Dividend, type DividendsResult, useDividends } from './agents/contracts/useDividends.ts'
export type { GivenSteps } from './agents/contracts/useGivenSteps.ts'
export type { AgentFootId, AgentPlace, AgentPlaceId, TeamCountId } from './agents/home/agentHome.rules.ts'
export type { TeamFigures } from './agents/home/teamFigures.rules.ts'
export type { Waiting as AgentWaiting } from './agents/home/useAgentHome.ts'
export { type AgentHomePlace, type AgentHomeResult, useAgentHome } from './agents/home/useAgentHome.ts'
export { type AgentNoticesResult, useAgentNotices } from './agents/home/useAgentNotices.ts'
export { type TeamOverviewResult, useTeamOverview } from './agents/home/useTeamOverview.ts'
export { asksToHandDown } from './agents/members/receivers.rules.ts'
export { teamQueryOf } from './agents/members/teamQuery.rules.ts'
export { type DirectMembersResult, useDirectMembers } from './agents/members/useDirectMembers.ts'
export {
  type ChoosableTeammate,
  type ShownTeammate,
  type Teammate,
  type TeamResult,
  useTeam,
} from './agents/members/useTeam.ts'
export { type TeammateResult, useTeammate } from './agents/members/useTeammate.ts'
export type { RainNow } from './agents/rain/rain.queries.ts'
export { type RainStage, rainAccess } from './agents/rain/rain.rules.ts'
export { useRainClock } from './agents/rain/useRainClock.ts'
export { type OpenedEnvelope, type RedRainResult, useRainAccess, useRedRain } from './agents/rain/useRedRain.ts'
export { type TeamProfitResult, type TeamProfitRow, useTeamProfit } from './agents/records/useTeamProfit.ts'
export {
  type OfMember,
  type TeamBet,
  type TeamBetsResult,
  type TeamMovement,
  type TeamMovementsResult,
  useTeamBets,
  useTeamMovements,
} from './agents/records/useTeamRecords.ts'
export type { RowsDone } from './agents/transfer/handDown.rules.ts'
export type { HandDownOutcome, HandedDown } from './agents/transfer/handDownOutcome.rules.ts'
export {
  type HandDownResult,
  useHandDown,
} from './agents/transfer/useHandDown.ts'
export type { HandDownFields, HandDownRow } from './agents/transfer/useHandDownFields.ts'
export type { AgentTexts } from './agents/useAgentTexts.ts'
export type { LoginField, LoginMethod } from './auth/login/login.rules.ts'
export { rewriteRemembered } from './auth/login/rewriteRemembered.ts'
export { type FreePlayResult, useFreePlay } from './auth/login/useFreePlay.ts'
export { type LoginResult, useLogin } from './auth/login/useLogin.ts'
export type { ChangePasswordField, EmailResetField, ForgotWay, PhoneResetField } from './auth/password/password.rules.ts'
export { type ChangePasswordResult, useChangePassword } from './auth/password/useChangePassword.ts'
export { type ForgotPasswordResult, useForgotPassword } from './auth/password/useForgotPassword.ts'
export type { EmailResetResult } from './auth/password/useResetByEmail.ts'
export type { PhoneResetResult } from './auth/password/useResetByPhone.ts'
export type { RegisterValues } from './auth/register/register.rules.ts'
export { REGISTER_FIELDS, type RegisterField, type RegisterMethod, type ShownField } from './auth/register/register.rules.ts'
export { type RegisterResult, useRegister } from './auth/register/useRegister.ts'
export { type RegisterBannersResult, useRegisterBanners } from './auth/register/useRegisterBanners.ts'
export type { CaptchaResult } from './auth/useCaptcha.ts'
export type { CountriesResult } from './auth/useCountries.ts'
export type { SmsCodeResult } from './auth/useSmsCode.ts'
export type { SocialLoginResult } from './auth/useSocialLogin.ts'
export {
  type ChannelKind,
  type DepositChannel,
  type DepositOrder,
  depositOrderPath,
  MOBILE_GATEWAY,
  WEB_GATEWAY,
} from './cashier/deposit/deposit.rules.ts'
export {
  type DepositField,
  type DepositObstacle,
  type DepositResult,
  type OfferedPromotion,
  useDeposit,
} from './cashier/deposit/useDeposit.ts'
export { type DepositOrderResult, useDepositOrder } from './cashier/deposit/useDepositOrder.ts'
export type { HandOnObstacle } from './cashier/handOn.rules.ts'
export type { RecordPlace } from './cashier/records/asked.ts'
export type { WiderFilter } from './cashier/records/filter.rules.ts'
export { depositLabel, movementAbout, recordLabel, withdrawalLabel } from './cashier/records/filter.rules.ts'
export type { RecordDay } from './cashier/records/moments.ts'
export type { ProfitPart, ProfitUnit, Share as ProfitShare } from './cashier/records/profit.rules.ts'
export type { DayRange, QuickRange } from './cashier/records/ranges.rules.ts'
export type { BetKind, MovementKind, OrderKind, OrderTotals, RebateKind } from './cashier/records/useMemberRecords.ts'
export {
  type AccountRecordResult,
  type Bet,
  type BetsResult,
  type DepositRecord,
  type DepositReportResult,
  type Movement,
  type RebateRecord,
  type RebateReportResult,
  useAccountRecord,
  useBets,
  useDepositReport,
  useRebateReport,
  useWithdrawReport,
  type WithdrawRecord,
  type WithdrawReportResult,
} from './cashier/records/useMemberRecords.ts'
export { type OwnRangeResult, useOwnRange } from './cashier/records/useOwnRange.ts'
export type { ProfitTotals } from './cashier/records/useProfitAndLoss.ts'
export {
  type CategoryShare,
  type ProfitAndLossResult,
  useProfitAndLoss,
} from './cashier/records/useProfitAndLoss.ts'
export type { RecordFilterResult } from './cashier/records/useRecordFilter.ts'
export type { RecordsResult, RecordTexts } from './cashier/records/useRecords.ts'
export { type TransferField, type TransferObstacle, type TransferResult, useTransfer } from './cashier/transfer/useTransfer.ts'
export type { MoneyForm, Ordered } from './cashier/useMoneyForm.ts'
export { useWithdraw, type WithdrawField, type WithdrawObstacle, type WithdrawResult } from './cashier/withdraw/useWithdraw.ts'
export { type Countdown, countdownTo } from './core/clock/countdown.rules.ts'
export type { Deadline } from './core/clock/deadline.rules.ts'
export { useNow } from './core/clock/useNow.ts'
export type { TimeLeft } from './core/clock/useTimeLeft.ts'
export { useTimeLeft } from './core/clock/useTimeLeft.ts'
export { ConfigurationError, type ConfigurationKey, isConfigurationError } from './core/complaints/complaints.rules.ts'
export type { LobbyConfig } from './core/config.ts'
export { browserDevice } from './core/defaultPorts.ts'
export type { GamePictures } from './core/images/images.rules.ts'
export { GAME_PICTURE_FIELDS } from './core/images/images.rules.ts'
export { type ImagesResult, useImages } from './core/images/useImages.ts'
export { type PictureResult, usePicture } from './core/images/usePicture.ts'
export { chosenLanguage } from './core/language/chosenLanguage.ts'
export { directionOf, tagOf } from './core/language/language.rules.ts'
export { LANGUAGES, type Language, languageOf } from './core/language/languages.rules.ts'
export { type LanguageResult, useLanguage } from './core/language/useLanguage.ts'
export { useOfferedLanguages } from './core/language/useOfferedLanguages.ts'
export type { Lobby } from './core/lobby.ts'
export { type Message, type MessageId, textOf } from './core/message.ts'
export {
  ADDRESSES,
  type AddressName,
  addressAt,
  type Guard,
  guardOf,
  isAt,
  pathOf,
  type SitePath,
} from './core/navigation/addresses.rules.ts'
export { ADDRESS_PARAMS } from './core/navigation/addressParams.ts'
export { isBackSwipe } from './core/navigation/backSwipe.rules.ts'
export { type LinkPolicy, safeUrl, sitePath } from './core/navigation/link.rules.ts'
export { type OwnPaths, ownPaths } from './core/navigation/ownPaths.rules.ts'
export type { PathChoice } from './core/navigation/pathChoice.ts'
export { parseQuery, type Query, queryText } from './core/navigation/query.rules.ts'
export {
  AGENT_TYPES,
  depositOrderOf,
  guardAt,
  isByLink,
  isHomePath,
  isTeamRecord,
  LINK_WAY,
  LOBBY_CODE,
  lotteryCodeOf,
  redirectOf,
} from './core/navigation/route.rules.ts'
export { useBack } from './core/navigation/useBack.ts'
export {
  type OpenLink,
  type SafeUrl,
  type SitePathOf,
  useOpenLink,
  useSafeUrl,
  useSitePath,
} from './core/navigation/useOpenLink.ts'
export {
  MODAL_FOCUS_MS,
  NOTICE_LEFT_PERCENT,
  NOTICE_TOP_PX,
  type Notice,
  type NoticeKind,
  type Prompt,
} from './core/notices/notices.rules.ts'
export { type PromptResult, useNotices, usePrompt } from './core/notices/useNotices.ts'
export { type OpenPanelsResult, useOpenPanels } from './core/notices/useOpenPanels.ts'
export { type PanelResult, usePanel } from './core/notices/usePanel.ts'
export type { Obstacle } from './core/obstacle.ts'
export type {
  Clock,
  Device,
  ImageScaler,
  PasswordCodec,
  PhoneVerification,
  Ports,
  SocialLogin,
  SocialProvider,
  StorageLike,
  TabChannel,
} from './core/ports.ts'
export type { PressPhase } from './core/press/press.rules.ts'
export { type PressHandlers, type PressResult, usePress } from './core/press/usePress.ts'
export { type SwipeHandlers, useSwipe } from './core/press/useSwipe.ts'
export type { ModuleName, ThemeName } from './core/productNames.ts'
export { type Read, read, readOfAccount, readPages } from './core/read.ts'
export { mayOpen } from './core/session/mayOpen.ts'
export { isAgent, isTrial, NOT_AGENTS } from './core/session/member.rules.ts'
export { type LoginOfferResult, useLoginOffer } from './core/session/useLoginOffer.ts'
export { useMemberQuery } from './core/session/useMemberQuery.ts'
export { type SessionResult, useSession } from './core/session/useSession.ts'
export type { PanelName } from './core/state.ts'
export { STORAGE_KEYS } from './core/storage.ts'
export { UNKNOWN } from './core/unknown.rules.ts'
export { useLobby } from './core/useLobby.ts'
export { type ReadResult, type ReadState, type ReadStatus, useLobbyQuery } from './core/useLobbyQuery.ts'
export type { PagedState } from './core/usePagedQuery.ts'
export type { PagesResult } from './core/usePages.ts'
export { birthdayProblem } from './form/birthday.rules.ts'
export type { PickedImage } from './form/drafts.ts'
export type { InputLook } from './form/field.rules.ts'
export { fieldLabel, type NamedField } from './form/field.rules.ts'
export type { FormResult } from './form/formResult.ts'
export { answerPatterns } from './form/patternWorker.ts'
export type { AmountInput, AmountProps, QuickAmount } from './form/useAmounts.ts'
export type { PickedImagesResult } from './form/useDraftImages.ts'
export type { FieldProps, Focusable } from './form/useFields.ts'
export { usePickedImages } from './form/usePickedImages.ts'
export type { Game, GameMark, RoomType } from './games/catalog/catalog.rules.ts'
export { homeCategory, namedCategory } from './games/catalog/namedCategory.rules.ts'
export { type CategoriesResult, type CategoryItem, useCategories } from './games/catalog/useCategories.ts'
export { type CategoryMenuResult, type ChosenCategory, useCategoryMenu } from './games/catalog/useCategoryMenu.ts'
export {
  type Category,
  categoryLabel,
  type GameType,
  groupVendors,
  HOT,
  SLOTS,
  type Vendor,
} from './games/catalog/vendors.rules.ts'
export type { GameCenterView, GameRank, RankBy, RankPeriod } from './games/center/gameCenter.rules.ts'
export { type GameCenterCategory, type GameCenterResult, type GameMenu, useGameCenter } from './games/center/useGameCenter.ts'
export { type GameRankResult, type ShownRank, useGameRank } from './games/center/useGameRank.ts'
export { type ToggleFavourite, useIsFavourite, useToggleFavourite } from './games/favourites/useFavourite.ts'
export { classLabel, type EmptyReason, needsMember, tabLabel } from './games/filter.rules.ts'
export {
  emptyFilter,
  filterOfSearch,
  type GameClassify,
  type GameFilter,
  type GameSelectType,
  type GameTab,
  LOAD_MORE_WITHIN_PX,
  MIN_BETS,
  searchOfFilter,
  toggleVendor,
} from './games/games.rules.ts'
export { type FrameRights, type LaunchPlan, planLaunch } from './games/launch/launch.rules.ts'
export { type LaunchInput, PLAY_TYPES, type PlayType, PRIZE_MODES, type PrizeMode } from './games/launch/launchInput.rules.ts'
export { type GameFrame, type GameFrameResult, useGameFrame } from './games/launch/useGameFrame.ts'
export { type Launch, loadLaunch, useLaunch } from './games/launch/useLaunch.ts'
export { type PrizeModeResult, usePrizeMode } from './games/launch/usePrizeMode.ts'
export type { Tile, TypeTile, VendorTile } from './games/tiles.ts'
export { type CategoryResult, type ShownContent, useCategory } from './games/useCategory.ts'
export { type GameFilterOptions, type GameFilterResult, useGameFilter } from './games/useGameFilter.ts'
export { type GameListResult, useGameList } from './games/useGameList.ts'
export { type GameTileResult, useGameTile } from './games/useGameTile.ts'
export { type HotGamesResult, useHotGames } from './games/useHotGames.ts'
export { useVendorTiles } from './games/useVendorTiles.ts'
export type { VendorChoice } from './games/vendorChoices.ts'
export * from './gen/reads.ts'
export type { AppOffer, DownloadKind, DownloadWay } from './home/downloads/downloads.rules.ts'
export { type DownloadBarResult, useDownloadBar } from './home/downloads/useDownloadBar.ts'
export { useDownloadBonus } from './home/downloads/useDownloadBonus.ts'
export { type DownloadsResult, useDownloads } from './home/downloads/useDownloads.ts'
export { type JackpotResult, useJackpot } from './home/jackpot/useJackpot.ts'
export type { HotMatch } from './home/matches/matches.rules.ts'
export { MATCH_SLIDE_MS } from './home/matches/matches.rules.ts'
export { type HotMatchesResult, type ShownMatch, useHotMatches } from './home/matches/useHotMatches.ts'
export { type PopupsResult, type ShownPopup, usePopups } from './home/popups/usePopups.ts'
export { type BannersResult, type MarqueeResult, useBanners, useMarquee } from './home/useHomeAnnouncements.ts'
export { type ShownWinner, useWinners, type WinnersResult } from './home/winners/useWinners.ts'
export { WINNER_PASS_MS, WINNERS_IN_SIGHT } from './home/winners/winners.rules.ts'
export { createLobby } from './lobby/createLobby.ts'
export { failureMessage, isKnownCode } from './lobby/failure.rules.ts'
export { HydratedLobbyProvider } from './lobby/HydratedLobbyProvider.tsx'
export { LobbyProvider } from './lobby/LobbyProvider.tsx'
export { CHASE_RAISES, type Chase, type ChaseRaise } from './lottery/chase.rules.ts'
export { type DrawnAs, drawnAs, isSpecialPrize } from './lottery/drawn.rules.ts'
export type { Draw, ListedLottery } from './lottery/lottery.rules.ts'
export {
  type GameWithDraws,
  LOTTERY_RANK,
  type LotteryMode,
  lotteryInput,
  lotteryOf,
  prizeModeLabel,
} from './lottery/lottery.rules.ts'
export { lotteryCenterView, type RegionalDraw } from './lottery/lotteryCenter.rules.ts'
export { LOTTERY_CENTER_VIEWS, type LotteryCenterView } from './lottery/lotteryCenterViews.rules.ts'
export {
  NUMERO_DRAWS,
  NUMERO_ORDERS,
  NUMERO_PRIZES,
  type NumeroDraws,
  type NumeroNumber,
  type NumeroOrder,
  type NumeroPrize,
} from './lottery/numero.rules.ts'
export { ORDER_STATUSES, type OrderStatus } from './lottery/orders.queries.ts'
export type { Suborder } from './lottery/orders.rules.ts'
export { orderStatusLabel } from './lottery/orders.rules.ts'
export { type PlayMethod, ROW_PICKS, type RowPick } from './lottery/plays.rules.ts'
export type { ShownLine } from './lottery/shownLine.rules.ts'
export type { ShownSuborder } from './lottery/shownSuborder.rules.ts'
export { type GameView, parseStartSearch, playTypeLabel, prizeModeAt, viewsOf } from './lottery/startPage.rules.ts'
export type { DrawnDraw, NumberTrend } from './lottery/trends.rules.ts'
export { type BetSlipResult, useBetSlip } from './lottery/useBetSlip.ts'
export { type LinePickerResult, type ShownPick, type ShownRow, useLinePicker } from './lottery/useLinePicker.ts'
export { type LotteriesResult, type Lottery, useLotteries } from './lottery/useLotteries.ts'
export { type LotteryCenterResult, useLotteryCenter } from './lottery/useLotteryCenter.ts'
export { type LotteryGameResult, type LotteryTable, useLotteryGame } from './lottery/useLotteryGame.ts'
export { useLotteryLobbies } from './lottery/useLotteryLobbies.ts'
export { type LotteryLobbyResult, useLotteryLobby } from './lottery/useLotteryLobby.ts'
export { type LotteryNumeroResult, useLotteryNumero } from './lottery/useLotteryNumero.ts'
export {
  type LotteryOrdersResult,
  type ShownOrder,
  useLotteryOrders,
} from './lottery/useLotteryOrders.ts'
export { type LotteryTrendsResult, useLotteryTrends } from './lottery/useLotteryTrends.ts'
export { type RecentLotteryResult, type ShownRegionalDraw, useRecentLottery } from './lottery/useRecentLottery.ts'
export { type SlipTotalsResult, useSlipTotals } from './lottery/useSlipTotals.ts'
export {
  type StartLotteryResult,
  useStartLottery,
} from './lottery/useStartLottery.ts'
export { formatMoney, maskDigits } from './money/money.rules.ts'
export type { About, Found as FoundIntention, IntentionKind, Transfers } from './money/once/intention.rules.ts'
export type { Begun, IntentionState, Outcome as IntentionOutcome } from './money/once/intentions.ts'
export type { OnceState } from './money/once/onceState.rules.ts'
export { type IntentionResult, useIntention } from './money/once/useIntention.ts'
export { type BalanceResult, useBalance } from './money/useBalance.ts'
export { type ShownWallet, useWallets, type WalletsResult } from './money/useWallets.ts'
export {
  type Claimable,
  type Claimed,
  type ClaimResult,
  type ClaimStanding,
  type ClaimState,
  useClaim,
} from './promotions/claim/useClaim.ts'
export { type BoardPart, boardPartOf, boardParts } from './promotions/mission/board.rules.ts'
export type { Mission, MissionGroup, MissionPeriod, MissionStatus } from './promotions/mission/mission.rules.ts'
export { type MissionRankResult, type ShownPlayer, useMissionRank } from './promotions/mission/useMissionRank.ts'
export { type MissionsResult, type ShownMission, useMissions } from './promotions/mission/useMissions.ts'
export { promotionIdOf, promotionPath, STRIP_PROMOTIONS } from './promotions/promotionPath.rules.ts'
export {
  type MemberPromotion,
  type PromotionNeed,
  type PromotionStatus,
  REWARD_GROUPS,
  type RewardGroup,
} from './promotions/promotions.rules.ts'
export type { RebateObstacle } from './promotions/rebate/rebate.rules.ts'
export { type RebateResult, type ShownRebatePart, useRebate } from './promotions/rebate/useRebate.ts'
export { type RewardGroupChoice, rewardGroupChoices, rewardGroupOf } from './promotions/rewardGroups.rules.ts'
export { type PromotionResult, type PromotionText, usePromotion } from './promotions/usePromotion.ts'
export { type PromotionPartResult, usePromotionPart } from './promotions/usePromotionPart.ts'
export {
  type ListedPromotion,
  type PromotionCategory,
  type PromotionsResult,
  usePromotions,
} from './promotions/usePromotions.ts'
export { type RewardCenterResult, type RewardPromotion, useRewardCenter } from './promotions/useRewardCenter.ts'
export type { Announcement, Banner } from './site/announcements/announcements.rules.ts'
export {
  type AnnouncementGroup,
  AUTOPLAY_MS,
  type ContentType,
  GAME_GROUP,
  HOME_GROUP,
  RECOMMEND_GROUP,
  REGISTER_GROUP,
  type ShownBanner,
} from './site/announcements/announcements.rules.ts'
export type { ShownAnnouncement } from './site/announcements/shown.ts'
export { type AnnouncementsResult, useAnnouncements } from './site/announcements/useAnnouncements.ts'
export { type GroupBannersResult, useGroupBanners } from './site/announcements/useGroupBanners.ts'
export type { Platform } from './site/device/device.rules.ts'
export type { IosInstallWay } from './site/device/install.rules.ts'
export { serverDevice } from './site/device/serverDevice.ts'
export { type DeviceResult, useDevice } from './site/device/useDevice.ts'
export type { MenuItem, MenuItemId } from './site/menu/menu.rules.ts'
export type { PlaceId, PlaceItem, PlacePanel } from './site/menu/places.rules.ts'
export { type MenuResult, useMenu } from './site/menu/useMenu.ts'
export { useWalletWayIsOff, useWalletWays } from './site/menu/useWalletWays.ts'
export type { WalletWay } from './site/menu/wallet.rules.ts'
export type { Channel, ServiceChannel } from './site/service/service.rules.ts'
export { type ServiceResult, useService } from './site/service/useService.ts'
export { type ServiceLinkResult, useServiceLink } from './site/service/useServiceLink.ts'
export { type Access, readWhere } from './site/startup/readWhere.ts'
export type { StartupMode } from './site/startup/startup.rules.ts'
export { useConnection } from './site/startup/useConnection.ts'
export { type SiteStatusResult, useSiteStatus } from './site/startup/useSiteStatus.ts'
export type { NoSite, StartupCall } from './site/startup/useStartup.ts'
export { type SettingsResult, type StartupResult, useSettings, useStartup } from './site/startup/useStartup.ts'
export { type InboxFilter, inboxFilterOf, type MessageKind, messageIdOf } from './support/inbox/messages.rules.ts'
export type { ShownMessage } from './support/inbox/shownMessages.ts'
export { type MessageResult, useMessage } from './support/inbox/useMessage.ts'
export type { MessageChoice } from './support/inbox/useMessageChoice.ts'
export { type MessagesResult, useMessages } from './support/inbox/useMessages.ts'
export { type FeedbackField, type FeedbackResult, useFeedback } from './support/useFeedback.ts'
export { type HelpResult, type HelpTopic, useHelp } from './support/useHelp.ts'
