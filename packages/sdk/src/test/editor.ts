// A file that uses the sources of this package, and what an editor shows in it.
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const FILE = at('editor.probe.ts')
const { config } = ts.readConfigFile(at('../tsconfig.json'), ts.sys.readFile)
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, at('..'))

const said = (parts: ts.SymbolDisplayPart[] | undefined) => ts.displayPartsToString(parts)

let text = ''
let version = 0
const service = ts.createLanguageService({
  ...ts.sys,
  useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
  getCurrentDirectory: () => at('..'),
  getCompilationSettings: () => options,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  getScriptFileNames: () => [FILE],
  getScriptVersion: (file) => (file === FILE ? String(version) : ''),
  getScriptSnapshot: (file) => {
    const found = file === FILE ? text : ts.sys.readFile(file)
    return found === undefined ? undefined : ts.ScriptSnapshot.fromString(found)
  },
  fileExists: (file) => file === FILE || ts.sys.fileExists(file),
})

/** Writes these lines into the file, below an `sdk`. */
export function write(lines: string): void {
  text = `import type { Sdk } from './createSdk.ts'\ndeclare const sdk: Sdk\n${lines}`
  version++
}

const after = (start: string) => text.indexOf(start) + start.length

/** What a hover over the name of the function says, in the call that begins so. */
export function hover(call: string): string {
  const [name = ''] = call.split('(')
  return said(service.getQuickInfoAtPosition(FILE, text.indexOf(call) + name.length - 1)?.documentation)
}

/** What the signature says that is shown while that is written which comes after `start`. */
export function signature(start: string): string {
  const help = service.getSignatureHelpItems(FILE, after(start), undefined)
  return said(help?.items[help.selectedItemIndex]?.documentation)
}

/** What may be written after `start`. */
export const completions = (start: string): string[] =>
  service.getCompletionsAtPosition(FILE, after(start), undefined)?.entries.map(({ name }) => name) ?? []

/** What TypeScript says last of each error, which is about the call as it was given. */
export const errors = (): (string | undefined)[] =>
  service
    .getSemanticDiagnostics(FILE)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n').at(-1)?.trim())
