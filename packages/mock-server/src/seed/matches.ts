import { lobbyNodeOf, offers } from './vendors.ts'

const MINUTE_MS = 60_000
/** A match starts every so often, so that the list moves on as time passes. */
const EVERY_MINUTES = 35
const SHOWN = 5

const LEAGUES: readonly { league: string; vendor: string; teams: readonly string[] }[] = [
  {
    league: 'Premier Cup',
    vendor: 'BTI',
    teams: ['Harbour FC', 'North Stars', 'Red Lanterns', 'Port City', 'Old Mill United', 'Iron Bridge'],
  },
  { league: 'Island Basketball League', vendor: 'SABA', teams: ['Manila Waves', 'Cebu Comets', 'Davao Eagles', 'Iloilo Suns'] },
  { league: 'Mobile Masters', vendor: 'TF', teams: ['Team Kidlat', 'Bakunawa', 'Five Lanes', 'Night Market'] },
  { league: 'Continental League', vendor: 'CMD', teams: ['Royal Oaks', 'Blue Coast', 'Green Valley', 'Silver Hill'] },
]

const badgeOf = (team: string) => `/art/team/${encodeURIComponent(team)}.svg`

function matchAt(slot: number) {
  const { league, vendor, teams } = LEAGUES[slot % LEAGUES.length] ?? { league: '', vendor: '', teams: [] }
  const first = (slot * 7) % teams.length
  const second = (first + 1 + (slot % (teams.length - 1))) % teams.length
  const home = teams[first] ?? ''
  const away = teams[second] ?? ''
  const offer = offers.find((each) => each.vendor === vendor)
  return {
    matchTime: slot * EVERY_MINUTES * MINUTE_MS,
    homeTeam: home,
    awayTeam: away,
    homeTeamImageUrl: badgeOf(home),
    awayTeamImageUrl: badgeOf(away),
    league,
    vendor,
    roomId: 'lobby',
    nodeId: offer ? lobbyNodeOf(offer) : 0,
    supportPlay: false,
  }
}

/** The matches that start next after `now` (ms since 1970), soonest first. The same moment always gives the same ones. */
export function matchesAfter(now: number) {
  const next = Math.floor(now / (EVERY_MINUTES * MINUTE_MS)) + 1
  return Array.from({ length: SHOWN }, (_, index) => matchAt(next + index))
}
