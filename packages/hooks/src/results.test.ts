import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** All that the public entry exports, with its name there. */
interface Entry {
  name: string
  declarations: readonly ts.Declaration[]
}

/** The public entry of a program, and what resolves the names that its types use. */
interface Source {
  entry: readonly Entry[]
  declared: (name: ts.Node) => readonly ts.Declaration[]
}

function sourceOf(program: ts.Program, path: string): Source {
  const checker = program.getTypeChecker()
  const own = (symbol: ts.Symbol | undefined) => {
    const found = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return found?.declarations ?? []
  }
  const file = program.getSourceFile(path)
  const module = file && checker.getSymbolAtLocation(file)
  const exported = module ? checker.getExportsOfModule(module) : []
  return {
    entry: exported.map((symbol) => ({ name: symbol.name, declarations: own(symbol) })),
    declared: (name) => own(checker.getSymbolAtLocation(name)),
  }
}

const placeOf = (node: ts.Node, name: string) => {
  const file = node.getSourceFile()
  const { line } = file.getLineAndCharacterOfPosition(node.getStart())
  return `${name} (${file.fileName.replace(folder, '')}:${line + 1})`
}

const hasSentence = (node: ts.Node): boolean =>
  ts.getJSDocCommentsAndTags(node).some((doc) => ts.isJSDoc(doc) && (ts.getTextOfJSDocComment(doc.comment) ?? '').trim() !== '')

/** The literal that tells the variants of a union apart: the sentence of the union says what it means. */
const isVariantName = (member: ts.TypeElement): boolean =>
  ts.isPropertySignature(member) &&
  ts.isTypeLiteralNode(member.parent) &&
  ts.isUnionTypeNode(member.parent.parent) &&
  member.type !== undefined &&
  ts.isLiteralTypeNode(member.type)

/** Hooks that do not write down what they return. */
const untypedHooks = ({ entry }: Source): string[] =>
  entry
    .filter(({ name }) => /^use[A-Z]/.test(name))
    .flatMap(({ name, declarations }) => {
      const types = declarations.map((declaration) => {
        const hook = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration
        return hook && ts.isFunctionLike(hook) ? hook.type : undefined
      })
      return types.length > 0 && types.every((type) => type !== undefined) ? [] : [name]
    })

/** Members without a sentence, of every exported result and of all types of the hooks that results consist of. */
function membersWithoutSentence({ entry, declared }: Source, isOurs: (file: string) => boolean): string[] {
  const seen = new Set<ts.Node>()
  const missing: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isTypeElement(node) && node.name) {
      if (!hasSentence(node) && !isVariantName(node)) missing.push(placeOf(node, node.name.getText()))
    }
    if (ts.isTypeReferenceNode(node)) follow(node.typeName)
    if (ts.isExpressionWithTypeArguments(node)) follow(node.expression)
    ts.forEachChild(node, look)
  }
  const follow = (name: ts.Node) => declared(name).forEach(enter)
  const enter = (declaration: ts.Declaration) => {
    const isType = ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)
    if (!isType || seen.has(declaration) || !isOurs(declaration.getSourceFile().fileName)) return
    seen.add(declaration)
    look(declaration)
  }
  for (const { name, declarations } of entry) if (name.endsWith('Result')) declarations.forEach(enter)
  return missing
}

const isTypeOf = (isOurs: (file: string) => boolean) => (declaration: ts.Declaration) =>
  (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) &&
  isOurs(declaration.getSourceFile().fileName)

/** Exported types that say nothing of themselves. */
const typesWithoutSentence = ({ entry }: Source, isOurs: (file: string) => boolean): string[] =>
  entry.flatMap(({ name, declarations }) =>
    declarations
      .filter(isTypeOf(isOurs))
      .flatMap((declaration) => (hasSentence(declaration) ? [] : [placeOf(declaration, name)])),
  )

