import { type ArtCategory, SYMBOL_COUNT } from '../art/index.ts'
import { escapeXml } from '../art/kit.ts'
import { playClient } from './client.ts'
import { PAY_TABLE } from './round.ts'
import { PLAY_TEXTS, type PlayLanguage, type PlayTexts } from './texts.ts'

export type PlayPageOptions = {
  readonly ticket: string
  readonly gameName: string
  readonly category: ArtCategory
  readonly gameId: string
  readonly language: PlayLanguage
  /** An ISO code such as PHP, or any short mark to put before amounts. */
  readonly currency: string
}

/** The browser script, to be served as `/play/game.js`. */
export const playScript = `'use strict';(${String(playClient)})();\n`

/**
 * The policy under which the page works; a handler sends it as `Content-Security-Policy`. It names the origin the page comes
 * from: in a sandboxed frame, whose own origin is nobody's, WebKit lets `'self'` match nothing.
 */
export function playPolicy(origin: string): string {
  const own = ['script-src', 'style-src', 'img-src', 'connect-src'].map((kind) => `${kind} 'self' ${origin}`)
  return ["default-src 'none'", ...own, "base-uri 'none'", "form-action 'none'"].join('; ')
}

/** The page of one launched game, to be served at `/play/{ticket}` beside its script, style and artwork. */
export function playPage(options: PlayPageOptions): { html: string } {
  const { category, language } = options
  const texts = PLAY_TEXTS[language]
  const name = escapeXml(options.gameName, 120)
  const id = encodeURIComponent(options.gameId.replace(/\p{Surrogate}/gu, ''))
  const symbols = `../art/symbol/${category}`
  const html = `<!doctype html>
<html lang="${language === 'TY' ? 'fil' : 'en'}" data-category="${category}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#090d18">
<title>${name}</title>
<link rel="icon" href="../art/icon.svg">
<link rel="stylesheet" href="game.css">
<script src="game.js" defer></script>
</head>
<body data-ticket="${escapeXml(options.ticket, 200)}" data-currency="${escapeXml(options.currency, 12)}" data-symbols="${symbols}" data-symbol-count="${SYMBOL_COUNT}"${textAttributes(texts)}>
<header>
<button type="button" id="back"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5"/></svg><span>${texts.back}</span></button>
<p class="purse"><span>${texts.balance}</span> <strong id="balance">–</strong></p>
</header>
<main>
<div class="hero"><img src="../art/wide/${category}/${id}.svg" alt="" width="480" height="200"><h1>${name}</h1></div>
<section id="reels" class="reels" data-result="">${[0, 1, 2].map((index) => reel(index, symbols)).join('')}</section>
<p id="message" role="status" data-result="">${texts.loading}</p>
<p id="problem" role="alert"></p>
<fieldset id="stakes"><legend>${texts.stake}</legend><div id="choices"></div></fieldset>
<button type="button" id="spin" aria-disabled="true">${texts.spin}</button>
<details><summary>${texts.pays}</summary>${payTable(texts, symbols)}<p>${texts.note}</p></details>
</main>
</body>
</html>
`
  return { html }
}

function reel(index: number, symbols: string): string {
  const strip = Array.from({ length: SYMBOL_COUNT + 1 }, (_, place) =>
    picture(symbols, (place + index * 2) % SYMBOL_COUNT),
  ).join('')
  return `<div id="reel${index}" class="reel" data-rolling=""><div class="strip" aria-hidden="true">${strip}</div><img id="face${index}" class="face" src="${symbols}/${SYMBOL_COUNT - 1 - index}.svg" alt="" width="144" height="144"></div>`
}

function picture(symbols: string, index: number): string {
  return `<img src="${symbols}/${index}.svg" alt="" width="144" height="144">`
}

function payTable(texts: PlayTexts, symbols: string): string {
  const rows = Array.from({ length: SYMBOL_COUNT }, (_, place) => {
    const index = SYMBOL_COUNT - 1 - place
    const pair = PAY_TABLE.pair[index] ? `× ${PAY_TABLE.pair[index]}` : '–'
    return `<tr><th scope="row"><img src="${symbols}/${index}.svg" alt="${texts.symbol} ${place + 1}" width="36" height="36"></th><td>× ${PAY_TABLE.three[index]}</td><td>${pair}</td></tr>`
  })
  return `<table><thead><tr><th scope="col">${texts.symbol}</th><th scope="col">${texts.three}</th><th scope="col">${texts.pair}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function textAttributes(texts: PlayTexts): string {
  return Object.entries(texts)
    .map(
      ([name, words]) =>
        ` data-text-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeXml(words, 300)}"`,
    )
    .join('')
}
