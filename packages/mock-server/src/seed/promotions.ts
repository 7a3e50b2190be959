import type { Text } from '../text.ts'
import type { SeedAnnouncement } from './announcements.ts'
import { CLAIMED_GIFT } from './gifts.ts'

/** How a promotion goes on after an application: an operator decides, the member does something for it, or it simply runs. */
export type PromotionWay =
  | { way: 'reviewed'; takesComment: true }
  | { way: 'goal'; kind: 'deposit' | 'stake'; cents: number }
  | { way: 'runs' }

/** A promotion to take part in. */
export interface SeedPromotion {
  id: number
  title: Text
  category: Text
  content: Text
  imageUrl: string
  /** Hours before the start of the data at which it was published; absent for one that only its members see. */
  hours?: number
  /** Hours from the start of the data. */
  startsIn?: number
  endsIn?: number
  how: PromotionWay
  /** What it gives; one that is reviewed gives what the operator says. */
  bonusCents?: number
  turnoverTimes: number
}

const DEPOSIT: Text = { EN: 'Deposit', TY: 'Deposito' }
const PLAY: Text = { EN: 'Play', TY: 'Laro' }
const GIFT: Text = { EN: 'Gifts', TY: 'Regalo' }
const INFO: Text = { EN: 'Good to know', TY: 'Mabuting malaman' }
const DAY = 24

const html = (EN: string, TY: string): Text => ({ EN: `<p>${EN}</p>`, TY: `<p>${TY}</p>` })
const byOperator: PromotionWay = { way: 'reviewed', takesComment: true }