/** Types that results consist of and a skin cannot name, because the entry does not export them. */
function typesWithoutName({ entry, declared }: Source, isOurs: (file: string) => boolean): string[] {
  const named = new Set(entry.flatMap(({ declarations }) => declarations))
  const seen = new Set<ts.Declaration>()
  const unnamed: string[] = []
  const look = (node: ts.Node) => {
    if (ts.isTypeReferenceNode(node)) declared(node.typeName).filter(isTypeOf(isOurs)).forEach(enter)
    if (ts.isExpressionWithTypeArguments(node)) declared(node.expression).filter(isTypeOf(isOurs)).forEach(enter)
    ts.forEachChild(node, look)
  }
  const enter = (declaration: ts.Declaration) => {
    if (seen.has(declaration)) return
    seen.add(declaration)
    if (!named.has(declaration)) unnamed.push(placeOf(declaration, ts.getNameOfDeclaration(declaration)?.getText() ?? ''))
    look(declaration)
  }
  for (const { name, declarations } of entry) if (name.endsWith('Result')) declarations.filter(isTypeOf(isOurs)).forEach(enter)
  return unnamed
}

/** A program of one file, to show that the checks find what is missing. */
function sourceOfText(text: string): Source {
  const path = '/hooks.ts'
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const options = { noLib: true, noResolve: true }
  const host = { ...ts.createCompilerHost(options), getSourceFile: (name: string) => (name === path ? file : undefined) }
  return sourceOf(ts.createProgram([path], options, host), path)
}

describe('the public hooks', () => {
  let source: Source
  beforeAll(() => {
    const { config } = ts.readConfigFile(`${folder}../tsconfig.json`, ts.sys.readFile)
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, `${folder}..`)
    const path = `${folder}index.ts`
    source = sourceOf(ts.createProgram([path], options), path)
  }, 60_000)

  it('write down what they return', () => {
    expect(source.entry.filter(({ name }) => name.startsWith('use')).length).toBeGreaterThan(100)
    expect(untypedHooks(source)).toEqual([])
  })

  it('say of every member of their results what it means', () => {
    expect(membersWithoutSentence(source, (file) => file.startsWith(folder))).toEqual([])
  })

  it('say of every exported type what it is', () => {
    expect(typesWithoutSentence(source, (file) => file.startsWith(folder)).join('\n')).toBe('')
  })

  it('have a name for every type that their results consist of', () => {
    expect(typesWithoutName(source, (file) => file.startsWith(folder)).join('\n')).toBe('')
  })
})

describe('the checks find', () => {
  const missing = (text: string) => membersWithoutSentence(sourceOfText(text), () => true)

  it('a hook without a written type, be it a function or a constant', () => {
    const text =
      'export function useOne() { return 1 }\nexport const useTwo = () => 2\nexport function useThree(): number { return 3 }'
    expect(untypedHooks(sourceOfText(text))).toEqual(['useOne', 'useTwo'])
  })

  it('a member without a sentence, and one whose comment is empty', () => {
    const text = `export interface AResult {
  a: number
  /** */
  b: number
  /** Told. */
  c: number
}`
    expect(missing(text)).toEqual(['a (/hooks.ts:2)', 'b (/hooks.ts:4)'])
  })

  it('one of a type that the result extends, holds, or writes in place', () => {
    const text = `interface Base { base: number }
interface Row { row: number }
export interface AResult extends Base {
  /** Told. */
  rows: readonly Row[]
  /** Told. */
  at: { place: number }
}`
    expect(missing(text)).toEqual(['base (/hooks.ts:1)', 'row (/hooks.ts:2)', 'place (/hooks.ts:7)'])
  })

  it('an exported type without a sentence, and one without a name that a result holds', () => {
    const text = `interface Row { row: number }
interface Inner { inner: number }
export interface Told { told: Inner }
/** Told. */
export interface AResult {
  rows: readonly Row[]
  told: Told
}`
    const source = sourceOfText(text)
    expect(typesWithoutSentence(source, () => true)).toEqual(['Told (/hooks.ts:3)'])
    expect(typesWithoutName(source, () => true)).toEqual(['Row (/hooks.ts:1)', 'Inner (/hooks.ts:2)'])
  })

  it('nothing to say of the literal that tells variants apart, but of what the variant brings', () => {
    expect(missing("export type AResult = { kind: 'one' } | { kind: 'two'; more: number }")).toEqual(['more (/hooks.ts:1)'])
  })
})
