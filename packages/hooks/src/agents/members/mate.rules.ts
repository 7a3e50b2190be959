import type { WpsSchemas } from '@lobbykit/sdk'

/** What tells a member of a list from others, beside the account: found by a search their upline, else their nickname, else the day since when they are there. */
export const mateAbout = (
  { upline, nickname, registeredAt }: Pick<WpsSchemas['Downline'], 'upline' | 'nickname' | 'registeredAt'>,
  isFound: boolean,
  day: (ms: number | undefined) => string | undefined,
): string | undefined => (isFound ? upline : (nickname ?? day(registeredAt)))
