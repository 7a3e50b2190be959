import { parentPort } from 'node:worker_threads'
import type { HotPayload } from 'vite'
import { ESModulesEvaluator, ModuleRunner, type ModuleRunnerTransport } from 'vite/module-runner'
import type * as Application from '../src/app/prerender.tsx'
import type { WaitingStates } from '../src/app/waitingStates.ts'
import { converse } from './conversation.ts'

/** What the document of an address is made of in development. */
export interface Rendered {
  readonly states: WaitingStates
  /** The styles that it needs, in the order in which scripts bring them. */
  readonly styles: readonly ModuleStyle[]
}

/** The styles of one module. */
interface ModuleStyle {
  readonly module: string
  readonly css: string
}

/** The answer of the server that asks for a module. */
export type Invoked = Awaited<ReturnType<NonNullable<ModuleRunnerTransport['invoke']>>>

/*
 * The application for development, run in a thread of its own to render what addresses show while they wait: with the modules
 * that the development server has.
 */
if (!parentPort) throw new Error('This runs in a thread of its own')
const server = converse<HotPayload, Rendered, string, Invoked>(parentPort, render)
const runner = new ModuleRunner({ hmr: false, transport: { invoke: server.ask } }, new ESModulesEvaluator())

async function render(path: string): Promise<Rendered> {
  const { prerender }: Pick<typeof Application, 'prerender'> = await runner.import('/src/app/prerender.tsx')
  const states = await prerender(path, server.isWaiting)
  const modules = [...runner.evaluatedModules.idToModuleMap.keys()].filter((id) => id.endsWith('.css'))
  const styles: ModuleStyle[] = []
  // Run on a server such a module has the names of its classes alone; asked for in this way, it has its text.
  for (const module of modules) styles.push({ module, css: (await runner.import(`${module}?inline`)).default })
  return { states, styles }
}

// For every effect of every component React's development warns that a server does not run it.
const { error } = console
console.error = (...said: unknown[]) => {
  if (!String(said[0]).startsWith('Warning: useLayoutEffect')) error(...said)
}
