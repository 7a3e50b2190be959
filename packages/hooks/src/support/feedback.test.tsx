import { textLengths } from '@lobbykit/sdk'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerPrompt } from '../core/notices/notices.ts'
import { type ImageScaler, textOf, useFeedback, useNotices } from '../index.ts'
import en from '../messages/en.json'
import { otherDevice, renderIn, settle, type TestLobby, testLobby } from '../test/testLobby.tsx'
import { FEEDBACK_MOST, feedbackHint, feedbackProblem } from './feedback.rules.ts'

const TEXT = 'The deposit of yesterday is still missing.'
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0, 0x49, 0x45, 0x4e, 0x44, 0, 0, 0, 0])
/** Stands for the canvas of a browser; what it gives is the beginning of a JPEG. */
const scaleImage: ImageScaler = () => Promise.resolve('data:image/jpeg;base64,/9j/4AAQ')
const lobbyOf = () => testLobby({ member: 'maria88', ports: { scaleImage } })

async function form(test: TestLobby) {
  const { result, unmount } = renderIn(test, () => ({ feedback: useFeedback(), notices: useNotices() }))
  await settle(test)
  const now = () => result.current.feedback
  const words = (message: Parameters<typeof textOf>[0] | undefined) => message && textOf(message, en)
  return {
    now,
    unmount,
    type: (value: string) => act(() => now().field('content').onChange({ target: { value } })),
    pick: () => act(() => now().images.add([new File([PNG], 'receipt.png')])),
    async submit() {
      await act(() => now().submit())
      await settle(test)
    },
    /** Submits without waiting for a question that comes of it. */
    begin: () =>
      act(async () => {
        void now().submit()
        await settle(test)
      }),
    value: () => now().field('content').value,
    problem: () => words(now().problem('content')),
    refusal: () => words(now().refusal),
    notices: () => result.current.notices.map(({ message }) => textOf(message, en)),
  }
}

describe('MEM-10 the text of a feedback', () => {
  it.each([
    ['', 'Please write what you want to tell us'],
    [' \n\t\u3000 ', 'Please write what you want to tell us'],
    ['too short', 'Please write at least 10 characters'],
    [`   ${'x'.repeat(9)}   `, 'Please write at least 10 characters'],
    ['x'.repeat(10), undefined],
    ['x'.repeat(500), undefined],
    ['x'.repeat(501), 'At most 500 characters: 1 too many'],
    ['🎰'.repeat(9), 'Please write at least 10 characters'],
    ['🎰'.repeat(500), undefined],
    ['🎰'.repeat(501), 'At most 500 characters: 1 too many'],
  ])('%j is told: %s', (content, said) => {
    const problem = feedbackProblem(content)
    expect(problem && textOf(problem, en)).toBe(said)
  })

  it('has the length of the contract, and says how long it is', () => {
    expect(FEEDBACK_MOST).toBe(textLengths.content)
    expect(textOf(feedbackHint(' 🎰🎰 '), en)).toBe('10 to 500 characters. Now 2')
  })
})

