import type { BrowserContext } from '@playwright/test'

/** Ids of the mock backend's popups. */
const POPUPS = ['21', '22']

/** Lets a visitor have said on every page that no popup is wanted again today (HOME-09), also where the day ends while the page is open. */
export const havePeaceToday = (context: BrowserContext) =>
  context.addInitScript((ids) => {
    const pad = (number: number) => String(number).padStart(2, '0')
    const kept = Storage.prototype.getItem
    Storage.prototype.getItem = function (key) {
      if (key !== 'lobbykit.popupsToday') return kept.call(this, key)
      const now = new Date()
      const today = `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`
      return JSON.stringify(Object.fromEntries(ids.map((id) => [id, today])))
    }
  }, POPUPS)
