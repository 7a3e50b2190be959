/**
 * Declares every schema of the generated types by its name, and lets `components['schemas']` point to it: editors and declaration
 * files then show the name, where they would repeat the whole answer each time.
 */
export function withSchemaNames(types: string): string {
  const lines = types.split('\n')
  const start = lines.indexOf('    schemas: {')
  const end = lines.indexOf('    };', start)
  if (start < 0 || end < 0) throw new Error('the generated types have no schemas')
  const declared: string[] = []
  const members: string[] = []
  let note: string[] = []
  for (let at = start + 1; at < end; at++) {
    const line = lines[at] ?? ''
    const [, name, first = ''] = /^ {8}(\w+): (.*)$/.exec(line) ?? []
    if (!name) {
      note.push(line)
      continue
    }
    const body = [first]
    while (!isWhole(body)) body.push(lines[++at] ?? '')
    const text = body.map((each) => each.replace(/^ {8}/, '')).join('\n')
    // An interface keeps its name wherever it is used; an alias would be written out.
    const isObject = first === '{' && body.findIndex((each) => /^ {8}\S/.test(each)) === body.length - 1
    const declaration = isObject ? `export interface ${name} ${text.slice(0, -1)}` : `export type ${name} = ${text}`
    declared.push(...note.map((each) => each.replace(/^ {8}/, '')), declaration)
    members.push(`        ${name}: ${name};`)
    note = []
  }
  return [...lines.slice(0, start + 1), ...members, ...lines.slice(end), ...declared, ''].join('\n')
}

/** Whether the lines of a member are all there: its last one stands as far in as its first one. */
const isWhole = (body: readonly string[]) => {
  const last = body.at(-1) ?? ''
  return last.endsWith(';') && (body.length === 1 || /^ {8}\S/.test(last))
}
