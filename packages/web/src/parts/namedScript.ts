import { withoutHash } from './hashedName.ts'
import { buildFacts } from './partFiles.ts'

declare global {
  /** Loads a script by its name: what the build makes of a dynamic import (`build/namedScripts.ts`). */
  var namedScript: (name: string) => Promise<unknown>
}

/** The page names the scripts of its own address, the facts of the build all of them. */
async function fileOf(name: string): Promise<string> {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload]')) {
    const [, file = ''] = /\/assets\/(.+)\.js$/.exec(href) ?? []
    if (withoutHash(file) === name) return file
  }
  const { scripts } = await buildFacts()
  return scripts.find((file) => withoutHash(file) === name) ?? name
}

/** Lets all scripts load others by their names. */
export function nameScripts(): void {
  globalThis.namedScript = async (name) => {
    const address = `/assets/${await fileOf(name)}.js`
    return import(/* @vite-ignore */ address)
  }
}
