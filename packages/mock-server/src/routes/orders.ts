import { failure, jsonResponse } from '../answers.ts'
import { catchUp } from '../catchUp.ts'
import { amountOf } from '../domain/ledger.ts'
import { endOrder } from '../domain/orders.ts'
import type { OrderRow } from '../rows.ts'
import { CURRENCY } from '../seed/settings.ts'
import type { World } from '../world.ts'
import { button, html, NO_STORE, seeOther } from './pages.ts'

const amount = ({ cents }: OrderRow) => `${CURRENCY} ${amountOf(cents).toFixed(2)}`
const waitingRows = (world: World) => world.db.filter('order', (row) => row.status === 'waiting')
const accountOf = (world: World, { memberId }: OrderRow) => world.db.get('member', memberId)?.account ?? ''

/** Orders that wait, with the operator's two buttons. */
function waitingOrders(world: World): Response {
  const rows = waitingRows(world).map(
    (row) =>
      `<tr><td>${row.id}</td><td>${row.kind}</td><td>${accountOf(world, row)}</td><td>${amount(row)}</td>
<td>${button(`/mock/orders/${row.id}`, 'approve', 'Approve')}</td><td>${button(`/mock/orders/${row.id}`, 'refuse', 'Refuse')}</td></tr>`,
  )
  return html('Orders that wait', rows.length ? `<table>${rows.join('')}</table>` : '<p>None.</p>')
}

/** The page of the payment gateway, and what a scanned code leads to. */
function payPage(order: OrderRow): Response {
  const back = `<p><a href="/m/voucherCenter?order=${order.id}">Back to the site</a></p>`
  if (order.status !== 'waiting') return html('Payment', `<p>${amount(order)}: ${order.status}.</p>${back}`)
  const pay = button(`/mock/pay/${order.id}`, 'approve', `Pay ${amount(order)}`)
  return html('Payment', `<p>Order ${order.id}</p>${pay}${button(`/mock/pay/${order.id}`, 'refuse', 'Give up')}${back}`)
}

/** What is to be done with an order: a tool says it in JSON, the page's buttons as a form. */
async function actionOf(request: Request, isJson: boolean): Promise<unknown> {
  if (!isJson) return new URLSearchParams(await request.text()).get('do')
  const said: unknown = await request.json().catch(() => undefined)
  return typeof said === 'object' && said !== null && 'do' in said ? said.do : undefined
}

/** Answers below /mock/orders and /mock/pay: what an operator does with an order, and what a payment gateway shows. */
export async function ordersAnswer(world: World, request: Request): Promise<Response> {
  const [, , page = '', id] = new URL(request.url).pathname.split('/')
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') === true
  const action = request.method === 'GET' ? undefined : await actionOf(request, isJson)
  catchUp(world)
  if (!id) {
    if (request.method !== 'GET') return failure(404, 'not.found')
    const isPage = request.headers.get('Accept')?.includes('text/html')
    return isPage
      ? waitingOrders(world)
      : jsonResponse(
          200,
          waitingRows(world).map((row) => ({ ...row, account: accountOf(world, row), amount: amountOf(row.cents) })),
          NO_STORE,
        )
  }
  const order = world.db.get('order', id)
  if (!order) return failure(404, 'not.found')
  if (request.method === 'GET') return page === 'pay' ? payPage(order) : jsonResponse(200, order, NO_STORE)
  if (action !== 'approve' && action !== 'refuse') return failure(400, 'request.invalid', 'do is approve or refuse')
  if (isJson && order.status !== 'waiting') return failure(409, 'request.invalid', `${id} does not wait any more`)
  endOrder(world, id, action === 'approve')
  if (isJson) return jsonResponse(200, world.db.get('order', id), NO_STORE)
  return seeOther(page === 'pay' ? `/mock/pay/${id}` : '/mock/orders')
}
