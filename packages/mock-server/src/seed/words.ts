import type { Family } from '../lottery/families.ts'
import type { Text } from '../text.ts'

const words = (list: string): Text[] =>
  list.split(',').map((pair) => {
    const [EN = '', TY = EN] = pair.trim().split('|')
    return { EN, TY }
  })

/** Words a name is made of: one in front, one behind. Tagalog fronts bring their own linker. */
export interface Words {
  front: Text[]
  back: Text[]
}

const SHINY = `Golden|Ginintuang, Lucky|Masuwerteng, Tropical|Tropikal na, Royal|Maharlikang, Wild|Mailap na, Mystic|Mahiwagang,
  Jade|Luntiang, Crimson|Pulang, Burning|Nag-aapoy na, Silver|Pilak na, Thunder|Kumukulog na, Hidden|Nakatagong,
  Ancient|Sinaunang, Happy|Masayang, Double|Dobleng, Endless|Walang Hanggang, Starlight|Mabituing, Sugar|Matamis na,
  Midnight|Hatinggabing, Frozen|Nagyeyelong, Mighty|Makapangyarihang, Grand|Dakilang, Secret|Lihim na, Pearl|Perlas na,
  Emerald|Esmeraldang, Sunny|Maaraw na, Blazing|Naglalagablab na, Magic|Mahikang, Giant|Higanteng, Diamond|Diyamanteng`

const byType: Record<string, Words> = {
  RNG: {
    front: words(SHINY),
    back: words(`Reels|Rolyo, Dragon|Dragon, Fortune|Kapalaran, Tiger|Tigre, Treasure|Kayamanan, Moon|Buwan, Garden|Hardin,
      Empire|Imperyo, Fruits|Prutas, Temple|Templo, Phoenix|Ibong Adarna, Lantern|Parol, Panda|Panda, Jewels|Hiyas,
      Island|Isla, Wheel|Gulong, Bounty|Gantimpala, Carnival|Karnabal, Castle|Kastilyo, Monkey|Unggoy, Rooster|Tandang,
      Koi|Koi, Pharaoh|Paraon, Volcano|Bulkan, Harvest|Ani, Sevens|Siete, Bells|Kampana, Pirates|Pirata, Galaxy|Kalawakan,
      Festival|Pista, Crown|Korona, Lotus|Lotus, Buffalo|Kalabaw, Candy|Kendi, Wolf|Lobo, Mine|Minahan, Ruby|Rubi,
      Quest|Paglalakbay, Palace|Palasyo, Rainbow|Bahaghari, Sultan|Sultan, Vault|Kaban`),
  },
  FISH: {
    front: words(SHINY),
    back: words(`Fishing|Pangingisda, Ocean|Karagatan, Shark|Pating, Mermaid|Sirena, Lagoon|Lawa, Kraken|Kraken, Harpoon|Salapang,
      Reef|Bahura, Whale|Balyena, Crab|Alimango, Octopus|Pugita, Abyss|Kailaliman`),
  },
  LIVE: {
    front: words(`Evening|Panggabing, Classic|Klasikong, Speed|Mabilis na, VIP|VIP na, Salon|Salon na, Lightning|Kidlat na,
      Sapphire|Sapirong, Manila|Maynilang, Grand|Dakilang, First Class|Primera Klaseng`),
    back: words(`Baccarat|Baccarat, Roulette|Ruleta, Blackjack|Blackjack, Dragon Tiger|Dragon Tigre, Sic Bo|Sic Bo, Fan Tan|Fan Tan,
      Color Game|Color Game, Three Card|Tatlong Baraha, Wheel|Gulong, Poker|Poker`),
  },
  PVP: {
    front: words(SHINY),
    back: words(`Poker|Poker, Tongits|Tongits, Pusoy|Pusoy, Rummy|Rummy, Mahjong|Mahjong, Lucky Nine|Lucky Nine, Bull Fight|Toro,
      Big Two|Dalawang Malaki, Checkers|Dama, Domino|Domino`),
  },
  SPORTS: {
    front: words(
      `World|Pandaigdigang, Premier|Primerang, Asian|Asyanong, Weekend|Sabado-Linggong, Virtual|Birtwal na, Express|Ekspres na`,
    ),
    back: words(
      `Football|Futbol, Basketball|Basketbol, Sportsbook|Palakasan, Tennis|Tenis, Boxing|Boksing, Volleyball|Balibol`,
    ),
  },
  ESPORTS: {
    front: words(`Legends|Alamat ng, Arena|Arena ng, Champions|Kampeon ng, Masters|Maestro ng`),
    back: words(`Mobile Battle|Labanang Mobile, Five Lanes|Limang Daan, Strike Team|Sugod, Royale|Royale`),
  },
  COCKFIGHT: {
    front: words(`Manila|Maynilang, Sunday|Linggong, Champion|Kampeong, Grand|Dakilang, Arena|Arenang, Island|Islang`),
    back: words(`Derby|Derby, Cockpit|Sabungan, Rooster Cup|Kopa ng Tandang, Stag Night|Gabi ng Sabong`),
  },
  LOTT: {
    front: words(
      `Mega|Mega, Super|Super, Daily|Araw-araw na, Grand|Dakilang, Pick|Pili na, Power|Power, Swift|Mabilis na, Royal|Maharlikang`,
    ),
    back: words(`Lotto|Loto`),
  },
}

const ALIASES: Record<string, string> = { ELOTT: 'LOTT' }

/** What a lottery is called after: what it draws. */
const LOTTERY_BACKS: Readonly<Record<Family, Words['back']>> = {
  digits5: words(`Five|Lima, 5D|5D`),
  pk10: words(`Race|Karera, PK10|PK10`),
  dice3: words(`Dice|Dais, Quick Three|Mabilis na Tatlo`),
  pick45: words(`6/45|6/45, Six|Anim`),
  vn: words(`Viet|Viet, North|Hilaga, South|Timog`),
}

/** The words for games of a type; those of a lottery say what it draws. */
export function wordsFor(gameType: string, family?: Family): Words {
  const own = byType[ALIASES[gameType] ?? gameType] ?? byType.RNG
  if (!own) throw new Error(`no words for ${gameType}`)
  return family ? { ...own, back: LOTTERY_BACKS[family] } : own
}
