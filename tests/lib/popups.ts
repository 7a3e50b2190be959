import type { BrowserContext } from '@playwright/test'

/** Ids of the mock backend's popups. */
const POPUPS = ['21', '22']

/** Lets a visitor have said on every page that no popup is wanted again today (HOME-09). */
export const havePeaceToday = (context: BrowserContext) =>
  context.addInitScript((ids) => {
    const pad = (number: number) => String(number).padStart(2, '0')
    const now = new Date()
    const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
    try {
      localStorage.setItem('lobbykit.popupsToday', JSON.stringify(Object.fromEntries(ids.map((id) => [id, today]))))
    } catch {
      // A frame or a test without storage.
    }
  }, POPUPS)