/** The promotions, the newest first; those without `hours` are gifts to single members. */
export const seedPromotions: readonly SeedPromotion[] = [
  {
    id: 3898487,
    title: { EN: 'Weekend tournament', TY: 'Paligsahan sa Sabado at Linggo' },
    category: PLAY,
    content: html(
      'Every stake counts. The first hundred share 500,000.',
      'Bawat taya ay binibilang. 500,000 para sa unang isandaan.',
    ),
    imageUrl: '/art/banner/weekend/promo-1.svg',
    hours: 30,
    endsIn: 3 * DAY,
    how: { way: 'runs' },
    turnoverTimes: 1,
  },
  {
    id: 601,
    title: { EN: 'Play 1,000, get 50', TY: 'Maglaro ng 1,000, may 50' },
    category: PLAY,
    content: html(
      'Join, play ₱1,000 in any game, and ₱50 are yours. It is to be played three times.',
      'Sumali, maglaro ng ₱1,000 sa alinmang laro, at sa iyo ang ₱50. Laruin ito nang tatlong beses.',
    ),
    imageUrl: '/art/banner/fishing/promo-4.svg',
    hours: 48,
    endsIn: 30 * DAY,
    how: { way: 'goal', kind: 'stake', cents: 100_000 },
    bonusCents: 5_000,
    turnoverTimes: 3,
  },
  {
    id: 602,
    title: { EN: 'Bring your VIP level along', TY: 'Dalhin ang VIP level mo' },
    category: GIFT,
    content: html(
      'Are you a VIP at another site? Tell us which, and we welcome you with a bonus. An operator looks at every application.',
      'VIP ka ba sa ibang site? Sabihin kung alin, at may bonus ka sa amin. Tinitingnan ng operator ang bawat aplikasyon.',
    ),
    imageUrl: '/art/banner/vip/promo-5.svg',
    hours: 90,
    how: byOperator,
    turnoverTimes: 5,
  },
  {
    id: 603,
    title: { EN: 'New Year countdown', TY: 'Pagbilang sa Bagong Taon' },
    category: PLAY,
    content: html('Thirty days, thirty prizes. It begins soon.', 'Tatlumpung araw, tatlumpung premyo. Malapit na.'),
    imageUrl: '/art/banner/weekend/promo-6.svg',
    hours: 110,
    startsIn: 40 * DAY,
    endsIn: 70 * DAY,
    how: { way: 'runs' },
    turnoverTimes: 1,
  },
  {
    id: 33,
    title: { EN: 'Deposit bonus of 100%', TY: 'Bonus sa deposito na 100%' },
    category: DEPOSIT,
    content: html(
      'Up to 688 on your first deposit. Join, pay in ₱688, and as much comes on top. The bonus is to be played ten times.',
      'Hanggang 688 sa unang deposito. Sumali, magdeposito ng ₱688, at dodoblehin namin. Laruin ang bonus nang sampung beses.',
    ),
    imageUrl: '/art/banner/deposit/promo-3.svg',
    hours: 400,
    how: { way: 'goal', kind: 'deposit', cents: 68_800 },
    bonusCents: 68_800,
    turnoverTimes: 10,
  },
  {
    id: 604,
    title: { EN: 'Autumn spins', TY: 'Spin sa taglagas' },
    category: PLAY,
    content: html('Thank you for a great autumn.', 'Salamat sa masayang taglagas.'),
    imageUrl: '/art/banner/fishing/promo-7.svg',
    hours: 600,
    endsIn: -2 * DAY,
    how: { way: 'runs' },
    turnoverTimes: 1,
  },
  {
    id: 701,
    title: { EN: 'Welcome bonus', TY: 'Bonus sa pagsali' },
    category: GIFT,
    content: html('₱100 to begin with. Play it once.', '₱100 bilang panimula. Laruin nang isang beses.'),
    imageUrl: '/art/banner/referral/promo-8.svg',
    how: byOperator,
    bonusCents: 10_000,
    turnoverTimes: 1,
  },
  {
    id: 702,
    title: { EN: 'Weekend reload', TY: 'Dagdag sa Sabado at Linggo' },
    category: DEPOSIT,
    content: html('₱50 for your weekend.', '₱50 para sa Sabado at Linggo mo.'),
    imageUrl: '/art/banner/deposit/promo-9.svg',
    endsIn: 60 * DAY,
    how: byOperator,
    bonusCents: 5_000,
    turnoverTimes: 1,
  },
  {
    id: CLAIMED_GIFT.promotionId,
    title: { EN: 'Birthday gift', TY: 'Regalo sa kaarawan' },
    category: GIFT,
    content: html('Happy birthday! ₱200 are from us.', 'Maligayang kaarawan! ₱200 mula sa amin.'),
    imageUrl: '/art/banner/vip/promo-10.svg',
    how: byOperator,
    bonusCents: CLAIMED_GIFT.cents,
    turnoverTimes: 0,
  },
  {
    id: 704,
    title: { EN: 'Cashback of the month', TY: 'Cashback ng buwan' },
    category: GIFT,
    content: html(
      'A part of what you lost last month comes back. An operator works it out.',
      'Babalik ang bahagi ng natalo mo noong nakaraang buwan. Kinukuwenta ito ng operator.',
    ),
    imageUrl: '/art/banner/weekend/promo-11.svg',
    how: byOperator,
    turnoverTimes: 0,
  },
]

/** What the announcements say of the promotions; one that is only a text stands among them as well. */
export const promotionTexts: readonly SeedAnnouncement[] = [
  ...seedPromotions.flatMap(({ id, title, category, content, imageUrl, hours, endsIn }): SeedAnnouncement[] =>
    hours === undefined
      ? []
      : [
          {
            id,
            type: 'PR',
            title,
            category,
            joinable: { endsIn },
            content,
            imageUrl,
            link: `/m/activityDetail?id=${id}`,
            hours,
          },
        ],
  ),
  {
    id: 3898488,
    type: 'PR',
    title: { EN: 'Responsible gaming', TY: 'Responsableng paglalaro' },
    category: INFO,
    content: html(
      'Games are for adults and for fun. Take breaks, set limits.',
      'Para sa matatanda at kasiyahan ang laro. Magpahinga, magtakda ng limitasyon.',
    ),
    imageUrl: '/art/banner/vip/promo-2.svg',
    link: '/m/activityDetail?id=3898488',
    hours: 700,
  },
]
