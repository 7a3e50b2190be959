import type { Text } from '../text.ts'
import { promotionTexts } from './promotions.ts'

export interface SeedAnnouncement {
  id: number
  /** A agent, PL player notice, PU popup, PR promotion. */
  type: 'A' | 'PL' | 'PU' | 'PR'
  title: Text
  /** Of a promotion. */
  category?: Text
  /** Of a promotion in which members take part: hours from the start of the data at which it ends, none for one without an end. */
  joinable?: { endsIn: number | undefined }
  content: Text
  imageUrl?: string
  link?: string
  /** Hours before the start of the data. */
  hours: number
}

export interface SeedBanner {
  id: number
  groupName: 'm_home' | 'm_recommend' | 'm_reg' | 'm_game'
  url: string
  title: Text
  text: Text
  link?: string
  /** A second picture, which a list must not choose. */
  secondUrl?: string
}

const html = (EN: string, TY: string): Text => ({ EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` })

export const announcements: readonly SeedAnnouncement[] = [
  {
    id: 11,
    type: 'PL',
    title: { EN: 'Maintenance of Jolly Games', TY: 'Pagpapanatili ng Jolly Games' },
    content: html(
      'Friday 04:00 to 05:00. Running rounds are paid out first.',
      'Biyernes 04:00 hanggang 05:00. Babayaran muna ang mga laro.',
    ),
    hours: 3,
  },
  {
    id: 12,
    type: 'PL',
    title: { EN: 'Forty new games this week', TY: 'Apatnapung bagong laro ngayong linggo' },
    content: html('Look for the <strong>New</strong> tab of the slots.', 'Hanapin ang tab na <strong>Bago</strong> sa slots.'),
    hours: 20,
  },
  {
    id: 13,
    type: 'PL',
    title: { EN: 'Withdrawals now take five minutes', TY: 'Limang minuto na lang ang withdrawal' },
    content: html('For members with a verified bank card.', 'Para sa may beripikadong bank card.'),
    hours: 47,
  },
  {
    id: 14,
    type: 'PL',
    title: { EN: 'Play responsibly: set your own limits', TY: 'Maglaro nang responsable: magtakda ng limitasyon' },
    content: html(
      'Limits are found in the security centre. <a href="/m/activity?id=3898488">More</a>',
      'Nasa security centre ang mga limitasyon. <a href="/m/activity?id=3898488">Higit pa</a>',
    ),
    hours: 90,
  },
  {
    id: 21,
    type: 'PU',
    title: { EN: 'Weekend tournament', TY: 'Paligsahan sa Sabado at Linggo' },
    content: html(
      'Play any slot and climb the board. Prizes on Monday.',
      'Maglaro ng slot at umakyat sa listahan. Lunes ang premyo.',
    ),
    imageUrl: '/art/banner/weekend/popup-1.svg',
    link: '/m/activityDetail?id=3898487',
    hours: 10,
  },
  {
    id: 22,
    type: 'PU',
    title: { EN: 'Invite a friend', TY: 'Mag-imbita ng kaibigan' },
    content: html('You both receive a bonus.', 'Pareho kayong may bonus.'),
    imageUrl: '/art/banner/referral/popup-2.svg',
    link: '/m/inviteFriends',
    hours: 60,
  },
  ...promotionTexts,
  {
    id: 41,
    type: 'A',
    title: { EN: 'Rebates of last month are paid', TY: 'Bayad na ang rebate ng nakaraang buwan' },
    content: html('See the agent transaction record.', 'Tingnan ang talaan ng ahente.'),
    hours: 26,
  },
  {
    id: 42,
    type: 'A',
    title: { EN: 'New dividend contracts', TY: 'Mga bagong kontrata ng dibidendo' },
    content: html('Please accept them before Sunday.', 'Tanggapin bago mag-Linggo.'),
    hours: 72,
  },
]

const banner = (
  id: number,
  groupName: SeedBanner['groupName'],
  url: string,
  title: [string, string],
  text: [string, string],
  more: Partial<SeedBanner> = {},
): SeedBanner => ({
  id,
  groupName,
  url,
  title: { EN: title[0], TY: title[1] },
  text: { EN: text[0], TY: text[1] },
  ...more,
})

export const banners: readonly SeedBanner[] = [
  banner(
    101,
    'm_home',
    '/art/banner/weekend/home-1.svg',
    ['Spin into the weekend', 'Paikutin ang Sabado at Linggo'],
    ['500,000 in prizes', '500,000 na premyo'],
    {
      link: '/m/activityDetail?id=3898487',
    },
  ),
  banner(
    102,
    'm_home',
    '/art/banner/deposit/home-2.svg',
    ['Double your first deposit', 'Doblehin ang unang deposito'],
    ['Up to 688', 'Hanggang 688'],
    {
      link: '/m/activityDetail?id=33',
    },
  ),
  banner(
    103,
    'm_home',
    '/art/banner/live/home-3.svg',
    ['Tables that never close', 'Mga mesang hindi nagsasara'],
    ['Live dealers day and night', 'Live na dealer araw at gabi'],
    {
      link: '/m/gameList?gameType=LIVE',
    },
  ),
  banner(
    104,
    'm_home',
    '/art/banner/sports/home-4.svg',
    ['The season is on', 'Nagsimula na ang season'],
    ['Bet before kick-off', 'Tumaya bago magsimula'],
    {
      link: '/m/gameList?gameType=SPORTS',
    },
  ),
  banner(
    111,
    'm_recommend',
    '/art/strip/fishing/recommend-1.svg',
    ['Big catch hour', 'Oras ng malaking huli'],
    ['Fishing pays double', 'Doble ang bayad sa pangingisda'],
    {
      link: '/m/gameList?gameType=FISH',
    },
  ),
  banner(
    112,
    'm_recommend',
    '/art/strip/referral/recommend-2.svg',
    ['Bring a friend', 'Isama ang kaibigan'],
    ['A bonus for both', 'Bonus para sa dalawa'],
    {
      link: '/m/inviteFriends',
    },
  ),
  banner(
    113,
    'm_recommend',
    '/art/strip/vip/recommend-3.svg',
    ['Weekly cashback', 'Lingguhang cashback'],
    ['Every Monday', 'Tuwing Lunes'],
    {
      link: '/m/activity',
    },
  ),
  banner(121, 'm_reg', '/art/banner/deposit/reg-1.svg', ['Welcome bonus', 'Bonus sa pagsali'], ['Join today', 'Sumali ngayon']),
  banner(
    131,
    'm_game',
    '/art/banner/jackpot/game-1.svg',
    ['New slots', 'Bagong slots'],
    ['Forty more this week', 'Apatnapu pa ngayong linggo'],
    {
      secondUrl: '/art/banner/jackpot/game-1b.svg',
    },
  ),
  banner(
    132,
    'm_game',
    '/art/banner/fishing/game-2.svg',
    ['Deep sea', 'Malalim na dagat'],
    ['Hunt the kraken', 'Hulihin ang kraken'],
    {
      secondUrl: '/art/banner/fishing/game-2b.svg',
      link: '/m/gameList?gameType=FISH',
    },
  ),
]
