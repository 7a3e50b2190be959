import type { MessageRow } from '../rows.ts'
import type { Text } from '../text.ts'

/** A text of the inbox. `{ref}` stands for the number that it is about and `{amount}` for the amount. */
export interface SeedMessage {
  kind: 'account' | 'payment' | 'promotion' | 'system'
  title: Text
  content: Text
}

const MINUTE_MS = 60_000
/** Between two messages of a member; two texts of one kind then stand days apart. */
const EVERY_MS = 1_117 * MINUTE_MS

const letter = (kind: SeedMessage['kind'], title: Text, EN: string, TY: string): SeedMessage => ({
  kind,
  title,
  content: { EN, TY },
})

/** What the house tells a member of their own money and promotions. */
const events = {
  depositRefused: letter(
    'payment',
    { EN: 'Your deposit {ref} was not completed', TY: 'Hindi natapos ang deposito mo {ref}' },
    '<p>The bank did not confirm ₱{amount}. Nothing was taken. If your bank says otherwise, send us the receipt with the <a href="/m/feedback">feedback form</a>.</p>',
    '<p>Hindi kinumpirma ng bangko ang ₱{amount}. Walang nabawas. Kung iba ang sabi ng bangko, ipadala ang resibo sa <a href="/m/feedback">feedback form</a>.</p>',
  ),
  depositDone: letter(
    'payment',
    { EN: 'Your deposit {ref} has arrived', TY: 'Dumating na ang deposito mo {ref}' },
    '<p><strong>₱{amount}</strong> is in your main wallet. Good luck, and play within your limits.</p>',
    '<p>Nasa pangunahing wallet mo na ang <strong>₱{amount}</strong>. Suwertehin ka, at maglaro ayon sa iyong limitasyon.</p>',
  ),
  withdrawalDone: letter(
    'payment',
    { EN: 'Your withdrawal {ref} has been paid', TY: 'Nabayaran na ang withdrawal mo {ref}' },
    '<p>We have sent <strong>₱{amount}</strong> to your bank card. Banks take up to 30 minutes to show it.</p><p>It stands in your <a href="/m/withdrawReport">withdraw report</a>.</p>',
    '<p>Ipinadala na namin ang <strong>₱{amount}</strong> sa iyong bank card. Hanggang 30 minuto bago ito makita sa bangko.</p><p>Nasa iyong <a href="/m/withdrawReport">ulat ng withdrawal</a> ito.</p>',
  ),
  withdrawalRefused: letter(
    'payment',
    { EN: 'Your withdrawal {ref} was refused', TY: 'Tinanggihan ang withdrawal mo {ref}' },
    '<p><strong>₱{amount}</strong> is back in your wallet. Our <a href="/m/service">customer service</a> knows more.</p>',
    '<p>Nasa wallet mo na ulit ang <strong>₱{amount}</strong>. Magtanong sa <a href="/m/service">customer service</a>.</p>',
  ),
  bonusIssued: letter(
    'promotion',
    { EN: 'A bonus is waiting: {ref}', TY: 'May naghihintay na bonus: {ref}' },
    '<p><strong>₱{amount}</strong> is ready in the <a href="/m/rewardCenter">reward centre</a>.</p>',
    '<p>Handa na ang <strong>₱{amount}</strong> sa <a href="/m/rewardCenter">reward centre</a>.</p>',
  ),
  bonusRejected: letter(
    'promotion',
    { EN: 'Your application was not accepted: {ref}', TY: 'Hindi tinanggap ang aplikasyon mo: {ref}' },
    '<p>Why stands in the <a href="/m/rewardCenter">reward centre</a>. There are other promotions.</p>',
    '<p>Nasa <a href="/m/rewardCenter">reward centre</a> ang dahilan. May iba pang promosyon.</p>',
  ),
} as const satisfies Record<string, SeedMessage>

/** What such a message is about. */
export type MessageEvent = keyof typeof events

/**
 * What the house tells everyone; a member's newest message has the last one. Money is told of only when it moves: a seeded
 * message of a payment would name one that no record has.
 */
