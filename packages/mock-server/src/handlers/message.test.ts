import { describe, expect, it } from 'vitest'
import { createTester, readAt } from '../testKit.ts'

const page = { pageNo: 1, pageSize: 20, language: 'EN' }
const field = (value: unknown, name: string) => (Array.isArray(value) ? value.map((row: unknown) => readAt(row, [name])) : [])
const ids = (value: unknown) => field(value, 'id').map(Number)

describe('MEM-08 the inbox', () => {
  it('is paged, newest first, in the language asked for', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    const first = await send('listMessages', { token, query: page })
    const second = await send('listMessages', { token, query: { ...page, pageNo: 2 } })
    expect(first.at('totalPages')).toBe(2)
    const times = [...field(first.at('content'), 'sentAt'), ...field(second.at('content'), 'sentAt')].map(Number)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    expect(new Set([...ids(first.at('content')), ...ids(second.at('content'))]).size).toBe(40)
    const tagalog = await send('listMessages', { token, query: { ...page, language: 'TY' } })
    expect(tagalog.at('content', 0, 'title')).toMatch(/^Paligsahan sa Sabado at Linggo/)
    expect(first.at('content', 0, 'title')).toMatch(/^Weekend tournament/)
    expect(first.at('content', 0, 'content')).not.toContain('{')
  })

  it('is filtered by unread and by kind, and a full one answers at once', async () => {
    const { send, logIn } = createTester()
    const token = await logIn('vip777', 'Vip777pass')
    expect((await send('getUnreadCount', { token })).value).toBe(120)
    expect((await send('getMessageCount', { token })).value).toBe(150)
    const unread = await send('listMessages', { token, query: { ...page, unread: true } })
    expect(unread.at('totalPages')).toBe(6)
    expect(field(unread.at('content'), 'isRead')).not.toContain(true)
    const promotions = await send('listMessages', { token, query: { ...page, kind: 'promotion' } })
    expect(new Set(field(promotions.at('content'), 'kind'))).toEqual(new Set(['promotion']))
    const started = performance.now()
    for (let pageNo = 1; pageNo <= 25; pageNo += 1) await send('listMessages', { token, query: { ...page, pageNo } })
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  it('counts a message that was read once, and all of them in one call', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    const [id] = ids((await send('listMessages', { token, query: page })).at('content'))
    for (let time = 0; time < 2; time += 1)
      expect(await send('readMessage', { token, path: { id } })).toMatchObject({ success: true })
    expect((await send('getUnreadCount', { token })).value).toBe(2)
    expect((await send('getMessage', { token, path: { id }, query: { language: 'EN' } })).at('isRead')).toBe(true)
    await send('readAllMessages', { token })
    expect((await send('getUnreadCount', { token })).value).toBe(0)
  })

  it('tells of a payment only what an order of the member says', async () => {
    const { send, logIn, backend } = createTester()
    for (const [account, password] of [
      ['maria88', 'Maria88pass'],
      ['vip777', 'Vip777pass'],
      ['broke01', 'Broke01pass'],
    ] as const) {
      const token = await logIn(account, password)
      const payments = async () => (await send('listMessages', { token, query: { ...page, kind: 'payment' } })).at('content')
      expect(await payments()).toEqual([])
      const asked = { channelId: 'bdo', amount: 1234.5 }
      const order = await send('depositManual', { token, query: { language: 'EN' }, body: asked })
      backend.endOrder(String(order.at('orderId')), true)
      expect(await payments()).toMatchObject([
        { title: `Your deposit ${order.at('reference')} has arrived`, content: expect.stringContaining('₱1,234.50') },
      ])
    }
  })

  it('tells that a withdrawal was paid from its moment on, whatever is asked first', async () => {
    const { send, logIn, pass, now } = createTester()
    const token = await logIn()
    const body = { cardId: 1, amount: 500, paymentPassword: '123456' }
    const order = await send('withdraw', { token, body })
    const paidAt = now() + 600_000
    pass(599)
    expect((await send('getUnreadCount', { token })).value).toBe(3)
    pass(60)
    expect((await send('getUnreadCount', { token })).value).toBe(4)
    const [first] = [(await send('listMessages', { token, query: { ...page, kind: 'payment' } })).at('content', 0)]
    expect(first).toMatchObject({ title: expect.stringContaining(String(order.at('reference'))), sentAt: paidAt })
  })

  it('loses what is deleted, one or several, and nothing of anybody else', async () => {
    const { send, logIn } = createTester()
    const token = await logIn()
    const [first, second, third] = ids((await send('listMessages', { token, query: page })).at('content'))
    await send('deleteMessage', { token, path: { id: first } })
    await send('deleteMessages', { token, body: { ids: [Number(second), Number(third), Number(third), 7, 5_150] } })
    expect((await send('getMessageCount', { token })).value).toBe(37)
    const gone = await send('readMessage', { token, path: { id: first } })
    expect(gone).toMatchObject({ success: false, errorCode: 'message.not.found' })
    const other = await logIn('vip777', 'Vip777pass')
    const theirs = { token: other, path: { id: 1_001 }, query: { language: 'EN' } }
    expect((await send('getMessage', theirs)).errorCode).toBe('message.not.found')
    await send('deleteMessage', { token: other, path: { id: 1_001 } })
    expect((await send('getMessageCount', { token })).value).toBe(37)
  })
})

