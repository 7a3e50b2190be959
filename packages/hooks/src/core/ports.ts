import type { BodyCipher, LinkCipher, Transport } from '@lobbykit/sdk'

/** What a browser's Storage offers, as far as the lobby uses it. */
export interface StorageLike {
  /** What was kept under a name; null for nothing. */
  getItem(key: string): string | null
  /** Keeps a text under a name. */
  setItem(key: string, value: string): void
  /** Removes what was kept under a name. */
  removeItem(key: string): void
  /** Removes everything; without it only what the lobby itself wrote is removed. */
  clear?(): void
}

/** Time and timers. Tests pass a faked one; nothing else in the lobby asks what time it is. */
export interface Clock {
  /** Milliseconds since 1970, as the device believes. */
  now(): number
  /** Milliseconds of a clock that never jumps, though it may pause while the device sleeps. */
  monotonic(): number
  /** Runs something once after so many milliseconds; answers with what `clearTimeout` takes. */
  setTimeout(run: () => void, ms: number): unknown
  /** Ends a timer before it runs; any other value changes nothing. */
  clearTimeout(id: unknown): void
}

/** What rules may ask about the device (APP-27). */
export interface Device {
  /** What the browser calls itself. */
  userAgent: string
  /** Whether the page runs as an installed app, outside the browser's own frame. */
  standalone(): boolean
  /** How many pages the history of this tab has up to this one. Those that the player has come back from do not count: no way back leads there. */
  historyLength(): number
  /** Whether the device believes that it has a network. */
  online(): boolean
  /**
   * Calls `changed` when the network is found or lost, or when the page comes into sight or leaves it, as the browser calls these
   * events; answers with what ends that.
   */
  watch(event: 'online' | 'offline' | 'visibilitychange', changed: () => void): () => void
  /** Host of the page's address, without a port. */
  hostName: string
  /** The page's own address, whole. */
  address(): string
  /** Height of the screen in CSS pixels. */
  screenHeight: number
  /** Whether the screen takes touches. */
  touch: boolean
}

/** Sends short messages to the same site's other tabs and hears theirs; a tab never hears its own. */
export interface TabChannel {
  /** Sends a message to the other tabs. */
  post(message: unknown): void
  /** Calls `hear` with each message of another tab; answers with what ends that. */
  listen(hear: (message: unknown) => void): () => void
}

/** Lets one tab of the site at a time do something, as the browser's LockManager does; a lock goes with its tab. */
export interface Locks {
  /** Does the work with the lock of that name, or with null where another tab has it and `ifAvailable` is set. */
  request<T>(name: string, options: { ifAvailable: boolean }, work: (granted: object | null) => Promise<T>): Promise<T>
}

/** Sends a code to a phone and checks it, outside the backend (REG-10). */
export interface PhoneVerification {
  /** Sends a code; rejects when it cannot. */
  sendCode(phone: { countryDialingCode: string; mobileNum: string }): Promise<void>
  /** Resolves to the identity token of the verified number; rejects when the code is wrong. */
  verify(code: string): Promise<{ idToken: string }>
}

/** Where else a player may have an account. */
export type SocialProvider = 'facebook' | 'google'

/** Signs in with an account elsewhere; a provider that is not initialised is not offered (REG-01). */
export interface SocialLogin {
  /** Whether a provider is initialised. */
  ready(provider: SocialProvider): boolean
  /** Calls back when a provider becomes ready after the page did; returns what ends that. */
  subscribe?(changed: () => void): () => void
  /** Resolves to the identity of the player there; rejects when the player gives up or the provider refuses. */
  signIn(provider: SocialProvider): Promise<{ idToken: string; userName: string }>
}

/** Writes the remembered password so that it is not readable at a glance (LOGIN-09). It is no encryption. */
export interface PasswordCodec {
  /** The text that is kept in place of the password. */
  encode(password: string): string
  /** Undefined for anything `encode` did not write. */
  decode(text: string): string | undefined
}

/**
 * Makes an image smaller: at most so many pixels on its longest side, upright as its camera was held, as a JPEG in a `data:`
 * address. Rejects what cannot be decoded (MEM-10).
 */
export type ImageScaler = (file: Blob, longestPx: number) => Promise<string>

/** Hands a text and an address to another app of the device; rejects with an `AbortError` when that is given up (MEM-06). */
export type Share = (content: { text: string; url: string }) => Promise<void>

/** Everything around the lobby that a skin, a test or a native shell may replace. */
export interface Ports {
  /** Keeps things beyond the visit. */
  localStorage: StorageLike
  /** Keeps things as long as the tab is open. */
  sessionStorage: StorageLike
  /** Time and timers. */
  clock: Clock
  /** A number from 0 up to 1. */
  random: () => number
  /** Facts of the device and of the page's address. */
  device: Device
  /**
   * Goes to a path of the site, or one entry back with -1; who is there already stays. `replace` puts it in the place of this entry;
   * `back` goes back instead where the player came from its page, so that this page is not in the history twice.
   */
  navigate: (to: string | -1, options?: { replace?: boolean; back?: boolean }) => void
  /** Opens an address in a new window without opener; false when the browser blocked it. */
  openWindow: (url: string) => boolean
  /** Messages to and from the other tabs of the site. */
  tabs: TabChannel
  /** Lets one tab at a time move something. Absent where a browser has none: then only each tab by itself keeps order. */
  locks: Locks | undefined
  /** Sends and checks codes instead of the backend, which is asked for them without it. */
  phoneVerification: PhoneVerification | undefined
  /** Signs in with accounts elsewhere. Null where a site wants none, whatever the backend offers; without a word about it that is reported. */
  socialLogin: SocialLogin | null | undefined
  /** Encrypts the bodies that the contract marks; without it such a call fails and says so. */
  bodyCipher: BodyCipher | undefined
  /** Decrypts the service link; DES-ECB unless replaced. */
  linkCipher: LinkCipher | undefined
  /** Writes the remembered password; base64 twice and a suffix unless replaced. */
  passwordCodec: PasswordCodec | undefined
  /** Starts a worker that tests patterns; without it only patterns that cannot hang are tested. */
  patternWorker: (() => Worker) | undefined
  /** Makes a picked image smaller; a canvas does unless replaced. */
  scaleImage?: ImageScaler | undefined
  /** Shares with other apps; the browser's own sheet does unless replaced, where there is one. */
  share?: Share | undefined
  /**
   * Hears that code which a tap needs could not be loaded again: it may belong to a version of the site that is no longer on the
   * server, and a reload would bring the newer one.
   */
  codeLost?: (() => void) | undefined
  /** Hears of errors that nobody was shown; must not throw. */
  report: (error: unknown, context?: Record<string, unknown>) => void
  /** Sends a request of the SDK; gives it up when the signal beside it says so. */
  fetch: Transport | undefined
}
