import type { PasswordCodec, StorageLike } from '../../core/ports.ts'
import { readJson, STORAGE_KEYS } from '../../core/storage.ts'

/** A login kept on the device (LOGIN-09). */
export interface RememberedLogin {
  type: 'username' | 'sms'
  username: string
  /** As the codec wrote it; absent for a login by SMS and where the merchant keeps names only. */
  password?: string
  countryDialingCode?: string
}

const SUFFIX = 'lk'
const encode = (text: string) => btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''))
const decode = (text: string) =>
  new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))

/**
 * The default codec: base64 twice and a suffix (LOGIN-09). It makes the password unreadable at a glance; it is no encryption.
 */
export const doubleBase64Codec: PasswordCodec = {
  encode: (password) => encode(encode(password)) + SUFFIX,
  decode(text) {
    if (!text.endsWith(SUFFIX)) return undefined
    try {
      const password = decode(decode(text.slice(0, -SUFFIX.length)))
      // Several base64 texts decode to the same password; only the one that `encode` writes is accepted.
      return doubleBase64Codec.encode(password) === text ? password : undefined
    } catch {
      return undefined
    }
  },
}

const isRemembered = (value: unknown): value is RememberedLogin => {
  if (typeof value !== 'object' || value === null) return false
  const { type, username, password, countryDialingCode } = value as Record<string, unknown>
  const optional = (text: unknown) => text === undefined || typeof text === 'string'
  return (
    (type === 'username' || type === 'sms') &&
    typeof username === 'string' &&
    optional(password) &&
    optional(countryDialingCode)
  )
}

/** The remembered login; one by SMS only while the merchant offers that method (LOGIN-09). */
export function readRemembered(storage: StorageLike, smsOffered: boolean): RememberedLogin | undefined {
  if (storage.getItem(STORAGE_KEYS.rememberFlag) !== '1') return undefined
  const found = readJson(storage, STORAGE_KEYS.remembered, isRemembered)
  return found?.type === 'sms' && !smsOffered ? undefined : found
}

/**
 * The remembered login after the member changed the password: with the new one where both were kept and the login is the
 * member's; otherwise as it was (LOGIN-09).
 */
export const afterPasswordChange = (
  remembered: RememberedLogin,
  { userName, password }: { userName: string; password: string },
  codec: PasswordCodec,
): RememberedLogin =>
  remembered.password === undefined || remembered.username.toLowerCase() !== userName.toLowerCase()
    ? remembered
    : { ...remembered, password: codec.encode(password) }

/** Keeps a login, or forgets the one that was kept. */
export function writeRemembered(storage: StorageLike, login: RememberedLogin | undefined): void {
  if (login) {
    storage.setItem(STORAGE_KEYS.rememberFlag, '1')
    storage.setItem(STORAGE_KEYS.remembered, JSON.stringify(login))
  } else {
    storage.removeItem(STORAGE_KEYS.rememberFlag)
    storage.removeItem(STORAGE_KEYS.remembered)
  }
}
