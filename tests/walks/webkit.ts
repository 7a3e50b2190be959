import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import type { Opened } from './visitor.ts'
import { visitorOf } from './visitorOf.ts'
import { beginSession, type Command, elementIn, reference } from './webdriver.ts'

/** An installed WebKitGTK: its driver, its small browser, and what gives them a screen where there is none. */
export interface WebKit {
  driver: string
  browser: string
  screen: string | undefined
}

const KEYS = { Enter: '\ue007', Escape: '\ue00c' } as const

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  await new Promise((closed) => server.close(closed))
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return address.port
}

/** Ends the driver with everything it started. */
function end({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid)
  } catch {
    // It has ended by itself.
  }
}

const hands = (command: Command) => {
  const run = (expression: string) => command('POST', '/execute/sync', { script: `return (${expression})`, args: [] })
  async function inFrame<T>(inGame: boolean, act: () => Promise<T>): Promise<T> {
    if (!inGame) return act()
    await command('POST', '/frame', { id: reference(elementIn(await run("document.querySelector('iframe')"))) })
    try {
      return await act()
    } finally {
      await command('POST', '/frame', { id: null })
    }
  }
  return {
    open: async (url: string) => void (await command('POST', '/url', { url })),
    back: async () => void (await command('POST', '/back', {})),
    evaluate: (expression: string, inGame: boolean) => inFrame(inGame, () => run(expression)),
    click: (expression: string, inGame: boolean) =>
      inFrame(inGame, async () => void (await command('POST', `/element/${elementIn(await run(expression))}/click`, {}))),
    write: async (expression: string, text: string) =>
      void (await command('POST', `/element/${elementIn(await run(expression))}/value`, { text })),
    async press(key: keyof typeof KEYS) {
      const actions = (['keyDown', 'keyUp'] as const).map((type) => ({ type, value: KEYS[key] }))
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
  }
}

/** An installed WebKitGTK, which speaks the WebDriver standard. */
export async function openWebKit({ driver, browser, screen }: WebKit, site: string): Promise<Opened> {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const started = [driver, `--port=${port}`, '--host=127.0.0.1']
  // A screen with a number of its own: one that another browser has just left may be gone a moment later.
  const [program = driver, ...args] = screen ? [screen, `--server-num=${100 + (port % 20_000)}`, '-a', ...started] : started
  const child = spawn(program, args, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, LANG: 'en_US.UTF-8', LANGUAGE: 'en_US' },
  })
  try {
    await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass({
      intervals: [100],
      timeout: 20_000,
    })
    const command = await beginSession(address, {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    await command('POST', '/window/rect', { width: 390, height: 844 })
    return {
      visitor: visitorOf(hands(command), site),
      errors: [],
      async close() {
        await command('DELETE', '').catch(() => undefined)
        end(child)
      },
    }
  } catch (error) {
    end(child)
    throw error
  }
}
