import type { Page } from '@playwright/test'
import type { Account } from './lobby.ts'

/** An agent to whom contracts are offered. */
export const AGENT_02: Account = { username: 'agent02', password: 'Agent02pass' }

export const main = (page: Page) => page.getByRole('main')
export const places = (page: Page) => page.getByRole('navigation', { name: 'Places of the agency' })
export const today = (page: Page) => page.getByRole('region', { name: 'Your team today' })
export const team = (page: Page) => main(page).getByRole('region', { name: 'Team management' })
export const member = (page: Page, name: string) => team(page).getByRole('button', { name: new RegExp(`^(\\S )?${name}`) })
