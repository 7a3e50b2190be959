/** Longest rule a server may send, and longest input that is checked here; the server decides about the rest. */
export const PATTERN_MAX_LENGTH = 500
export const INPUT_MAX_LENGTH = 512
/** Milliseconds a pattern may take before its rule counts as unchecked. */
export const PATTERN_LIMIT_MS = 80

/** Whether a value keeps a pattern; `unknown` when it cannot be told here, which lets the value pass. */
export type PatternVerdict = 'match' | 'mismatch' | 'unknown'

/** A server's pattern as an expression over the whole value, or undefined when it does not compile or is too long. */
export function compilePattern(pattern: string): RegExp | undefined {
  if (pattern.length > PATTERN_MAX_LENGTH) return undefined
  for (const flags of ['u', '']) {
    try {
      // On its own first: `a)|(b` would only compile because of the group around it.
      new RegExp(pattern, flags)
      return new RegExp(`^(?:${pattern})$`, flags)
    } catch {
      // Older rules may only compile without the unicode flag.
    }
  }
  return undefined
}

/** Most ways of dividing an input among the repeats of a pattern; so many are tried in a few milliseconds. */
const DIVISIONS_MAX = 1_024

const ESCAPE_OR_CLASS = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]/g
const LEADING_LOOKAHEAD = /^\(\?[=!]([^()|]*)\)(?![*+?{])/
const REPEAT = /[*+?]\??|\{(\d+)(?:(,)(\d*))?\}\??/g

/** In how many ways a row of repeated characters can divide the longest input among them. */
function divisions(row: string): number {
  let ways = 1
  for (const [repeat, least = '', comma, most] of row.matchAll(REPEAT)) {
    const lengths = repeat.startsWith('?')
      ? 2
      : least && !comma
        ? 1
        : most
          ? Number(most) - Number(least) + 1
          : INPUT_MAX_LENGTH
    ways *= Math.max(1, Math.min(lengths, INPUT_MAX_LENGTH))
  }
  return ways
}

/**
 * Whether a pattern cannot hang: a row of characters, classes and escapes without groups or alternatives, whose repeats
 * divide an input in so few ways that all may be tried. Lookaheads in front, of the usual password kind (`(?=.*\d)`), are rows
 * of their own that are tried once each.
 */
export function cannotHang(pattern: string): boolean {
  let row = pattern.replace(ESCAPE_OR_CLASS, 'x').replace(/^\^/, '')
  for (let ahead = LEADING_LOOKAHEAD.exec(row); ahead; ahead = LEADING_LOOKAHEAD.exec(row)) {
    if (divisions(ahead[1] ?? '') > DIVISIONS_MAX) return false
    row = row.slice(ahead[0].length)
  }
  return !/[()|[\]\\]/.test(row) && divisions(row) <= DIVISIONS_MAX
}

/** Tests here and now; only for patterns that cannot hang. */
export function testPattern(pattern: string, value: string): PatternVerdict {
  const expression = value.length <= INPUT_MAX_LENGTH ? compilePattern(pattern) : undefined
  if (!expression) return 'unknown'
  return expression.test(value) ? 'match' : 'mismatch'
}
