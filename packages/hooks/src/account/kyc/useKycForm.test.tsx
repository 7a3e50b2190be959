import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  type ImageScaler,
  type Kyc,
  type KycField,
  type KycFormResult,
  kycQueryOptions,
  type Message,
  textOf,
  useKycForm,
  useMemberQuery,
} from '../../index.ts'
import en from '../../messages/en.json'
import { savedForm } from '../../test/savedForm.tsx'
import { otherDevice, renderIn, settle, type TestLobby, type TestLobbyOptions, testLobby } from '../../test/testLobby.tsx'

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0])
/** Stands for the canvas of a browser, which tests in node do not have; the bytes are those of a JPEG. */
const scaleImage: ImageScaler = () => Promise.resolve('data:image/jpeg;base64,/9j/2Q==')
const FILLED: Partial<Record<KycField, string>> = {
  realName: 'Maria Santos',
  birthday: '1990-05-17',
  placeOfBirth: 'Cebu',
  nationality: 'Filipino',
  idNumber: 'PSN-12345678',
  occupation: 'Teacher',
  sourceOfIncome: 'Salary',
  permanentAddress: '12 Mabini St',
  currentAddress: '12 Mabini St',
  mobileNum: '9171234567',
  email: 'maria@mail.example',
}
const lobbyOf = (backend: NonNullable<TestLobbyOptions['backend']>) =>
  testLobby({ member: 'maria88', ports: { scaleImage }, backend })

async function kycOf(test: TestLobby) {
  const { result } = renderIn(test, () => useMemberQuery(kycQueryOptions, { language: 'EN' }))
  await settle(test)
  return result
}
const formOf = (test: TestLobby, kyc: Kyc) => savedForm<KycField, KycFormResult>(test, () => useKycForm(kyc))
type Form = Awaited<ReturnType<typeof formOf>>
const pickAll = async (form: Form) => {
  for (const { images } of form.now().documents) await act(() => images.add([new File([PNG], 'id.png', { type: 'image/png' })]))
}
async function start(backend: NonNullable<TestLobbyOptions['backend']> = {}) {
  const test = await lobbyOf(backend)
  const kyc = await kycOf(test)
  if (!kyc.current.data) throw new Error('nothing was asked for')
  return { test, kyc, form: await formOf(test, kyc.current.data) }
}
const inWords = (message: Message | undefined) => message && textOf(message, en)
/** What the form says beside its fields, by the place that says it. */
const others = (form: Form) => ({
  ...Object.fromEntries(form.now().documents.map(({ name, problem }) => [name, inWords(problem)])),
  age: inWords(form.now().ageProblem),
})
const sent = ({ backend }: TestLobby) => backend.calls.filter(({ operationId }) => operationId === 'sendKyc').length

it('MEM-11 what the site asks for is checked by its rules, and nothing is sent', async () => {
  const { test, form } = await start()
  await form.submit()
  expect(form.problem('realName')).toBe('Your name as on your ID')
  expect(form.problem('telegram')).toBeUndefined()
  expect(form.focused()).toBe('realName')
  await form.type({ ...FILLED, birthday: '2001-02-30', idNumber: 'x' })
  await form.submit()
  expect(form.problem('birthday')).toBe('Please enter the correct date of birth')
  expect(form.problem('idNumber')).toBe('6 to 20 letters, digits or dashes')
  await form.type({ birthday: '2015-05-17' })
  expect(form.problem('birthday')).toBe('You must be at least 21 years old')
  expect(sent(test)).toBe(0)
})

