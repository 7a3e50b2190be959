// Where the links of a markdown text lead.

/** The files of this repository; folders stand at /tree/ instead. */
export const REPOSITORY = 'https://github.com/lobbykit/lobbykit/'

/** What stands outside of blocks of code. */
export const proseOf = (text: string) => text.replace(/^ *```[\s\S]*?^ *```$/gm, '')

/** Where a text leads: inline links and definitions. */
export const targetsOf = (text: string) =>
  [...proseOf(text).matchAll(/\]\(([^)\s]*)\)|^\[[^\]]+\]: (\S+)$/gm)].map(([, inline, defined]) => inline ?? defined ?? '')

/** The name that a heading has in addresses. */
const anchorOf = (heading: string) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')

/** The places of a text that an address may name. */
export const anchorsOf = (text: string) =>
  [...proseOf(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
