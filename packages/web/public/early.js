/*
 * Runs beside the first paint: what the page must know before the application is here. It must never throw, for
 * storage can be closed and the network away.
 */
;(() => {
  const root = document.documentElement
  const { merchant, language: fallback, texts } = document.currentScript.dataset
  /** The first calls of the home page, as the app's own client writes them; a test compares the two. */
  const calls = (language) => [
    `/wps/system/settings/consolidated?language=${language}`,
    `/wps/announcement?types=B%2CPL%2CPU%2CH&platform=M&merchantCode=${merchant}&language=${language}`,
  ]
  const tags = { CN: 'zh-Hans', TW: 'zh-Hant', TY: 'fil' }
  const rightToLeft = /^(ar|fa|ur)\b/i
  // An application that is there already has asked for itself.
  const isLate = '__lobbykitEarly' in window
  const early = new Map()
  if (!isLate) Object.defineProperty(window, '__lobbykitEarly', { value: early })

  const read = (key) => {
    try {
      return localStorage.getItem(`lobbykit.${key}`) || ''
    } catch {
      return ''
    }
  }

  const remembered = read('language').replace(/^"|"$/g, '')
  const language = /^[A-Za-z-]{2,12}$/.test(remembered) ? remembered : fallback
  const tag = tags[language] || language.toLowerCase()
  root.lang = tag
  root.dir = rightToLeft.test(tag) ? 'rtl' : 'ltr'

  // The texts of the merchant's own language come with the application and not a round trip after it.
  if (texts && language === fallback) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href: texts })
    document.head.append(link)
  }

  const home = /^\/(m\/?|m\/(index|index\.html|home))?$/.test(location.pathname)
  if (!home) {
    root.dataset.shell = 'page'
    return
  }

  if (merchant && !isLate) {
    for (const url of calls(language)) {
      const control = new AbortController()
      const answer = fetch(url, { headers: { Merchant: merchant }, signal: control.signal })
      // Nobody may ask for it; a failure is then nobody's.
      answer.catch(() => {})
      early.set(url, { answer, control })
    }
  }

  const swapHero = () => {
    const shown = document.querySelector('.shell-hero')
    const address = read('hero')
    // Only a path of our own, with one slash in front.
    if (shown && /^\/(?![/\\])[\w\-./%?=&]+$/.test(address) && address !== shown.getAttribute('src')) shown.src = address
  }
  if (document.querySelector('.shell-hero')) swapHero()
  else document.addEventListener('DOMContentLoaded', swapHero)
})()
