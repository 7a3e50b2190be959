import type { Text } from '../text.ts'

/** An article of the help centre: HTML as a merchant's back office writes it. */
interface SeedArticle {
  title: Text
  content: Text
}

const list = (tag: 'ol' | 'ul', ...items: string[]) => `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
const p = (text: string) => `<p>${text}</p>`
const h = (text: string) => `<h3>${text}</h3>`

/** The articles in the order of the menu. */
export const helpArticles: readonly SeedArticle[] = [
  {
    title: { EN: 'Deposit', TY: 'Pagdeposito' },
    content: {
      EN:
        p('Money is in your wallet within a few minutes, day and night.') +
        list(
          'ol',
          'Open <a href="/m/voucherCenter">Deposit</a> and choose GCash, Maya or your bank.',
          'Type the amount. The least is ₱100, the most ₱50,000 at a time.',
          'Pay in the window that opens, and wait until it says that the payment is done.',
        ) +
        h('It has not arrived?') +
        p(
          'Wait for 15 minutes and look at the <a href="/m/vouReport">load record</a>. If it is still missing, send us the receipt with the <a href="/m/feedback">feedback form</a>.',
        ),
      TY:
        p('Nasa wallet mo na ang pera sa loob ng ilang minuto, araw man o gabi.') +
        list(
          'ol',
          'Buksan ang <a href="/m/voucherCenter">Deposito</a> at pumili ng GCash, Maya o iyong bangko.',
          'I-type ang halaga. ₱100 ang pinakamababa, ₱50,000 ang pinakamataas sa bawat deposito.',
          'Magbayad sa bubukas na window, at hintaying sabihin nitong tapos na ang bayad.',
        ) +
        h('Hindi pa dumarating?') +
        p(
          'Maghintay ng 15 minuto at tingnan ang <a href="/m/vouReport">talaan ng load</a>. Kung wala pa rin, ipadala ang resibo sa <a href="/m/feedback">feedback form</a>.',
        ),
    },
  },
  {
    title: { EN: 'Withdrawal', TY: 'Pag-withdraw' },
    content: {
      EN:
        p('We pay to a card or wallet in your own name. Most withdrawals take five minutes.') +
        list(
          'ol',
          'Add your bank card in the <a href="/m/securityCenter">security centre</a>, once.',
          'Open <a href="/m/withdraw">Withdraw</a>, type the amount and your payment password.',
          'Follow it in the <a href="/m/withdrawReport">withdraw report</a>.',
        ) +
        '<table><tr><th>Least</th><td>₱200</td></tr><tr><th>Most a day</th><td>₱500,000</td></tr><tr><th>Fee</th><td>none</td></tr></table>' +
        p('A withdrawal of ₱50,000 and more is looked at by a person first, which may take up to two hours.'),
      TY:
        p('Nagbabayad kami sa card o wallet na nakapangalan sa iyo. Limang minuto ang karamihan ng withdrawal.') +
        list(
          'ol',
          'Idagdag ang iyong bank card sa <a href="/m/securityCenter">security centre</a>, isang beses lang.',
          'Buksan ang <a href="/m/withdraw">Withdraw</a>, i-type ang halaga at ang payment password.',
          'Sundan ito sa <a href="/m/withdrawReport">ulat ng withdrawal</a>.',
        ) +
        '<table><tr><th>Pinakamababa</th><td>₱200</td></tr><tr><th>Pinakamataas sa araw</th><td>₱500,000</td></tr><tr><th>Bayad</th><td>wala</td></tr></table>' +
        p('Tinitingnan muna ng tao ang withdrawal na ₱50,000 pataas, na maaaring umabot ng dalawang oras.'),
    },
  },
  {
    title: { EN: 'Bonus and turnover', TY: 'Bonus at turnover' },
    content: {
      EN:
        p('A bonus becomes money once you have staked it a number of times. That number is its turnover.') +
        '<blockquote>₱500 deposit + ₱500 bonus, turnover 10: stake ₱10,000 in all, then everything can be withdrawn.</blockquote>' +
        list(
          'ul',
          'Slots and fishing count in full, live tables count a tenth, lotteries do not count.',
          'What is still to stake stands in the <a href="/m/rewardCenter">reward centre</a>.',
          'You may give a bonus up at any time; what was won with it goes with it.',
        ),
      TY:
        p('Nagiging pera ang bonus kapag naitaya mo na ito nang ilang ulit. Ang bilang na iyon ang turnover.') +
        '<blockquote>₱500 deposito + ₱500 bonus, turnover 10: tumaya ng ₱10,000 sa kabuuan, at maaari nang i-withdraw ang lahat.</blockquote>' +
        list(
          'ul',
          'Buo ang bilang ng slots at fishing, ikasampu ang live na mesa, hindi binibilang ang lottery.',
          'Nasa <a href="/m/rewardCenter">reward centre</a> ang natitirang itataya.',
          'Maaari mong bitawan ang bonus anumang oras; kasama nitong mawawala ang napanalunan dito.',
        ),
    },
  },
  {
    title: { EN: 'Prove who you are (KYC)', TY: 'Patunayan kung sino ka (KYC)' },
    content: {
      EN:
        p('The law wants us to know our players. It takes two minutes and is needed before the first withdrawal.') +
        list(
          'ul',
          'You are 21 or older.',
          'One valid document: passport, driver’s licence, UMID or national ID.',
          'A photo of it, all four corners in sight, PNG or JPG, at most 5 MB.',
        ) +
        p('We check it within 24 hours. What you send is encrypted and shown to nobody who does not need it.'),
      TY:
        p(
          'Hinihingi ng batas na kilala namin ang mga manlalaro. Dalawang minuto lang ito at kailangan bago ang unang withdrawal.',
        ) +
        list(
          'ul',
          'Ikaw ay 21 taong gulang o higit pa.',
          'Isang balidong dokumento: passport, driver’s licence, UMID o national ID.',
          'Larawan nito, kita ang apat na sulok, PNG o JPG, hanggang 5 MB.',
        ) +
        p('Sinusuri namin ito sa loob ng 24 na oras. Naka-encrypt ang ipinapadala mo at makikita lang ng may kailangan nito.'),
    },
  },
  {
    title: { EN: 'Responsible gaming', TY: 'Responsableng paglalaro' },
    content: {
      EN:
        p('<strong>Games are for adults and for fun.</strong> They are no way to earn money or to pay a debt.') +
        list(
          'ul',
          'Decide what you can lose before you begin, and stop there.',
          'Set limits for deposits, losses and time in the <a href="/m/securityCenter">security centre</a>. A lower one holds at once, a higher one after 24 hours.',
          'Take a break of a day, a month or for good: our <a href="/m/service">customer service</a> does it on the spot.',
        ) +
        p('If playing worries you or your family, call the helpline of PAGCOR. It is free, and nobody asks your name.'),
      TY:
        p('<strong>Para sa matatanda at kasiyahan ang laro.</strong> Hindi ito paraan para kumita o magbayad ng utang.') +
        list(
          'ul',
          'Magpasya kung magkano ang kaya mong mawala bago magsimula, at huminto roon.',
          'Magtakda ng limitasyon sa deposito, talo at oras sa <a href="/m/securityCenter">security centre</a>. Agad ang mas mababa, pagkalipas ng 24 na oras ang mas mataas.',
          'Magpahinga nang isang araw, isang buwan o tuluyan: gagawin agad ng <a href="/m/service">customer service</a>.',
        ) +
        p(
          'Kung nababahala ka o ang pamilya mo sa paglalaro, tumawag sa helpline ng PAGCOR. Libre ito, at walang magtatanong ng pangalan.',
        ),
    },
  },
  {
    title: { EN: 'Install the app', TY: 'I-install ang app' },
    content: {
      EN:
        h('Android') +
        list('ol', 'Tap “Get the app” in the menu and load the file.', 'Open it, and allow the browser to install apps.') +
        h('iPhone') +
        list(
          'ol',
          'Open this site in Safari; other browsers cannot do it.',
          'Load the profile, then open Settings, “Profile downloaded”, Install.',
          'Or share the page and choose “Add to Home Screen”.',
        ),
      TY:
        h('Android') +
        list(
          'ol',
          'Pindutin ang “Kunin ang app” sa menu at i-download ang file.',
          'Buksan ito, at payagan ang browser na mag-install.',
        ) +
        h('iPhone') +
        list(
          'ol',
          'Buksan ang site na ito sa Safari; hindi ito kaya ng ibang browser.',
          'I-download ang profile, saka buksan ang Settings, “Profile downloaded”, Install.',
          'O i-share ang pahina at piliin ang “Add to Home Screen”.',
        ),
    },
  },
  {
    title: { EN: 'A game stopped', TY: 'Huminto ang laro' },
    content: {
      EN:
        p('Nothing is lost: a round is decided by the game’s own server, not by your phone.') +
        list(
          'ul',
          'Open the game again. It goes on where it stopped, or has paid out already.',
          'See what was staked and won in the <a href="/m/gameRecord">betting record</a>.',
          'If the two do not agree, send us the number of the round.',
        ),
      TY:
        p('Walang nawala: sariling server ng laro ang nagpapasya, hindi ang telepono mo.') +
        list(
          'ul',
          'Buksan muli ang laro. Magpapatuloy ito kung saan huminto, o nakabayad na.',
          'Tingnan ang itinaya at napanalunan sa <a href="/m/gameRecord">talaan ng taya</a>.',
          'Kung hindi magkatugma, ipadala sa amin ang numero ng laro.',
        ),
    },
  },
  {
    title: { EN: 'Contact us', TY: 'Makipag-ugnayan' },
    content: {
      EN:
        p('People answer day and night.') +
        list(
          'ul',
          'Chat: the <a href="/m/service">customer service</a>, usually within a minute.',
          'In writing, with pictures: the <a href="/m/feedback">feedback form</a>; we answer into your <a href="/m/webEmail">inbox</a> within a day.',
        ) +
        p('We never ask for your password or for a code that was sent to your phone.'),
      TY:
        p('May taong sumasagot araw at gabi.') +
        list(
          'ul',
          'Chat: ang <a href="/m/service">customer service</a>, karaniwan sa loob ng isang minuto.',
          'Nakasulat, may larawan: ang <a href="/m/feedback">feedback form</a>; sasagot kami sa iyong <a href="/m/webEmail">inbox</a> sa loob ng isang araw.',
        ) +
        p('Hindi namin kailanman hihingin ang password mo o ang code na ipinadala sa telepono mo.'),
    },
  },
]
