import type { Merchant } from '../src/merchant.ts'
import { readBackend } from './readBackend.ts'

const PRIZE_MODES = ['Elott', 'Lott'] as const

type Environment = Readonly<Record<string, unknown>>

/** The merchant of a build: what VITE_* variables say, and the demonstration merchant for the rest; throws for what cannot be. */
export function readMerchant(environment: Environment): Merchant {
  const text = (name: string, otherwise: string) => {
    const value = environment[`VITE_${name}`]
    return typeof value === 'string' && value !== '' ? value : otherwise
  }
  const list = (name: string, otherwise: string) =>
    text(name, otherwise)
      .split(/[\s,]+/)
      .filter(Boolean)
  return {
    code: text('MERCHANT_CODE', 'lobbykit'),
    name: text('MERCHANT_NAME', 'Midnight'),
    apiBase: text('API_BASE', ''),
    languages: list('LANGUAGES', 'EN,TY'),
    defaultLanguage: text('DEFAULT_LANGUAGE', 'EN'),
    currency: text('CURRENCY', 'PHP'),
    gameHosts: list('GAME_HOSTS', 'self'),
    imageHosts: list('IMAGE_HOSTS', ''),
    linkHosts: list('LINK_HOSTS', '*.mock.example'),
    prizeMode: PRIZE_MODES.find((mode) => mode === text('PRIZE_MODE', 'Elott')),
    remember: text('REMEMBER', 'password') === 'username' ? 'username' : 'password',
    hero: text('HERO', '/art/banner/weekend/home-1.svg'),
    backend: readBackend((name) => text(name, '')),
  }
}
