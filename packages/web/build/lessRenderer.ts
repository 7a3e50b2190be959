import { parseAst } from 'vite'

/** What the renderer asks while it works, where the answer is always the same here. */
interface Question {
  /** As its production build writes it. */
  readonly asked: RegExp
  readonly answer: string
}

/** The questions of a renderer; its code tells the name of one of its variables. */
export const questionsOf = (code: string): readonly Question[] => [
  // Every root is made by `createRoot`, none by the `render` of former years.
  { asked: /\b\w+\.mode&1\b/g, answer: '1' },
  // No page is rendered by a server: what a build writes is a waiting state, in whose place the page is rendered anew.
  { asked: /\b\w+(?:\.\w+)*\.isDehydrated\b/g, answer: '!1' },
  { asked: /\b\w+\.dehydrated\b/g, answer: 'null' },
  { asked: new RegExp(`(?<![\\w$.])${hydrating(code)}(?=[&?)])`, 'g'), answer: '!1' },
  { asked: new RegExp(`(?<![\\w$.])${hydrating(code)}=!0`, 'g'), answer: '!0' },
  // Only Internet Explorer has it.
  { asked: /\bdocument\.documentMode\b/g, answer: 'void 0' },
  // Class components of former years.
  { asked: /\btypeof \w+\.(?:UNSAFE_)?componentWill(?:Mount|ReceiveProps|Update)\b/g, answer: '"undefined"' },
  { asked: /\b\w+(?:\.type)?\.(?:c|childC)ontextTypes\b/g, answer: 'void 0' },
  // The names of all components around one that threw, for which the renderer calls each of them once more. Nobody reads them.
  { asked: /\b\w+\+=\w+\((\w+)\)(?=,\1=\1\.return;while\(\1\))/g, answer: 'void 0' },
]

/** The variable that says whether the renderer takes over the markup of a server. */
function hydrating(code: string): string {
  const [, name] = /if\(!(\w+)\)return \w+\(\w+\),\1=!0,!1/.exec(code) ?? []
  if (name === undefined) throw new Error('This renderer takes over the markup of a server in a way that is not known here')
  return name
}

/** A renderer with the answers in the place of what it asks; the minifier drops what they never lead to. */
export const withoutQuestions = (code: string): string =>
  questionsOf(code).reduce((text, { asked, answer }) => text.replace(asked, answer), code)

/**
 * The kinds of nodes that no page has: of unfinished classes of former years and of the markup of a server, and those of experiments,
 * which this React knows and cannot make: lists of suspense, scopes, hidden parts of former years, caches, and tracing markers.
 */
const NEVER: ReadonlySet<unknown> = new Set([17, 18, 19, 21, 23, 24, 25])

/** A renderer without what it does with nodes that no page has. */
export function withoutKinds(code: string): string {
  const cuts: Cut[] = []
  JSON.stringify(parseAst(code), (_key, node) => {
    if (node?.type === 'SwitchStatement' && isKind(node.discriminant)) cuts.push(...cutsIn(node.cases))
    if (node?.type === 'BinaryExpression' && node.operator === '===' && isKind(node.right) && NEVER.has(node.left.value))
      cuts.push({ start: node.start, end: node.end, instead: '!1' })
    return node
  })
  return cuts
    .filter((cut) => !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end), code)
}

interface Cut {
  readonly start: number
  readonly end: number
  readonly instead: string
}
/** A part of the syntax tree, as far as it matters here. */
interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
}
interface Case extends Node {
  readonly test: (Node & { readonly value?: unknown }) | null
  readonly consequent: readonly Node[]
}

/** Whether an expression is the kind of a node. */
const isKind = (node: Node & { readonly property?: { readonly name?: string } }) => node.property?.name === 'tag'
const LEAVES = new Set(['BreakStatement', 'ContinueStatement', 'ReturnStatement', 'ThrowStatement'])
/** Whether nothing that comes before a case leads into it. */
const isLeft = (before: Case | undefined) => before === undefined || LEAVES.has(before.consequent.at(-1)?.type ?? '')

/** The cases that are never met, with what is done only there. */
function cutsIn(cases: readonly Case[]): readonly Cut[] {
  let isReached = false
  return cases.flatMap((each, index) => {
    if (isLeft(cases[index - 1])) isReached = false
    const { test, start, end, consequent } = each
    const isNever = test !== null && NEVER.has(test.value)
    if (!isNever) isReached = true
    const body = consequent[0]?.start ?? end
    return isNever ? [{ start, end: isReached ? body : end, instead: '' }] : []
  })
}
