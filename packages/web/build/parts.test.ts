import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { partName } from './parts.ts'

const nameOf = (file: string) => partName(resolve(import.meta.dirname, '../src', file).replaceAll('\\', '/'))

it('a part bears the name of its world and of its folder there, also where other worlds show it too', () => {
  expect(nameOf('screens/records/index.ts')).toBe('records')
  expect(nameOf('screens/agents/Members/MemberSheet.tsx')).toBe('agents.members')
  expect(nameOf('shared/records/RecordPage/RecordSheet.tsx')).toBe('records.recordPage')
  expect(nameOf('overlays/Dialogs.tsx')).toBe('overlays')
  expect(nameOf('shared/form/FormPage.tsx')).toBeUndefined()
  expect(nameOf('shared/ServerHtml.tsx')).toBeUndefined()
})
