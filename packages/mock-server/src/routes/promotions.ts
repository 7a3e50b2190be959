import { failure, jsonResponse } from '../answers.ts'
import { decoded } from '../decoded.ts'
import { centsOf } from '../domain/ledger.ts'
import { decidePromotion, type PromotionDecision } from '../domain/promotions.ts'
import type { ApplicationRow } from '../promotionRows.ts'
import { seedPromotions } from '../seed/promotions.ts'
import type { World } from '../world.ts'
import { escaped, html, NO_STORE, seeOther } from './pages.ts'

const titleOf = (id: number) => seedPromotions.find((each) => each.id === id)?.title.EN ?? String(id)

const form = (action: string, name: string, label: string, field: string) =>
  `<form method="post" action="${action}">${field}<button name="do" value="${name}">${label}</button></form>`

/** Applications that wait, with what the operator may say to each. */
function waitingApplications(world: World, rows: readonly ApplicationRow[]): Response {
  const lines = rows.map(({ id, memberId, promotionId, comment = '' }) => {
    const action = `/mock/promotions/${id}`
    return `<tr><td>${titleOf(promotionId)}</td><td>${world.db.get('member', memberId)?.account}</td><td>${escaped(comment)}</td>
<td>${form(action, 'issue', 'Issue', '<input name="amount" inputmode="decimal" required aria-label="Amount" placeholder="Amount">')}</td>
<td>${form(action, 'reject', 'Reject', '<input name="reason" required aria-label="Reason" placeholder="Reason">')}</td></tr>`
  })
  return html('Applications that wait', lines.length ? `<table>${lines.join('')}</table>` : '<p>None.</p>')
}

function decisionOf(fields: URLSearchParams): PromotionDecision | undefined {
  if (fields.get('do') === 'issue') {
    const cents = centsOf(Number(fields.get('amount') || Number.NaN))
    return cents !== undefined && cents > 0 ? { status: 'issued', cents } : undefined
  }
  const reason = fields.get('reason')
  return fields.get('do') === 'reject' && reason ? { status: 'rejected', reason } : undefined
}

/** Answers below /mock/promotions: what an operator says to applications. */
export async function promotionsAnswer(world: World, request: Request): Promise<Response> {
  const [, , , id] = new URL(request.url).pathname.split('/')
  if (!id) {
    if (request.method !== 'GET') return failure(404, 'not.found')
    const rows = world.db.filter('promotion', ({ state }) => state === 'applying')
    const isPage = request.headers.get('Accept')?.includes('text/html')
    return isPage ? waitingApplications(world, rows) : jsonResponse(200, rows, NO_STORE)
  }
  const row = world.db.get('promotion', decoded(id) ?? '')
  if (row?.state !== 'applying' || request.method !== 'POST') return failure(404, 'not.found')
  const decision = decisionOf(new URLSearchParams(await request.text()))
  if (!decision) return failure(400, 'request.invalid', 'do is issue with an amount, or reject with a reason')
  decidePromotion(world, row.memberId, row.promotionId, decision)
  return seeOther('/mock/promotions')
}
