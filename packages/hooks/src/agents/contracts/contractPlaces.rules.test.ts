import { expect, it } from 'vitest'
import { contractPlaces } from './contractPlaces.rules.ts'

const told = (hasDividends: boolean | undefined) => contractPlaces(hasDividends).map(({ id, isOpen }) => [id, isOpen])

it('AGENT-05 AGENT-07 each kind of contract has its page, and dividends have two where there are any', () => {
  expect(contractPlaces(true)).toEqual([
    { id: 'dailySalary', path: '/m/member/agent/getSalaryContract', isOpen: true },
    { id: 'dividend', path: '/m/member/agent/getDevidendContract', isOpen: true },
    { id: 'hourlySalary', path: '/m/member/agent/getHourContract', isOpen: true },
    { id: 'allDividends', path: '/m/member/agent/agentDivident', isOpen: true },
  ])
  expect(told(false)).toEqual([
    ['dailySalary', true],
    ['hourlySalary', true],
  ])
})

it('AGENT-05 while nobody knows whether there are dividends, their pages have their room and lead nowhere', () => {
  expect(told(undefined)).toEqual([
    ['dailySalary', true],
    ['dividend', false],
    ['hourlySalary', true],
    ['allDividends', false],
  ])
})
