/**
 * The game page's script. It is served as its own source text, so it must stand alone: nothing outside
 * this function may be named, and it must not be built with a tool that adds helpers to functions.
 */
export function playClient(): void {
  type Round = { readonly stake: number; readonly key: string }
  type Answer = { readonly status: number; readonly value: unknown }
  type Result = { readonly balance: number; readonly win: number; readonly symbols: readonly number[] }

  const ANSWER_MS = 15_000
  const TRIES = 3
  const PAUSE_MS = 700
  const ROLL_MS = 700
  const STOP_MS = 240
  const BIG_WIN_TIMES = 20
  /** What is said for a status, by the name of the text. */
  const REFUSALS: Readonly<Record<number, string>> = { 401: 'ended', 402: 'insufficient', 403: 'timeOut', 404: 'unknown' }

  const page = document.body.dataset
  const spinButton = find('spin')
  const stakeField = find('stakes')
  const reels = find('reels')
  const faces = [0, 1, 2].map((index) => ({ cell: find(`reel${index}`), image: find(`face${index}`) }))
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

  let currency = page.currency ?? ''
  let stake = 0
  let loaded = false
  let running = false
  // A round whose outcome is unknown keeps its key, so that asking again never takes the stake twice.
  let open: Round | undefined

  spinButton.addEventListener('click', () => void act())
  spinButton.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault()
  })
  find('back').addEventListener('click', leave)
  void load()

  async function act(): Promise<void> {
    if (running) return
    await (loaded ? spin() : load())
  }

  async function load(): Promise<void> {
    busy(true)
    say('message', text('loading'))
    say('problem', '')
    const { status, value } = await call('state')
    busy(false)
    if (status === 200 && isRecord(value) && isMoney(value.balance) && Array.isArray(value.stakes)) {
      const lowest = isMoney(value.minStake) ? value.minStake : 0
      const stakes = value.stakes.filter(isMoney).filter((amount) => amount > 0 && amount >= lowest)
      if (typeof value.currency === 'string' && value.currency) currency = value.currency
      if (stakes.length) {
        loaded = true
        offer(stakes)
        showBalance(value.balance)
        say('message', text('ready'))
        say('spin', text('spin'))
        return
      }
    }
    say('message', '')
    say('problem', text(status === 401 ? 'ended' : status === 404 ? 'unknown' : 'unreachable'))
    say('spin', text('reload'))
  }

  async function spin(): Promise<void> {
    const round = open ?? { stake, key: newKey() }
    open = round
    busy(true)
    say('spin', text('spinning'))
    say('problem', '')
    say('message', '')
    reels.dataset.result = ''
    for (const { cell } of faces) cell.dataset.rolling = 'yes'
    const [answer] = await Promise.all([ask(round), wait(calm.matches ? 0 : ROLL_MS)])
    const result = resultOf(answer)
    if (result) await stop(result.symbols)
    for (const { cell } of faces) cell.dataset.rolling = ''
    if (result) finish(round, result)
    else fail(answer.status)
    busy(false)
  }

  /** Asks until the outcome is known; the key makes every repetition the same round. */
  async function ask(round: Round): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await call('round', JSON.stringify({ stake: round.stake, key: round.key }))
      const known = resultOf(answer) !== undefined || (answer.status >= 400 && answer.status < 500)
      if (known || attempt === TRIES) return answer
      await wait(PAUSE_MS * attempt)
    }
  }

  async function stop(symbols: readonly number[]): Promise<void> {
    for (const [index, { cell, image }] of faces.entries()) {
      image.setAttribute('src', `${page.symbols}/${symbols[index]}.svg`)
      if (!calm.matches) await wait(STOP_MS)
      cell.dataset.rolling = ''
    }
  }

  function finish(round: Round, result: Result): void {
    open = undefined
    showBalance(result.balance)
    const big = result.win >= round.stake * BIG_WIN_TIMES
    reels.dataset.result = result.win > 0 ? (big ? 'big' : 'win') : 'none'
    find('message').dataset.result = reels.dataset.result
    const words = result.win > 0 ? text(big ? 'bigWin' : 'win') : text('noWin')
    say(
      'message',
      words.replace('{amount}', () => money(result.win)),
    )
    say('spin', text('spin'))
    tellParent('lobbykit:balance')
  }

  function fail(status: number): void {
    const closed = status === 401 || status === 404
    const refused = status >= 400 && status < 500
    if (refused) open = undefined
    if (closed) loaded = false
    const other = refused ? 'refused' : status === 0 ? 'network' : 'server'
    say('problem', text(REFUSALS[status] ?? other))
    say('spin', text(closed ? 'reload' : refused ? 'spin' : 'finish'))
  }

  function offer(stakes: readonly number[]): void {
    if (!stakes.includes(stake)) stake = stakes[0] ?? 0
    const choices = stakes.map((amount) => {
      const label = document.createElement('label')
      const input = document.createElement('input')
      const words = document.createElement('span')
      input.type = 'radio'
      input.name = 'stake'
      input.checked = amount === stake
      input.addEventListener('change', () => {
        stake = amount
      })
      words.textContent = money(amount)
      label.append(input, words)
      return label
    })
    find('choices').replaceChildren(...choices)
  }

  async function call(tail: string, body?: string): Promise<Answer> {
    const address = new URL(window.location.href)
    address.pathname = address.pathname.replace(/\/+$/, '')
    const target = new URL(`${encodeURIComponent(page.ticket ?? '')}/${tail}`, address)
    const control = new AbortController()
    const timer = setTimeout(() => control.abort(), ANSWER_MS)
    try {
      const response = await fetch(target, {
        method: body === undefined ? 'GET' : 'POST',
        credentials: 'omit',
        cache: 'no-store',
        signal: control.signal,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body }),
      })
      const value: unknown = await response.json().catch(() => undefined)
      return { status: response.status, value }
    } catch {
      return { status: 0, value: undefined }
    } finally {
      clearTimeout(timer)
    }
  }

  function resultOf({ status, value }: Answer): Result | undefined {
    if (status !== 200 || !isRecord(value)) return undefined
    const { balance, win, symbols } = value
    if (!isMoney(balance) || !isMoney(win) || !Array.isArray(symbols) || symbols.length !== faces.length) return undefined
    if (!symbols.every((symbol) => Number.isInteger(symbol) && symbol >= 0 && symbol < Number(page.symbolCount)))
      return undefined
    return { balance, win, symbols: symbols.map(Number) }
  }

  function leave(): void {
    if (window.parent !== window) {
      tellParent('lobbykit:exit')
      return
    }
    window.close()
    // A window that the player opened cannot be closed by a script; then the way back is the history.
    setTimeout(() => window.history.back(), 150)
  }

  function tellParent(type: string): void {
    if (window.parent !== window) window.parent.postMessage({ type }, '*')
  }

  function busy(is: boolean): void {
    running = is
    spinButton.setAttribute('aria-disabled', String(is))
    stakeField.toggleAttribute('disabled', is || open !== undefined)
  }

  function showBalance(amount: number): void {
    say('balance', money(amount))
  }

  function money(amount: number): string {
    const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2, numberingSystem: 'latn' } as const
    try {
      return new Intl.NumberFormat(document.documentElement.lang, { ...decimals, style: 'currency', currency }).format(amount)
    } catch {
      return `${currency} ${new Intl.NumberFormat('en', decimals).format(amount)}`.trim()
    }
  }

  function newKey(): string {
    // randomUUID exists only in secure contexts, and a phone on the local network is not one.
    return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  function find(id: string): HTMLElement {
    const element = document.getElementById(id)
    if (!element) throw new Error(`The game page lacks #${id}`)
    return element
  }

  function say(id: string, words: string): void {
    find(id).textContent = words
  }

  function text(name: string): string {
    return page[`text${name.charAt(0).toUpperCase()}${name.slice(1)}`] ?? ''
  }

  function isRecord(value: unknown): value is Record<string, unknown> {
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  }

  function isMoney(value: unknown): value is number {
    return typeof value === 'number' && Number.isFinite(value) && value >= 0
  }

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, milliseconds)
    })
  }
}
