import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import type { Browser } from '@playwright/test'
import { newVisitor, openSlowPage } from './phone.ts'

const HERO = '/art/banner/weekend/home-1.svg'

/** The floor that everything is compared with: a page that is nothing but home's picture and a line of text. */
export interface Floor {
  readonly firstPaint: number
  readonly picture: number
}

/** Serves the static page with the picture that `web` has. */
export async function serveFloor(web: string): Promise<{ url: string; close: () => void }> {
  const hero = await (await fetch(web + HERO)).text()
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><body><h1>Floor</h1><img data-hero src="${HERO}" width="366" height="183" alt="">`
  const server = createServer((request, response) => {
    const isHero = request.url === HERO
    const type = isHero ? 'image/svg+xml' : 'text/html; charset=utf-8'
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(isHero ? hero : page))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** One cold load of the static page. */
export async function measureFloor(browser: Browser, url: string): Promise<Floor> {
  const context = await newVisitor(browser)
  const { page } = await openSlowPage(context, { heading: '' })
  await page.goto(url)
  await page.waitForFunction(() => window.__marks.heading > 0 && window.__marks.firstPaint > 0)
  const { firstPaint, heading } = await page.evaluate(() => window.__marks)
  await context.close()
  return { firstPaint, picture: heading }
}
