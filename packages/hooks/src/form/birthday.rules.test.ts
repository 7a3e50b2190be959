import { expect, it } from 'vitest'
import { birthdayProblem } from './birthday.rules.ts'

const TODAY = '2026-11-20'

it.each(['1990-02-28', '2000-02-29', '1900-01-01', TODAY])('ERR-01 %s may be a birthday', (birthday) => {
  expect(birthdayProblem(birthday, TODAY)).toBeUndefined()
})

it.each(['', '1990-02-30', '2001-02-29', '1990-13-01', '1990-00-10', '2026-11-21', '1899-12-31', '19900228', '90-02-28', 'x'])(
  'ERR-01 "%s" asks for the correct date of birth',
  (birthday) => {
    expect(birthdayProblem(birthday, TODAY)).toEqual({ id: 'birth_date' })
  },
)
