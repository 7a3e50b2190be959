export { hybridBodyCipher, plainBodyCipher } from '@lobbykit/sdk'
export { homeAnnouncementsQueryOptions } from './announcements/announcements.queries.ts'
export { AUTOPLAY_MS } from './announcements/announcements.rules.ts'
export { noticesQueryOptions } from './announcements/notices.queries.ts'
export { useAnnouncements } from './announcements/useAnnouncements.ts'
export { useBanners, useMarquee, useSafeUrl } from './announcements/useHomeAnnouncements.ts'
export {
  gameTypesQueryOptions,
  hotGamesQueryOptions,
  vendorsQueryOptions,
} from './catalog/catalog.queries.ts'
export { classLabel, needsMember, tabLabel } from './catalog/filter.rules.ts'
export { gamesInfiniteQueryOptions } from './catalog/gameList.queries.ts'
export {
  emptyFilter,
  filterOfSearch,
  type Game,
  type GameClassify,
  type GameFilter,
  type GameTab,
  LOAD_MORE_WITHIN_PX,
  MIN_BETS,
  searchOfFilter,
  toggleVendor,
} from './catalog/games.rules.ts'
export { useCategories, useCategory } from './catalog/useCategories.ts'
export { useGameFilter, type VendorChoice } from './catalog/useGameFilter.ts'
export { useGameList } from './catalog/useGameList.ts'
export { useHotGames } from './catalog/useHotGames.ts'
export {
  type Category,
  type CategoryContent,
  categoryLabel,
  type GameType,
  groupVendors,
  HOT,
  type Vendor,
} from './catalog/vendors.rules.ts'
export type { LobbyConfig } from './core/config.ts'
export { createLobby, type Lobby } from './core/createLobby.ts'
export { LobbyProvider, useLobby } from './core/LobbyProvider.tsx'
export { type Message, type MessageId, textOf } from './core/message.ts'
export type {
  Clock,
  Device,
  PasswordCodec,
  PhoneVerification,
  Ports,
  SocialLogin,
  StorageLike,
  TabChannel,
} from './core/ports.ts'
export type { PanelName } from './core/state.ts'
export { STORAGE_KEYS } from './core/storage.ts'
export { useLobbyQuery } from './core/useLobbyQuery.ts'
export type { Platform } from './device/device.rules.ts'
export { useDevice } from './device/useDevice.ts'
export { downloadsQueryOptions } from './downloads/downloads.queries.ts'
export type { DownloadKind, DownloadWay } from './downloads/downloads.rules.ts'
export { useDownloadBar } from './downloads/useDownloadBar.ts'
export { useDownloadBonus } from './downloads/useDownloadBonus.ts'
export { useDownloads } from './downloads/useDownloads.ts'
export { favouriteIdsQueryOptions } from './favourites/favourites.queries.ts'
export { useIsFavourite, useToggleFavourite } from './favourites/useFavourite.ts'
export { answerPatterns } from './form/patternWorker.ts'
export type { FieldProps } from './form/useFields.ts'
export { useImages } from './images/useImages.ts'
export { useJackpot, WINNER_PAGE } from './jackpot/useJackpot.ts'
export { directionOf, tagOf } from './language/language.rules.ts'
export { LANGUAGES, type Language, languageOf } from './language/languages.rules.ts'
export { useLanguage } from './language/useLanguage.ts'
export { useOfferedLanguages } from './language/useOfferedLanguages.ts'
export { type LaunchInput, type LaunchPlan, type PlayType, planLaunch } from './launch/launch.rules.ts'
export { useGameFrame } from './launch/useGameFrame.ts'
export { useLaunch } from './launch/useLaunch.ts'
export { usePrizeMode } from './launch/usePrizeMode.ts'
export { failureMessage, type LoginField, type LoginMethod } from './login/login.rules.ts'
export type { SocialProvider } from './login/social.rules.ts'
export { useFreePlay } from './login/useFreePlay.ts'
export { useLogin } from './login/useLogin.ts'
export { drawsQueryOptions, lotteriesQueryOptions } from './lottery/lottery.queries.ts'
export {
  type Lottery,
  type LotteryMode,
  lobbyInput,
  lotteryInput,
  lotteryOf,
  PLAY_TYPES,
  PRIZE_MODES,
  parseStartSearch,
  playTypeLabel,
  prizeModeLabel,
  startSearch,
  timeLeft,
} from './lottery/lottery.rules.ts'
export { useLotteries, useNow } from './lottery/useLotteries.ts'
export { MATCH_SLIDE_MS } from './matches/matches.rules.ts'
export { type ShownMatch, useHotMatches } from './matches/useHotMatches.ts'
export { availablePromotionsQueryOptions, memberInfoQueryOptions, unreadCountQueryOptions } from './member/member.queries.ts'
export { isAgent, isTrial } from './member/member.rules.ts'
export { useInbox } from './member/useInbox.ts'
export { useMember } from './member/useMember.ts'
export { useMemberQuery } from './member/useMemberQuery.ts'
export type { MenuEntry, MenuEntryId } from './menu/menu.rules.ts'
export { useMenu } from './menu/useMenu.ts'
export { type LinkPolicy, safeUrl, sitePath } from './navigation/link.rules.ts'
export { parseQuery, type Query, queryText } from './navigation/query.rules.ts'
export { type Guard, HOME, isHomePath, LOGIN, redirectOf } from './navigation/route.rules.ts'
export { isBackSwipe } from './navigation/swipe.rules.ts'
export { useBack } from './navigation/useBack.ts'
export { useOpenLink } from './navigation/useOpenLink.ts'
export { useRouteGuard } from './navigation/useRouteGuard.ts'
export {
  MODAL_FOCUS_MS,
  NOTICE_LEFT_PERCENT,
  NOTICE_TOP_PX,
  type Notice,
  type NoticeKind,
  type Prompt,
} from './notices/notices.rules.ts'
export { useNotices, usePrompt } from './notices/useNotices.ts'
export { useOpenPanels } from './notices/useOpenPanels.ts'
export { usePanel } from './notices/usePanel.ts'
export { usePopups } from './popups/usePopups.ts'
export type { PressPhase } from './press/press.rules.ts'
export { usePress } from './press/usePress.ts'
export { useSwipe } from './press/useSwipe.ts'
export { REGISTER_FIELDS, type RegisterField, type RegisterMethod, type ShownField } from './register/register.rules.ts'
export { useRegister } from './register/useRegister.ts'
export { useRegisterBanners } from './register/useRegisterBanners.ts'
export { customerServiceQueryOptions } from './service/service.queries.ts'
export type { Channel, ServiceChannel } from './service/service.rules.ts'
export { useService } from './service/useService.ts'
export { useServiceLink } from './service/useServiceLink.ts'
export { useSession } from './session/useSession.ts'
export { settingsQueryOptions } from './startup/startup.queries.ts'
export type { StartupMode } from './startup/startup.rules.ts'
export { useConnection } from './startup/useConnection.ts'
export { useSiteStatus } from './startup/useSiteStatus.ts'
export { useSettings, useStartup } from './startup/useStartup.ts'
export { useBalance } from './wallet/useBalance.ts'
export { formatMoney, maskDigits } from './wallet/wallet.rules.ts'
export { type ShownWinner, useWinners } from './winners/useWinners.ts'
export { winnersQueryOptions } from './winners/winners.queries.ts'
export { WINNER_PASS_MS, WINNERS_IN_SIGHT } from './winners/winners.rules.ts'
