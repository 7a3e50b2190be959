import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { type ImageScaler, textOf, usePickedImages } from '../index.ts'
import en from '../messages/en.json'
import { become } from '../test/become.ts'
import { renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const END = [0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0]
const HEIC = [0, 0, 0, 24, ...[...'ftypheic'].map((letter) => letter.charCodeAt(0))]
const file = (name: string, bytes: readonly number[], type = 'image/png') => new File([new Uint8Array(bytes)], name, { type })
const png = (name: string) => file(name, [...PNG, ...END])
const large = (name: string) => new File([new Uint8Array(PNG), new Uint8Array(6 * 1_048_576)], name, { type: 'image/png' })

/** Stands for the canvas of a browser, which tests in node do not have. */
const scaleImage: ImageScaler = (picked, longestPx) => Promise.resolve(`data:image/jpeg;base64,${picked.size}of${longestPx}`)
const lobbyOf = (ports = {}) => testLobby({ member: 'maria88', ports: { scaleImage, ...ports } })

function picker(test: TestLobby, form = 'feedback', most?: number) {
  const { result, unmount } = renderIn(test, () => usePickedImages(form, most))
  return {
    result,
    unmount,
    async pick(...files: File[]) {
      await act(() => result.current.add(files))
    },
    names: () => result.current.images.map(({ name }) => name),
    refusals: () => result.current.refusals.map((message) => textOf(message, en)),
  }
}

it('MEM-10 a picked image is made smaller and can be taken back', async () => {
  const form = picker(await lobbyOf())
  await form.pick(png('one.png'), png('two.png'))
  expect(form.names()).toEqual(['one.png', 'two.png'])
  expect(form.result.current.images[0]?.dataUrl).toBe('data:image/jpeg;base64,20of1600')
  expect(textOf(form.result.current.hint, en)).toBe('PNG or JPG, 5 MB each, 3 at most')
  act(() => form.result.current.remove(1))
  expect(form.names()).toEqual(['two.png'])
  await form.pick(png('three.png'))
  expect(new Set(form.result.current.images.map(({ id }) => id)).size).toBe(2)
  act(() => form.result.current.clear())
  expect(form.names()).toEqual([])
})

it('MEM-10 what cannot be sent is refused, each with its own reason, and the rest is taken', async () => {
  const form = picker(await lobbyOf())
  await form.pick(
    large('large.png'),
    file(
      'renamed.jpg',
      [...'%PDF-1.7'].map((letter) => letter.charCodeAt(0)),
      'image/jpeg',
    ),
    file('iphone.heic', HEIC),
    file('cut.png', PNG),
    png('fine.png'),
  )
  expect(form.names()).toEqual(['fine.png'])
  expect(form.refusals()).toEqual([
    'large.png: larger than 5 MB',
    'renamed.jpg: this is not a PNG or JPG image',
    'iphone.heic: HEIC pictures cannot be sent. Save it as JPG, or take a screenshot of it',
    'cut.png: this file is damaged. Please choose another one',
  ])
  await form.pick(png('next.png'))
  expect(form.refusals()).toEqual([])
})

it('MEM-10 a fourth image is left out, also when two picks overlap', async () => {
  const form = picker(await lobbyOf())
  const first = form.result.current.add([png('1.png'), png('2.png')])
  const second = form.result.current.add([png('3.png'), png('4.png')])
  await act(() => Promise.all([first, second]))
  expect(form.names()).toEqual(['1.png', '2.png', '3.png'])
  expect(form.result.current).toMatchObject({ isFull: true, isReading: false })
  expect(form.refusals()).toEqual(['4.png was left out: 3 is the most that can be sent'])
})

it('MEM-10 a form says how many images it takes', async () => {
  const form = picker(await lobbyOf(), 'selfie', 1)
  await form.pick(png('one.png'), png('two.png'))
  expect(form.refusals()).toEqual(['two.png was left out: 1 is the most that can be sent'])
})

it('MEM-10 what a browser cannot decode is refused like a damaged file', async () => {
  const scaler = vi.fn<ImageScaler>(() => Promise.reject(new Error('no picture in it')))
  const form = picker(await lobbyOf({ scaleImage: scaler }))
  await form.pick(png('odd.png'))
  expect(scaler).toHaveBeenCalledOnce()
  expect(form.refusals()).toEqual(['odd.png: this file is damaged. Please choose another one'])
})

it('MEM-10 picked images are still there after the form was left, for the same member and the same form alone', async () => {
  const test = await lobbyOf()
  const first = picker(test)
  await first.pick(png('one.png'))
  first.unmount()
  expect(picker(test, 'kyc').names()).toEqual([])
  test.lobby.state.session = null
  await settle(test)
  const { session } = await lobbyOf().then(({ lobby }) => lobby.state)
  test.lobby.state.session = session
  expect(picker(test).names()).toEqual(['one.png'])
  if (session) test.lobby.state.session = { ...session, userName: 'vip777' }
  expect(picker(test).names()).toEqual([])
})

/** A canvas that takes its time: what is returned ends it, with an image or none. */
function slowCanvas() {
  const waiting: ((dataUrl: string | undefined) => void)[] = []
  const scale: ImageScaler = () =>
    new Promise((resolve, reject) => {
      waiting.push((dataUrl) => (dataUrl ? resolve(dataUrl) : reject(new Error('no picture'))))
    })
  return {
    scale,
    /** Ends the next one, once there is one. */
    async end(dataUrl?: string) {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      await act(async () => waiting.shift()?.(dataUrl))
    },
  }
}

it('an image that is still made smaller when its form is left is in the form that is opened again, which waits for it', async () => {
  const canvas = slowCanvas()
  const test = await lobbyOf({ scaleImage: canvas.scale })
  const left = picker(test, 'feedback', 1)
  act(() => void left.result.current.add([png('one.png')]))
  left.unmount()
  const form = picker(test, 'feedback', 1)
  expect(form.result.current).toMatchObject({ isReading: true, images: [] })
  act(() => void form.result.current.add([png('two.png')]))
  await canvas.end('data:image/jpeg;base64,one')
  await expect.poll(() => form.result.current.isReading).toBe(false)
  expect([form.names(), form.refusals()]).toEqual([['one.png'], ['two.png was left out: 1 is the most that can be sent']])
})

it('why a file of one member is refused is not said to another one who comes meanwhile', async () => {
  const canvas = slowCanvas()
  const test = await lobbyOf({ scaleImage: canvas.scale })
  const form = picker(test)
  act(() => void form.result.current.add([png('private.png')]))
  await become(test, 'vip777')
  expect(form.result.current.isReading).toBe(false)
  await canvas.end()
  await settle(test)
  expect([form.names(), form.refusals()]).toEqual([[], []])
})