describe('MEM-10 the feedback form', () => {
  it('sends text and pictures, says so and goes to the member centre, with nothing left', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(`  ${TEXT} `)
    await page.pick()
    await page.submit()
    expect(test.backend.calls.at(-1)).toMatchObject({ operationId: 'sendFeedback' })
    expect(test.backend.violations).toEqual([])
    expect(page.notices()).toEqual(['Thank you! We answer into your inbox'])
    expect(test.wentTo).toEqual([{ replace: '/m/member/home' }])
    page.unmount()
    const next = await form(test)
    expect([next.value(), next.now().images.images]).toEqual(['', []])
  })

  it('leaves who has gone elsewhere meanwhile there, with nothing left of what was sent', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    const letGo = test.network.hold('/wps/feedback')
    await page.begin()
    page.unmount()
    act(letGo)
    await settle(test)
    expect(test.backend.calls.at(-1)).toMatchObject({ operationId: 'sendFeedback' })
    expect(test.wentTo).toEqual([])
    expect((await form(test)).value()).toBe('')
  })

  it('stores it once for who comes back before it is answered, and sends it again', async () => {
    const test = await lobbyOf()
    const first = await form(test)
    first.type(TEXT)
    const letGo = test.network.hold('/wps/feedback')
    await first.begin()
    first.unmount()
    const second = await form(test)
    act(letGo)
    await settle(test)
    expect(second.value()).toBe(TEXT)
    await second.submit()
    expect(second.notices()).toContain('Thank you! We answer into your inbox')
    expect(test.backend.feedback('maria88')).toHaveLength(1)
    second.unmount()
    const third = await form(test)
    third.type(TEXT)
    await third.submit()
    expect(test.backend.feedback('maria88')).toHaveLength(2)
  })

  it('keeps what is typed while it is being sent, and stays with it', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    const release = test.network.hold('/wps/feedback')
    await page.begin()
    page.type(`${TEXT} And one thing more.`)
    act(release)
    await settle(test)
    expect(page.notices()).toContain('Thank you! We answer into your inbox')
    expect(test.wentTo).toEqual([])
    expect(page.value()).toBe(`${TEXT} And one thing more.`)
    page.unmount()
    expect((await form(test)).value()).toBe(`${TEXT} And one thing more.`)
  })

  it('keeps a picture that is picked while it is being sent, and no other, and stays with it', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    await page.pick()
    const release = test.network.hold('/wps/feedback')
    await page.begin()
    await page.pick()
    const late = page.now().images.images.at(-1)
    act(release)
    await settle(test)
    expect(page.notices()).toContain('Thank you! We answer into your inbox')
    expect(test.backend.feedback('maria88').map(({ images }) => images)).toEqual([1])
    expect(test.wentTo).toEqual([])
    expect(page.now().images.images).toEqual([late])
    page.unmount()
    const again = await form(test)
    expect([again.value(), again.now().images.images]).toEqual([TEXT, [late]])
  })

  it('sends nothing that is refused beforehand', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type('short')
    await page.submit()
    expect(page.problem()).toBe('Please write at least 10 characters')
    expect(test.network.count('/wps/feedback')).toBe(0)
  })

  it.each([
    ['goes along', PNG, 1],
    ['and is refused then says so, and nothing is sent without it', new Uint8Array(20), 0],
  ])('that is sent while a picture is being made ready waits for it; the picture %s', async (_, bytes, sent) => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    const late = new File([bytes], 'receipt.png')
    let read = () => {}
    const isRead = new Promise<void>((resolve) => (read = resolve))
    late.slice = () => late
    late.arrayBuffer = () => isRead.then(() => bytes.buffer)
    act(() => void page.now().images.add([late]))
    await settle(test)
    act(() => {
      for (const _twice of [1, 2]) void page.now().submit()
    })
    await settle(test)
    expect(page.now()).toMatchObject({ status: 'pending', images: { isReading: true } })
    read()
    await settle(test)
    expect(page.now().status).toBe('idle')
    expect(test.backend.feedback('maria88').map(({ images }) => images)).toEqual(sent === 1 ? [1] : [])
    expect(page.now().images.refusals).toHaveLength(1 - sent)
  })

  it('keeps text and pictures after a failure, and sends them at the next attempt', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    await page.pick()
    test.backend.fault('sendFeedback', '500', 1)
    await page.submit()
    expect(page.refusal()).toBe('Unknown error')
    expect([page.value(), page.now().images.images.length, page.now().status]).toEqual([TEXT, 1, 'idle'])
    await page.submit()
    expect(test.wentTo).toEqual([{ replace: '/m/member/home' }])
  })

  it('BAL-05 whose answer was lost is found to be stored, once, and that is said', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    test.backend.fault('sendFeedback', 'lost', 1)
    await page.submit()
    expect(page.notices()).toEqual(['Thank you! We answer into your inbox'])
    expect(test.wentTo).toEqual([{ replace: '/m/member/home' }])
    expect(test.backend.feedback('maria88')).toMatchObject([{ content: TEXT }])
  })

  it('BAL-05 of which nobody can say what came of it stays, and sent again is stored once', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    test.backend.fault('sendFeedback', 'lost', 1)
    test.backend.fault('closeIntention', '500', 1)
    await page.submit()
    expect([page.refusal(), page.value()]).toEqual(['No connection. Please check your network and try again', TEXT])
    await page.submit()
    expect(page.notices()).toEqual(['Thank you! We answer into your inbox'])
    expect(test.backend.feedback('maria88')).toHaveLength(1)
  })

  it('BAL-05 with another picture in the place of the one that was sent is another one', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    await page.pick()
    test.backend.fault('sendFeedback', 'lost', 1)
    test.backend.fault('closeIntention', '500', 1)
    await page.submit()
    act(() => page.now().images.remove(page.now().images.images[0]?.id ?? 0))
    await page.pick()
    await page.submit()
    expect(page.notices()).toEqual(['Thank you! We answer into your inbox'])
    expect(test.backend.feedback('maria88')).toHaveLength(2)
  })

  it('BAL-05 that never arrived says so, and may say something else at the next attempt', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    test.backend.fault('sendFeedback', 'drop', 1)
    await page.submit()
    expect([page.refusal(), page.value()]).toEqual(['No connection. Please check your network and try again', TEXT])
    await page.submit()
    expect(test.backend.feedback('maria88')).toHaveLength(1)
    page.type(`${TEXT} Still.`)
    await page.submit()
    expect(test.backend.feedback('maria88').map(({ content }) => content)).toEqual([TEXT, `${TEXT} Still.`])
    expect(test.backend.violations).toEqual([])
  })

  describe('BAL-05 with a backend that takes no keys', () => {
    const keyless = () => testLobby({ member: 'maria88', ports: { scaleImage }, config: { headers: { intention: '' } } })

    it('one whose answer was lost is said to be unknown, and goes out again only when the member wants it', async () => {
      const test = await keyless()
      const page = await form(test)
      page.type(TEXT)
      test.backend.fault('sendFeedback', 'lost', 1)
      await page.submit()
      expect([page.refusal(), page.value()]).toEqual([
        'We do not know whether it arrived. Sent again, it may arrive twice',
        TEXT,
      ])
      const answer = async (yes: boolean) => {
        await page.begin()
        const title = test.lobby.state.prompt?.title
        act(() => answerPrompt(test.lobby, yes))
        await settle(test)
        return title && textOf(title, en)
      }
      expect(await answer(false)).toBe('Send it again?')
      expect([page.value(), test.backend.feedback('maria88').length]).toEqual([TEXT, 1])
      await answer(true)
      expect(page.notices()).toEqual(['Thank you! We answer into your inbox'])
      expect(test.backend.feedback('maria88')).toHaveLength(2)
    })

    it('one that surely was not stored goes out again without a question', async () => {
      const test = await keyless()
      const page = await form(test)
      page.type(TEXT)
      test.backend.fault('sendFeedback', 'request.invalid', 1)
      await page.submit()
      await page.submit()
      expect(test.backend.feedback('maria88')).toHaveLength(1)
    })
  })

  it('keeps them through a login in between, for the same member alone', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    await page.pick()
    test.backend.endSessions('maria88')
    await page.submit()
    expect(test.lobby.state.session).toBeNull()
    page.unmount()
    test.lobby.state.session = (await otherDevice(test.backend, 'vip777')).session
    const theirs = await form(test)
    expect([theirs.value(), theirs.now().images.images.length]).toEqual(['', 0])
  })

  it('has them still when the same member comes back', async () => {
    const test = await lobbyOf()
    const page = await form(test)
    page.type(TEXT)
    await page.pick()
    test.backend.endSessions('maria88')
    await page.submit()
    page.unmount()
    test.lobby.state.session = (await otherDevice(test.backend, 'maria88')).session
    const again = await form(test)
    expect([again.value(), again.now().images.images.length]).toEqual([TEXT, 1])
  })
})