const messageTexts: readonly SeedMessage[] = [
  letter(
    'system',
    { EN: 'Welcome to the lobby', TY: 'Maligayang pagdating sa lobby' },
    '<p>Good to have you here. Three things to begin with:</p><ol><li>Verify your mobile number in the <a href="/m/securityCenter">security centre</a>.</li><li>Choose a payment password.</li><li>Set your own limits before you play.</li></ol>',
    '<p>Masaya kaming narito ka. Tatlong bagay sa simula:</p><ol><li>I-verify ang iyong mobile number sa <a href="/m/securityCenter">security centre</a>.</li><li>Pumili ng payment password.</li><li>Magtakda ng sariling limitasyon bago maglaro.</li></ol>',
  ),
  letter(
    'account',
    { EN: 'Your mobile number was verified', TY: 'Na-verify ang iyong mobile number' },
    '<p>From now on you can log in with it and set a new password by SMS. If this was not you, tell our <a href="/m/service">customer service</a> at once.</p>',
    '<p>Mula ngayon, magagamit mo ito sa pag-login at sa pagpalit ng password sa SMS. Kung hindi ikaw ito, sabihin agad sa <a href="/m/service">customer service</a>.</p>',
  ),
  letter(
    'system',
    { EN: 'Maintenance on Friday, 04:00 to 05:00', TY: 'Pagpapanatili sa Biyernes, 04:00 hanggang 05:00' },
    '<p>The lobby rests for an hour. Rounds that are running are finished first, and your balance stays as it is.</p><table><tr><th>Affected</th><td>Slots, fishing</td></tr><tr><th>Open</th><td>Sports, live tables</td></tr></table>',
    '<p>Magpapahinga ang lobby nang isang oras. Tatapusin muna ang mga nagsimulang laro, at hindi magbabago ang balanse mo.</p><table><tr><th>Apektado</th><td>Slots, fishing</td></tr><tr><th>Bukas</th><td>Sports, live na mesa</td></tr></table>',
  ),
  letter(
    'promotion',
    { EN: 'Twenty free spins for you', TY: 'Dalawampung free spin para sa iyo' },
    '<p>On us, until Sunday midnight. Open any slot of Jolly Games and they are there.</p>',
    '<p>Libre hanggang Linggo ng hatinggabi. Buksan ang alinmang slot ng Jolly Games at naroon na ito.</p>',
  ),
  letter(
    'account',
    { EN: 'Security: a new device logged in', TY: 'Seguridad: may bagong device na nag-login' },
    '<p>An Android phone logged in from Manila. If this was you, there is nothing to do. If not, <a href="/m/changePsw">change your password</a> now.</p>',
    '<p>May Android phone na nag-login mula sa Maynila. Kung ikaw ito, walang kailangang gawin. Kung hindi, <a href="/m/changePsw">palitan ang password</a> ngayon.</p>',
  ),
  letter(
    'promotion',
    { EN: 'Weekend tournament: you are invited', TY: 'Paligsahan sa Sabado at Linggo: imbitado ka' },
    '<p>Play any slot on Saturday or Sunday and climb the board. The first hundred share <strong>₱500,000</strong>. <a href="/m/activityDetail?id=3898487">The rules</a></p>',
    '<p>Maglaro ng slot sa Sabado o Linggo at umakyat sa listahan. Paghahatian ng unang isandaan ang <strong>₱500,000</strong>. <a href="/m/activityDetail?id=3898487">Ang mga patakaran</a></p>',
  ),
]

/**
 * A member's messages: `count` of them, of which the newest `unread` are unread, the newest a while before `until` and each a
 * while before the next. The oldest is always the welcome. Ids grow with the time.
 */
export const messagesFor = (memberId: number, count: number, unread: number, until: number): MessageRow[] =>
  Array.from({ length: count }, (_, index) => ({
    id: memberId * 1_000 + index + 1,
    memberId,
    text: index === 0 ? 0 : messageTexts.length - 1 - ((count - 1 - index) % (messageTexts.length - 1)),
    sentAt: until - (count - index) * EVERY_MS,
    read: index < count - unread,
  }))

/** The text of a message; undefined for a number that stands for none. */
export const messageText = (text: MessageRow['text']): SeedMessage | undefined =>
  typeof text === 'number' ? messageTexts[text] : events[text]

/** A text with the number and the amount that it is about filled in. */
export const filled = (text: string, { about }: Pick<MessageRow, 'about'>): string =>
  about === undefined
    ? text
    : text
        .replaceAll('{ref}', about.ref)
        .replaceAll('{amount}', (about.cents / 100).toLocaleString('en', { minimumFractionDigits: 2 }))
