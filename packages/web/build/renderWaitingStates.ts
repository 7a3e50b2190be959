import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import type { WaitingStates } from '../src/app/waitingStates.ts'
import { ownTransforms, sameSources } from './innerBuild.ts'

/** Renders what every address shows while it waits, with the screens' own components: the application, built for node and run once. */
export async function renderWaitingStates(config: ResolvedConfig): Promise<WaitingStates> {
  const output = await build({
    ...sameSources(config),
    plugins: ownTransforms(config),
    ssr: { noExternal: true },
    build: {
      ssr: 'src/app/prerender.tsx',
      write: false,
      minify: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  const chunk = [output].flat().flatMap((each) => ('output' in each ? each.output : []))[0] as Rolldown.OutputChunk
  // In the folder of the sources, so that packages which are not part of the file are found.
  const folder = mkdtempSync(join(config.root, 'node_modules/.waiting-'))
  try {
    writeFileSync(join(folder, 'prerender.mjs'), chunk.code)
    const run = `import { parentPort } from 'node:worker_threads'
import { prerender } from './prerender.mjs'
parentPort.postMessage(await prerender())`
    writeFileSync(join(folder, 'run.mjs'), run)
    return await runInWorker(join(folder, 'run.mjs'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs it in a worker thread, because its timers end with the thread. */
async function runInWorker(file: string): Promise<WaitingStates> {
  const worker = new Worker(file)
  try {
    return await new Promise((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
    })
  } finally {
    await worker.terminate()
  }
}