it('MEM-11 all that is missing is told in one round, each at its place, and the first of it has the focus', async () => {
  const { test, form } = await start()
  expect(others(form)).toEqual({})
  const focused: string[] = []
  for (const { name, inputRef } of form.now().documents) inputRef({ focus: () => focused.push(name) })
  form.now().ageRef({ focus: () => focused.push('age') })
  await form.submit()
  expect(form.problem('realName')).toBe('Your name as on your ID')
  expect(form.focused()).toBe('realName')
  const picture = 'Please add this picture'
  const age = 'Please confirm you are 21 years old'
  expect(others(form)).toEqual({ front: picture, back: picture, selfie: picture, age })
  expect(form.refusal()).toBeUndefined()
  expect(focused).toEqual([])
  await form.type(FILLED)
  await form.submit()
  expect(focused).toEqual(['front'])
  await pickAll(form)
  expect(others(form)).toEqual({ age })
  await form.submit()
  expect(focused).toEqual(['front', 'age'])
  act(() => form.now().confirmAge(true))
  expect(others(form)).toEqual({})
  expect(sent(test)).toBe(0)
  await form.submit()
  expect(sent(test)).toBe(1)
})

it('MEM-11 a picture that is still being made smaller is not told as missing, and waited for', async () => {
  let made = (_: string) => {}
  const slow: ImageScaler = () => new Promise((resolve) => (made = resolve))
  const test = await testLobby({ member: 'maria88', ports: { scaleImage: slow } })
  const kyc = await kycOf(test)
  const form = await formOf(test, { status: 'none', age: 21, fields: {}, documents: [], ...kyc.current.data })
  await form.type(FILLED)
  act(() => form.now().confirmAge(true))
  act(() => void form.now().documents[0]?.images.add([new File([PNG], 'id.png', { type: 'image/png' })]))
  await form.submit()
  expect(others(form)).toEqual({})
  await act(async () => made('data:image/jpeg;base64,/9j/2Q=='))
  await form.submit()
  expect(others(form)).toEqual({ back: 'Please add this picture', selfie: 'Please add this picture' })
})

/** A form that is filled in, whose last picture is still being made smaller; `made` ends that. */
async function startSlow() {
  let makeLast = (_: string) => {}
  let left = 2
  const slow: ImageScaler = (file, longest) =>
    left-- > 0 ? scaleImage(file, longest) : new Promise((resolve) => (makeLast = resolve))
  const test = await testLobby({ member: 'maria88', ports: { scaleImage: slow } })
  const kyc = await kycOf(test)
  const asked: Kyc = { status: 'none', age: 21, fields: {}, documents: [], ...kyc.current.data }
  const form = await formOf(test, asked)
  await form.type(FILLED)
  act(() => form.now().confirmAge(true))
  for (const { images } of form.now().documents) act(() => void images.add([new File([PNG], 'id.png', { type: 'image/png' })]))
  await settle(test)
  const made = async () => {
    act(() => makeLast('data:image/jpeg;base64,/9j/2Q=='))
    await settle(test)
  }
  return { test, asked, form, made }
}

it('MEM-11 a form that is submitted before its last picture is ready is under way, and sent once with all of it', async () => {
  const { test, form, made } = await startSlow()
  await form.submitTwice()
  expect(form.now().status).toBe('pending')
  expect([sent(test), others(form)]).toEqual([0, {}])
  await made()
  expect(form.now().status).toBe('idle')
  expect(sent(test)).toBe(1)
  expect(form.notices()).toEqual([en.change_saved])
  expect(test.backend.snapshot().tables.kyc?.[0]).toMatchObject({ fields: { realName: 'Maria Santos' } })
  expect(test.backend.violations).toEqual([])
})

it('MEM-11 a form that is left before its last picture is ready sends nothing, and has kept all of it', async () => {
  const { test, asked, form, made } = await startSlow()
  await form.submit()
  form.unmount()
  await made()
  expect(sent(test)).toBe(0)
  const again = await formOf(test, asked)
  expect(again.now().values).toMatchObject(FILLED)
  expect(again.now().documents.map(({ images }) => images.images.length)).toEqual([1, 1, 1])
})

