import { ok } from '../answers.ts'
import { isAgent } from '../domain/members.ts'
import { isOver } from '../domain/promotions.ts'
import type { Handlers } from '../operation.ts'
import { announcements, banners, type SeedAnnouncement, type SeedBanner } from '../seed/announcements.ts'
import { matchesAfter } from '../seed/matches.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

interface Shown {
  world: World
  language: string
}

const announcementIn = (
  { world, language }: Shown,
  { id, title, category, joinable, content, imageUrl, link, hours }: SeedAnnouncement,
) => ({
  id,
  title: say(title, language),
  content: say(content, language),
  publishedAt: world.startedAt - hours * 3_600_000,
  ...(category && { category: say(category, language) }),
  ...(joinable && !isOver(world, joinable) && { canJoin: true }),
  ...(imageUrl && { imageUrl }),
  ...(link && { link }),
})

function list(call: Shown, ...types: SeedAnnouncement['type'][]) {
  if (call.world.scenario.empty) return []
  return announcements
    .filter(({ type }) => types.includes(type))
    .sort((one, other) => one.hours - other.hours)
    .map((each) => announcementIn(call, each))
}

/** The picture of a group's list stands at sequence 1, and not always first (HOME-07). */
const imagesOf = ({ url, secondUrl }: SeedBanner) =>
  secondUrl
    ? [
        { sequence: 2, url: secondUrl },
        { sequence: 1, url },
      ]
    : [{ sequence: 1, url }]

function bannersOf({ world, language }: Shown, groupName: string | undefined) {
  if (world.scenario.empty) return []
  return banners
    .filter((each) => !groupName || each.groupName === groupName)
    .map((each) => ({
      id: each.id,
      groupName: each.groupName,
      url: each.url,
      title: say(each.title, language),
      text: say(each.text, language),
      ...(each.link && { link: each.link }),
      ...(each.groupName === 'm_game' && { announcementImages: imagesOf(each) }),
    }))
}

const matches = (world: World) => (world.scenario.empty ? [] : matchesAfter(world.now()))

export const announcementHandlers = {
  listAnnouncements(call) {
    const { world, query, member } = call
    const wanted = new Set(query.types.split(',').map((type) => type.trim()))
    const forAgent = wanted.has('A') && member !== undefined && isAgent(member) ? list(call, 'A') : []
    return ok({
      ...(wanted.has('A') && { A: forAgent }),
      ...(wanted.has('B') && { B: bannersOf(call, query.groupName) }),
      ...(wanted.has('PL') && { PL: list(call, 'PL') }),
      ...(wanted.has('PU') && { PU: list(call, 'PU') }),
      ...(wanted.has('PR') && { PR: list(call, 'PR') }),
      ...(wanted.has('H') && { H: matches(world) }),
      footer: { unreadCount: forAgent.filter(({ publishedAt }) => publishedAt > (member?.noticesReadAt ?? 0)).length },
    })
  },
  listBanners: (call) => ok(bannersOf(call, call.query.groupName)),
  listNotices: (call) => ok(list(call, 'PL')),
  listPopular: (call) => ok(list(call, 'PL', 'PR').slice(0, 3)),
  listPopups: (call) => ok(list(call, 'PU')),
  listPromotionAnnouncements: (call) => ok(list(call, 'PR')),
  listMobileNotices: (call) => ok(list(call, 'PL').slice(0, 2)),
  listHotMatches: ({ world }) => ok(matches(world)),
} satisfies Partial<Handlers>
