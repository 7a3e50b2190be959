import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cannotHang, compilePattern, INPUT_MAX_LENGTH, PATTERN_MAX_LENGTH, testPattern } from './pattern.rules.ts'

const ANSWER_MS = 20
const full = (unit: string, end = '!') => unit.repeat(INPUT_MAX_LENGTH).slice(0, INPUT_MAX_LENGTH - end.length) + end
/** Inputs of the full length that make a careless pattern try everything. */
const ATTACKS = ['a', '1', ' ', '=', '.', 'ab', 'a1', 'a.', 'a@', 'aA', '-', 'é', '你', '\n', '\t '].flatMap((unit) => [
  full(unit),
  full(unit, ''),
  full(unit, '!1'),
])

const attempt = createContext({ now: () => performance.now() })
const timing = new Script('start = now(); expression.test(value); now() - start')

/** Milliseconds of one try; one that hangs is ended and counts as for ever. */
function took(expression: RegExp, value: string): number {
  Object.assign(attempt, { expression, value })
  try {
    return timing.runInContext(attempt, { timeout: 200 })
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** Milliseconds of the slowest attack on a pattern, each the best of three tries. */
function slowest(pattern: string, attacks = ATTACKS): number {
  const expression = compilePattern(pattern)
  if (!expression) return 0
  const best = (value: string, tries: number): number => {
    const ms = took(expression, value)
    return ms < ANSWER_MS || tries === 1 ? ms : Math.min(ms, best(value, tries - 1))
  }
  return Math.max(...attacks.map((value) => best(value, 3)))
}

/** Patterns that hang an engine which tries every way; known ones of the literature, and slower kin. */
const EVIL = [
  '(a+)+',
  '^(a+)+$',
  '(a*)*',
  '(a*)+',
  '(a+)*b',
  '(.*)*',
  '(.+)+x',
  '(.*)+=',
  '([a-zA-Z]+)*',
  '(?:a|a)*',
  '(a|aa)+',
  '(a|a?)+',
  '(?:a|ab|b)*c',
  '(.*a){20}',
  '(x+x+)+y',
  '(\\w+\\s?)*',
  '^(\\w+\\s?)*$',
  '(\\d+)+$',
  '([0-9]+)*[a-z]',
  '(\\w*)*',
  '(\\s*\\w+)*!',
  '((a+)+)+',
  '(?:(?:a*)*)*',
  '(?<name>a+)+',
  '(a{1,30}){1,30}',
  '(?:a{0,50}){0,50}b',
  '(?=(a+)+)',
  '(?=(a+)+$)b',
  '(?=.*(a|a)*$)x',
  '(?=a+a+a+a+b)a',
  '(?!(a+)+$)a',
  '(?!.*.*.*x)a+',
  '(?<=(a+)+)b',
  '(?<!(a*)*)b',
  '(a+)\\1+',
  '(a*)\\1\\1b',
  '(a+)+\\1',
  '\\d+\\d+$',
  '\\d*\\d*\\d*$',
  '.*.*=.*',
  '.*.*.*.*x',
  '\\w+\\w+\\w+\\w+#',
  'a*a*a*a*a*b',
  'a+?a+?a+?a+?b',
  '[a-z]*[a-y]*[a-x]*[a-w]*#',
  '\\s+.*\\s+x',
  '^\\s*.*\\s*$\\s*.*x',
  'a{1,}a{1,}a{1,}b',
  'a{0,500}a{0,500}a{0,500}b',
  '.{0,99}.{0,99}.{0,99}.{0,99}x',
  '\\w{1,30}\\w{1,30}\\w{1,30}\\w{1,30}#',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  `${'a??'.repeat(30)}${'a'.repeat(30)}b`,
  `${'[ab]{0,1}'.repeat(25)}#`,
  `${'a{1,2}'.repeat(40)}b`,
  '([a-zA-Z0-9])(([\\-.]|[_]+)?([a-zA-Z0-9]+))*(@){1}[a-z0-9]+[.]{1}(([a-z]{2,3})|([a-z]{2,3}[.]{1}[a-z]{2,3}))',
  '^([a-zA-Z0-9_.-])+@(([a-zA-Z0-9-])+\\.)+([a-zA-Z0-9]{2,4})+$',
  '^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$',
  '^(https?:\\/\\/)?([\\da-z.-]+)\\.([a-z.]{2,6})([/\\w .-]*)*\\/?$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(?:\\d{1,3}\\.?)+#',
  '(?=.*){999999}a',
  '(?=.*x)*(?=.*y)+a',
]

/** As suspicious to look at, and answered at once all the same: these decide that the rule is no mere ban. */
const HARMLESS = [
  '^(?=.*a)(?=.*b).*$',
  '[\\w]{0,5000}',
  '.{0,5000}',
  'a{1000}',
  '\\p{L}{0,2000}',
  '.*',
  '[^]*',
  'a*b',
  '[+*?(){}|]{1,9}',
  '\\(\\d+\\)',
  '(?=.{6,20}$).*',
  '(?!.*\\s).{6,20}',
  '(?!\\d+$)[a-z\\d]{6,20}',
  '\\+?\\d+',
]

describe('patterns that might hang', () => {
  it.each(EVIL)('LOGIN-03 the pattern %s is not tested on the page', (pattern) => {
    expect(cannotHang(pattern)).toBe(false)
  })

  it.each(HARMLESS)('LOGIN-03 the pattern %s is tested on the page and answers at once', (pattern) => {
    expect(cannotHang(pattern)).toBe(true)
    expect(compilePattern(pattern)).toBeDefined()
    expect(slowest(pattern)).toBeLessThan(ANSWER_MS)
  })

  it.each(['(a+)+', '(a|aa)+', 'a*a*a*a*a*b', '.{0,99}.{0,99}.{0,99}.{0,99}x', `${'a?'.repeat(30)}${'a'.repeat(30)}b`])(
    'LOGIN-03 the attacks are worth their name: %s does not answer in time',
    (pattern) => {
      expect(slowest(pattern, [full('a')])).toBeGreaterThan(ANSWER_MS)
    },
  )

  it('LOGIN-03 whatever the pattern, one that is tested on the page answers at once', () => {
    const atom = fc.constantFrom(
      'a',
      '.',
      '\\w',
      '\\d',
      '[a-z]',
      '[^b]',
      '\\s',
      '1',
      '\\.',
      '[*+(]',
      '[^]',
      '\\p{L}',
      '[]',
      '\\)',
      '\\[',
    )
    const repeat = fc.constantFrom('', '', '?', '*', '+', '*?', '{3}', '{2,}', '{0,2}', '{1,30}', '{0,600}', '{,3}', '{')
    const other = fc.constantFrom(
      '(?=.*a)',
      '(?!.*x)',
      '(?=a+a+b)',
      '(?=[)]',
      '^',
      '$',
      '(',
      ')',
      '|',
      '\\1',
      '(?:',
      '[',
      ']',
      '\\b',
      '(a+)+',
    )
    const piece = fc.oneof(
      { weight: 6, arbitrary: fc.tuple(atom, repeat).map(([each, times]) => each + times) },
      { weight: 1, arbitrary: other },
    )
    const pattern = fc.array(piece, { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join(''))
    let answered = 0
    fc.assert(
      fc.property(pattern, (each) => {
        fc.pre(cannotHang(each) && compilePattern(each) !== undefined)
        answered++
        expect(slowest(each)).toBeLessThan(ANSWER_MS)
      }),
      { seed: 1, numRuns: 100, maxSkipsPerRun: 1_000 },
    )
    expect(answered).toBeGreaterThanOrEqual(100)
  })
})

describe('ordinary rules', () => {
  it.each([
    ['username', '^[a-zA-Z][a-zA-Z0-9]{5,11}$', 'maria88', 'm'],
    ['username without anchors', '[a-zA-Z0-9_]{4,16}', 'maria_88', 'maria 88'],
    ['password', '^(?=.*[A-Za-z])(?=.*\\d)[A-Za-z\\d]{6,20}$', 'Maria88', 'Mariana'],
    ['password with signs', '^(?=.*[a-z])(?=.*[A-Z])(?=.*[!@#$%^&*()])[^\\s]{8,16}$', 'Maria(88)', 'maria(88)'],
    ['password of any sort', '^.{6,20}$', 'пароль', '12345'],
    ['mobile number', '^9\\d{9}$', '9171234567', '0171234567'],
    ['mobile number with a plus', '^\\+?\\d{8,15}$', '+639171234567', '++639171234'],
    ['Chinese mobile number', '1[3-9]\\d{9}', '13800138000', '12800138000'],
    ['code', '^\\d{4,10}$', '4711', '47a1'],
    ['payment password', '^\\d{6}$', '123456', '1234567'],
    ['id number', '^[A-Z0-9-]{6,20}$', 'P-123456', 'p-123456'],
    ['Chinese name', '^[\\u4e00-\\u9fa5·]{2,20}$', '欧阳·娜娜', '欧'],
    ['name of any script', "^[\\p{L} .'-]{2,40}$", "Renée O'Hara", 'R2'],
    ['Vietnamese name', '^[A-Za-zÀ-ỹ ]{2,40}$', 'Nguyễn Thị', '9'],
    ['Thai name', '^[\\u0E00-\\u0E7F ]+$', 'สมชาย', 'x'],
    ['account of a wallet', '^[\\w.@-]{3,32}$', 'a.b@c-d', 'a b'],
  ])('LOGIN-03 the rule of a %s is tested at once', (_, pattern, right, wrong) => {
    expect(cannotHang(pattern)).toBe(true)
    expect(testPattern(pattern, right)).toBe('match')
    expect(testPattern(pattern, wrong)).toBe('mismatch')
  })

  it.each([
    ['e-mail', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 'a@b.ph', 'a@b'],
    ['careful e-mail', '^[\\w.+-]+@([\\w-]+\\.)+[a-z]{2,}$', 'a.b@c.co.th', 'a@b'],
    ['Philippine mobile number', '^(09|\\+639)\\d{9}$', '09171234567', '08171234567'],
    ['one of two formats', '^[a-z]{4,8}$|^\\d{6}$', '123456', '12345'],
  ])('LOGIN-03 the rule of an %s is left to the worker, which can answer it', (_, pattern, right, wrong) => {
    expect(cannotHang(pattern)).toBe(false)
    expect(testPattern(pattern, right)).toBe('match')
    expect(testPattern(pattern, wrong)).toBe('mismatch')
  })
})

describe('a pattern as an expression', () => {
  it('REG-05 is of the whole value, anchored or not, with alternatives', () => {
    expect(testPattern('a', 'ab')).toBe('mismatch')
    expect(testPattern('a|b', 'ab')).toBe('mismatch')
    expect(testPattern('a|b', 'b')).toBe('match')
    expect(testPattern('^a$', 'a')).toBe('match')
    expect(testPattern('a', 'a\n')).toBe('mismatch')
  })

  it('REG-05 knows Unicode where it may, and older writing where it must', () => {
    expect(testPattern('^.{1}$', '👩')).toBe('match')
    expect(testPattern('^[\\w-.]{3}$', 'a-.')).toBe('match')
    expect(testPattern('^\\-\\d$', '-1')).toBe('match')
  })

  it.each(['[a-z', '(', 'a)|(b', 'a)(?:b', '*', 'a{2,1}', '\\'])('REG-05 is none when it is broken: %s', (pattern) => {
    expect(compilePattern(pattern)).toBeUndefined()
    expect(testPattern(pattern, 'a')).toBe('unknown')
  })

  it('REG-05 is none when it is longer than a rule may be, nor is a value longer than an input may be tested', () => {
    expect(testPattern('a'.repeat(PATTERN_MAX_LENGTH), 'a')).toBe('mismatch')
    expect(testPattern('a'.repeat(PATTERN_MAX_LENGTH + 1), 'a')).toBe('unknown')
    expect(testPattern('a*', 'a'.repeat(INPUT_MAX_LENGTH))).toBe('match')
    expect(testPattern('a*', 'a'.repeat(INPUT_MAX_LENGTH + 1))).toBe('unknown')
  })
})
