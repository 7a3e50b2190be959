import { expect, it } from 'vitest'
import { acceptOwn } from './typed.rules.ts'

it.each([
  ['payeeName', 'D’Souza', "D'Souza"],
  ['realName', 'Maria\u00a0Santos', 'Maria Santos'],
  ['address', '12\u202fMabini St, ‘Cebu’', '12 Mabini St, ‘Cebu’'],
  ['idNumber', 'ＡＢ-١٢٣४५६', 'AB-123456'],
  ['mobileNum', '٩١٧ ١٢٣', '917123'],
])('MEM-07 MEM-11 in the field %s "%s" is "%s"', (name, typed, accepted) => {
  expect(acceptOwn(name, typed)).toBe(accepted)
})
