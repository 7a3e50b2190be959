/** Where home is (APP-05). */
export const HOME = '/m/home'
export const LOGIN = '/m/login'
export const GAME_LIST = '/m/gameList'
export const LAUNCH_GAME = '/m/launchGame'

const HOME_PATHS: ReadonlySet<string> = new Set(['/', '/m', '/m/', '/m/index', '/m/index.html', HOME])

/** Whether a path shows the home page (APP-05). */
export const isHomePath = (path: string): boolean => HOME_PATHS.has(path)

/** Who may open a route: everyone, members, agents, or only those who are not logged in yet. */
export type Guard = 'public' | 'member' | 'agent' | 'guest'

/** Where to go instead of a guarded route, or undefined to stay (APP-26, ROUTE-06). */
export function redirectOf(guard: Guard, visitor: { isLoggedIn: boolean; isAgent: boolean }): string | undefined {
  if (guard === 'public') return undefined
  if (guard === 'guest') return visitor.isLoggedIn ? HOME : undefined
  if (!visitor.isLoggedIn) return HOME
  return guard === 'agent' && !visitor.isAgent ? HOME : undefined
}

/** Routes whose back button does not follow the history (APP-10). */
const BACK_TO_HOME: ReadonlySet<string> = new Set(['/m/notice'])

/** Where the back button of a route leads: one entry back, or home when there is none (APP-10). */
export const planBack = (path: string, historyLength: number): -1 | typeof HOME =>
  historyLength <= 1 || BACK_TO_HOME.has(path) ? HOME : -1