it('MEM-11 it is sent once and waits; what was refused says why and may be sent again', async () => {
  const { test, kyc, form } = await start()
  await form.type(FILLED)
  act(() => form.now().setSameAddress(true))
  expect(form.now().fields).not.toContain('currentAddress')
  await pickAll(form)
  act(() => form.now().confirmAge(true))
  await form.submitTwice()
  expect(sent(test)).toBe(1)
  expect(kyc.current.data?.status).toBe('waiting')
  expect(form.now().documents.every(({ images }) => images.images.length === 0)).toBe(true)
  // What was sent is not told as missing afterwards.
  expect(others(form)).toEqual({})
  await form.submit()
  expect(others(form)).toMatchObject({ front: 'Please add this picture' })
  expect(test.backend.decideKyc('maria88', { status: 'refused', reason: 'The photo is too dark' })).toBe(true)
  await act(() => test.lobby.queryClient.invalidateQueries())
  await settle(test)
  expect(kyc.current.data).toMatchObject({ status: 'refused', reason: 'The photo is too dark' })
  await pickAll(form)
  await form.submit()
  expect(sent(test)).toBe(2)
  test.backend.decideKyc('maria88', { status: 'approved' })
  await act(() => test.lobby.queryClient.invalidateQueries())
  await settle(test)
  expect(kyc.current.data?.status).toBe('approved')
})

it('MEM-11 ENT-02 a site that asks for everything, from 18 years on, gets every field of the form', async () => {
  const { test, form } = await start({ scenario: 'kyc-all-fields' })
  expect(new Set(form.now().fields).size).toBe(21)
  await form.type({
    ...FILLED,
    nickname: 'Maria',
    fullName: 'Maria Reyes Santos',
    address: '12 Mabini St',
    telegram: '@maria88',
    facebook: 'Maria Santos',
    whatsapp: '+639171234567',
    line: 'maria.88',
    zalo: '639171234567',
    wechat: 'maria_88',
    qqNum: '12',
    birthday: '2009-01-01',
  })
  await form.submit()
  expect(form.problem('qqNum')).toBe('5 to 12 digits')
  expect(form.problem('birthday')).toBe('You must be at least 18 years old')
  await form.type({ qqNum: '123456', birthday: '2006-05-17' })
  await pickAll(form)
  await form.submit()
  expect(others(form)).toEqual({ age: 'Please confirm you are 18 years old' })
  act(() => form.now().confirmAge(true))
  await form.submit()
  expect(sent(test)).toBe(1)
  expect(test.backend.snapshot().tables.kyc?.[0]?.fields).toMatchObject({ fullName: 'Maria Reyes Santos', qqNum: '123456' })
})

it('MEM-11 what is typed stays when the session ended before it was sent, and is there after a login', async () => {
  const { test, kyc, form } = await start()
  await form.type(FILLED)
  await pickAll(form)
  act(() => form.now().setSameAddress(true))
  act(() => form.now().confirmAge(true))
  test.backend.endSessions('maria88')
  await form.submit()
  expect(form.refusal()).toBe('You are not logged in, please login first')
  expect(form.now().values).toMatchObject(FILLED)
  form.unmount()
  const again = await formOf(test, { status: 'none', age: 21, fields: {}, documents: [], ...kyc.current.data })
  expect(again.now().values.realName).toBe('Maria Santos')
  // The age is confirmed anew: it is a statement about what is sent then.
  expect(again.now()).toMatchObject({ sameAddress: true, ageConfirmed: false })
})

it('MEM-11 LOGIN-13 a form that stays open shows another member nothing that was typed, picked or confirmed in it', async () => {
  const { test, form } = await start()
  await form.type(FILLED)
  await pickAll(form)
  act(() => form.now().confirmAge(true))
  act(() => form.now().setSameAddress(true))
  const shown = () => ({
    typed: Object.values(form.now().values).filter((text) => text !== ''),
    pictures: form.now().documents.flatMap(({ images }) => images.images).length,
    choices: [form.now().ageConfirmed, form.now().sameAddress],
  })
  const before = shown()
  expect(before).toMatchObject({ pictures: 3, choices: [true, true] })
  test.lobby.state.session = null
  await settle(test)
  expect(shown()).toEqual(before)
  test.lobby.state.session = (await otherDevice(test.backend, 'vip777')).session
  await settle(test)
  expect(shown()).toEqual({ typed: [], pictures: 0, choices: [false, false] })
})