it('MENU-06 the help centre has articles in both languages, and finds words in them', async () => {
  const { send } = createTester()
  const ask = { device: 'MOBILE', lang: 'EN' }
  const english = (await send('getHelpCenter', { query: ask })).value
  const tagalog = (await send('getHelpCenter', { query: { ...ask, lang: 'TY' } })).value
  expect(field(english, 'title')).toHaveLength(8)
  expect(field(tagalog, 'title')).toHaveLength(8)
  expect(field(tagalog, 'content').filter((text) => field(english, 'content').includes(text))).toEqual([])
  const found = await send('getHelpCenter', { query: { ...ask, query: ' TURNOVER ' } })
  expect(field(found.value, 'title')).toEqual(['Bonus and turnover'])
})

describe('MEM-10 a feedback', () => {
  const TEXT = 'The deposit of yesterday is still missing.'
  const PNG = btoa('\x89PNG\r\n\x1a\n and more')
  const image = (type: string, data: string) => ({ type, data })

  it.each([
    ['with a picture', TEXT, [image('image/png', PNG)], undefined],
    ['without any', TEXT, undefined, undefined],
    ['of 500 emoji', '🎰'.repeat(500), undefined, undefined],
    ['of 501 characters', 'x'.repeat(501), undefined, 'request.invalid'],
    ['of white space', ' '.repeat(40), undefined, 'request.invalid'],
    ['that is short but for the white space around it', `   short    `, undefined, 'request.invalid'],
    ['with a picture that is none', TEXT, [image('image/jpeg', btoa('%PDF-1.7 and more'))], 'request.invalid'],
    ['with a PNG that says it is a JPEG', TEXT, [image('image/jpeg', PNG)], 'request.invalid'],
    ['with what is no base64', TEXT, [image('image/png', '%%%')], 'request.invalid'],
    ['with a GIF', TEXT, [image('image/gif', btoa('GIF89a'))], 'request.invalid'],
    ['with four pictures', TEXT, Array.from({ length: 4 }, () => image('image/png', PNG)), 'request.invalid'],
    ['with one of 6 MB', TEXT, [image('image/png', btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(6 * 1_048_576)}`))], 'request.invalid'],
  ])('%s is taken, or refused by its reason', async (_, content, images, code) => {
    const { send, logIn } = createTester()
    const token = await logIn()
    const body: Record<string, unknown> = { content, ...(images && { images }) }
    expect((await send('sendFeedback', { token, body })).errorCode).toBe(code)
  })

  it('BAL-05 with the same key is stored once', async () => {
    const { send, logIn, backend } = createTester()
    const token = await logIn()
    const tap = (content: string) =>
      send('sendFeedback', { token, body: { content }, headers: { 'Idempotency-Key': 'feedback-0123456789' } })
    expect([(await tap(TEXT)).success, (await tap(TEXT)).success]).toEqual([true, true])
    expect((await tap(`${TEXT} Still.`)).errorCode).toBe('intention.reused')
    expect(backend.feedback('maria88')).toMatchObject([{ content: TEXT, images: 0 }])
  })
})
