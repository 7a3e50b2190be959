import { describe, expect, it } from 'vitest'
import type { Visit } from './joinScripts.ts'
import { ICON, scriptNames } from './scriptNames.ts'

/** A module by who needs it, how large it is, and what it imports at once. */
type Row = readonly [id: string, users: string, size: number, ...imports: string[]]

/** The scripts of some modules, by their names. */
function scriptsOf(rows: readonly Row[], visits: readonly Visit[] = []): Record<string, string | null> {
  const modules = new Map(
    rows.map(([id, users, size, ...imports]) => [id, { users: new Set(users.split(' ')), size, imports }]),
  )
  const nameOf = scriptNames(modules, visits)
  return Object.fromEntries(rows.map(([id]) => [id, nameOf(id)]))
}

const MUCH = 30_000

describe('the script of a module', () => {
  it('is that of its only user, and the core for what home shows beside another world', () => {
    expect(
      scriptsOf([
        ['main', 'core', 10],
        ['tile', 'home games', MUCH],
        ['list', 'games', MUCH],
        ['filter', 'games.gameList', 10],
        ['filterRules', 'games games.gameList', 10],
      ]),
    ).toEqual({
      main: 'core',
      tile: 'core',
      list: 'games',
      filter: 'games.gameList',
      filterRules: 'games',
    })
  })

  it('is that of a family as long as few others need it, and else that of all who share', () => {
    expect(
      scriptsOf([
        ['tabs', 'auth register promotions.rewardCenter', MUCH],
        ['rows', 'games records home.home', MUCH],
        ['winners', 'games home.home', MUCH],
        // An open lottery needs something of many worlds, and brings none of them together.
        ['field', 'auth register cashier lotteryGame', MUCH],
        ['chips', 'games records lotteryGame', MUCH],
        ['rules', 'auth register agents.rates profile.kyc', MUCH],
        ['intentions', 'cashier feedback agents.handDown profile.kyc promotions.rebate', MUCH],
        ['countdown', 'lottery lotteryGame agents.redRain', MUCH],
        ['cashier', 'cashier', MUCH],
        ['ranges', 'agents records agents.overview', MUCH],
        ['recordPage', 'records agents.records', MUCH],
      ]),
    ).toEqual({
      tabs: 'access',
      field: 'auth-and-2-more',
      rules: 'auth-and-2-more',
      intentions: 'money',
      chips: 'games-and-records',
      rows: 'games-and-records',
      winners: 'play',
      countdown: 'draws',
      cashier: 'cashier',
      ranges: 'ledger',
      recordPage: 'records',
    })
  })

  it('is that of the family for what a small world of it shares with later parts of another, and else that world', () => {
    expect(
      scriptsOf([
        ['images', 'feedback profile.kyc', 5_000],
        ['feedback', 'feedback', 10],
        ['rank', 'club profile.kyc', 5_000],
        ['club', 'club', 10],
      ]),
    ).toMatchObject({ images: 'money', rank: 'club' })
  })

  it('is that of the world for the little that its later parts share, and one apart for what brings a further script', () => {
    expect(
      scriptsOf([
        ['texts', 'agents.members agents.rates', 10],
        ['team', 'agents.members agents.rates', 10, 'texts', 'queries'],
        ['queries', 'agents agents.members agents.rates', 10],
        ['step', 'agents.openAccount agents.redRain', 900, 'texts', 'intention'],
        ['steps', 'agents.links agents.openAccount agents.redRain', 900, 'step'],
        ['intention', 'cashier agents.links agents.openAccount agents.redRain', MUCH],
        ['pages', 'agents.members agents.records', 10, 'rows'],
        ['rows', 'games messages agents.members agents.records', MUCH],
      ]),
    ).toEqual({
      texts: 'agents',
      team: 'agents',
      queries: 'agents',
      step: 'agents.openAccount-and-redRain',
      steps: 'agents.links-and-2-more',
      intention: 'money',
      pages: 'agents.members-and-records',
      rows: 'games-and-messages',
    })
  })

  it('is never that of money for what needs forms, nor for its styles: many load money who have no form', () => {
    expect(
      scriptsOf([
        ['field', 'auth cashier register', MUCH],
        ['intention', 'cashier promotions.rebate', MUCH],
        ['cashier', 'cashier', MUCH],
        ['amounts', 'cashier lottery.startLottery', 10],
        ['amountField', 'cashier lottery.startLottery', 10, 'field', 'amountField.css'],
        ['amountField.css', 'cashier lottery.startLottery', 10],
      ]),
    ).toMatchObject({
      intention: 'money',
      amounts: 'money',
      amountField: 'auth-and-2-more',
      'amountField.css': 'auth-and-2-more',
    })
  })

  it('is that of later parts, too, for what they need of the script that their world shares with others: it is there', () => {
    expect(
      scriptsOf([
        ['pages', 'agents.members agents.rates', 10, 'paged'],
        ['paged', 'messages records agents.members agents.rates', 2_000],
        ['texts', 'agents messages', MUCH],
      ]),
    ).toEqual({ pages: 'agents', paged: 'agents-and-2-more', texts: 'agents-and-2-more' })
  })

  it('is one of its own for the much that some parts alone share', () => {
    const shared = (users: string, size: number) => scriptsOf([['form', users, size]]).form
    expect(shared('agents.openAccount agents.rates', 5_000)).toBe('agents.openAccount-and-rates')
    expect(shared('agents.links agents.openAccount agents.rates', 5_000)).toBe('agents.links-and-2-more')
    expect(shared('agents.openAccount agents.rates', 700)).toBe('agents')
  })

  it('is the core for the little that most worlds need, unless that needs more', () => {
    const worlds = 'auth cashier agents.links club.inviteFriends feedback messages password profile.kyc register'
    const attempt = (size: number, ...imports: string[]) =>
      scriptsOf([
        ['attempt', worlds, size, ...imports],
        ['field', 'auth cashier feedback password register', MUCH],
      ]).attempt
    expect(attempt(700)).toBe('core')
    expect(attempt(900)).toBe('auth-and-5-more')
    expect(attempt(700, 'field')).toBe('auth-and-4-more')
  })

  it('is one of the worlds whose later parts share it', () => {
    expect(
      scriptsOf([
        ['claim', 'agents.agentRebate promotions.rebate', 10],
        ['dialog', 'games.gameList records.recordPage overlays', MUCH],
        ['qrCode', 'cashier.deposit club.inviteFriends agents.openAccount', 10],
      ]),
    ).toEqual({ claim: 'agents-and-promotions-later', dialog: 'games-and-2-more-later', qrCode: 'agents-and-2-more-later' })
  })

  it('is one of its own for each group of worlds, also where their names are alike', () => {
    const { one, other } = scriptsOf([
      ['one', 'agents.team cashier.deposit club.inviteFriends', MUCH],
      ['other', 'agents.team promotions.rebate records.recordPage', MUCH],
    ])
    expect([one, other]).toEqual(['agents-and-2-more-later', 'agents-and-2-more-later-2'])
  })

  it('is no world for the little that a later part needs of it, unless that needs more or the part needs the world anyway', () => {
    const needed = (size: number, ...imports: string[]) =>
      scriptsOf([
        ['refresh', 'club profile.securityCenter', size, ...imports],
        ['club', 'club', 10],
        ['own', 'profile', 10],
        ['shared', 'club records', MUCH],
      ]).refresh
    expect(needed(300)).toBe('core')
    expect(needed(5_000)).toBe('club')
    expect(needed(300, 'shared')).toBe('club')
    const withMore = scriptsOf([
      ['refresh', 'club profile.securityCenter', 300],
      ['levels', 'club profile.securityCenter profile.kyc', 5_000],
    ])
    expect(withMore).toMatchObject({ refresh: 'club', levels: 'club' })
  })

  it('is the core for the little that what opens over every page needs of a world', () => {
    expect(scriptsOf([['link', 'overlays site', 700]]).link).toBe('core')
  })

  it('is for a drawing the one that fewest load beside those who show it, and the core where there is none', () => {
    const drawing = `${ICON}clock`
    const rows: readonly Row[] = [
      [drawing, 'agents.rates agents.team', 90],
      ['rates', 'agents.rates', MUCH],
      ['team', 'agents.team', MUCH],
      ['agents', 'agents agents.rates agents.team', MUCH],
      ['texts', 'agents.rates agents.team', MUCH],
    ]
    expect(scriptsOf(rows)[drawing]).toBe('agents.rates-and-team')
    expect(scriptsOf(rows.slice(0, 4))[drawing]).toBe('agents')
    expect(scriptsOf([[drawing, 'agents.rates profile.kyc club.inviteFriends', 90]])[drawing]).toBe('core')
    expect(
      scriptsOf([
        [drawing, 'profile', 90],
        ['own', 'profile', 10],
      ])[drawing],
    ).toBe('profile')
  })

  it('is left to the bundler where only a script needs it that is no part of the interface', () => {
    expect(
      scriptsOf([
        ['cipher', 'bodyCipher', MUCH],
        ['base64', 'bodyCipher renew', MUCH],
        ['bank', 'profile.cards', MUCH],
      ]),
    ).toEqual({ cipher: null, base64: 'bodyCipher-and-renew-later', bank: 'profile.cards' })
  })

  it('is that of money only where no forms are needed: the little of two worlds goes with the one that shows it at once', () => {
    const modules: readonly Row[] = [
      ['field', 'auth protection register', MUCH],
      ['protection', 'feedback', 10],
      ['saved', 'feedback profile.securityCenter', 10, 'field'],
    ]
    expect(scriptsOf(modules).saved).toBe('feedback')
  })

  it('is one less for a page that would have many, where those who load it bear that', () => {
    const pages = ['games', 'records', 'home'].map((name) => ({ name, weight: name === 'home' ? 30 : 1, after: [] }))
    const modules: readonly Row[] = [
      ['main', 'core', 10],
      ['tiles', 'games games.gameList home.home', 900, 'steps'],
      ['steps', 'games lottery records', 3_000],
      ['home', 'home', 10],
    ]
    expect(scriptsOf(modules).tiles).not.toBe(scriptsOf(modules).steps)
    expect(scriptsOf(modules, pages).tiles).toBe(scriptsOf(modules, pages).steps)
  })

  it('is one that several pages share for a screen of its own, where its page would load too many', () => {
    const names = ['agents.overview', 'agents.rates', 'records', 'agents']
    const pages = names.map((name) => ({ name, weight: 1, after: [] }))
    const modules: readonly Row[] = [
      ['main', 'core', 10],
      ['overview', 'agents.overview', 900, 'agents', 'record', 'list'],
      ['agents', 'agents agents.overview agents.rates', 5_000],
      ['record', 'records agents.overview', MUCH],
      ['list', 'games records agents.overview agents.rates', MUCH],
    ]
    expect(scriptsOf(modules).overview).toBe('agents.overview')
    expect(scriptsOf(modules, pages).overview).not.toBe('agents.overview')
    // The script of a world stays.
    expect(scriptsOf(modules, pages).agents).toBe('agents')
  })

  it('is that of the world for what this shares with its own later parts, also for a world that needs much of others', () => {
    expect(scriptsOf([['line', 'lotteryGame lotteryGame.slip', MUCH]]).line).toBe('lotteryGame')
  })

  it('is not joined with one of which a page needs nothing beside what is in the core', () => {
    const names = [
      'games',
      'lottery',
      'lotteryGame',
      'messages',
      'records',
      'promotions',
      'promotions.rewardCenter',
      'cashier',
      'auth',
    ]
    const pages = names.map((name) => ({ name, weight: 1, after: [] }))
    const modules: readonly Row[] = [
      ['main', 'core', 10],
      ['game', 'lotteryGame', MUCH, 'field', 'clock', 'chips'],
      ['field', 'auth lotteryGame register', MUCH],
      ['clock', 'lottery lotteryGame', 2_000],
      ['chips', 'games lottery lotteryGame promotions.rewardCenter', 900],
      ['paged', 'games lottery messages records', 3_000],
      ['reward', 'promotions.rewardCenter', MUCH, 'money', 'promotions', 'chips'],
      ['money', 'cashier promotions.rewardCenter', MUCH],
      ['promotions', 'promotions promotions.rewardCenter', MUCH],
    ]
    expect(scriptsOf(modules, pages)).toMatchObject({ chips: 'core', clock: 'draws' })
  })

  it('of a module that nobody was seen to need is left to the bundler', () => {
    expect(scriptNames(new Map(), [])('helper')).toBe(null)
  })
})
