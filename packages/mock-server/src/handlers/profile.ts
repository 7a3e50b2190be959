import { ok, refuse } from '../answers.ts'
import { cardsOf, cardView, MOST_CARDS, newCardRefusal } from '../domain/cards.ts'
import { fieldRefusal } from '../domain/fields.ts'
import { icons, iconUrl } from '../domain/icons.ts'
import { kycRefusal, kycStatusOf } from '../domain/kyc.ts'
import { maskedEmail, maskedName } from '../domain/mask.ts'
import { paymentPasswordOf, paymentRefusal } from '../domain/paymentPassword.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import type { MemberRow } from '../rows.ts'
import { banks } from '../seed/banks.ts'
import { kycDocuments, kycUnder } from '../seed/kyc.ts'
import { say } from '../text.ts'
import type { World } from '../world.ts'

const keepDetail = ({ db }: World, { id, details }: MemberRow, more: Record<string, string>) =>
  db.patch('member', id, { details: { ...details, ...more } })

export const profileHandlers = {
  getSecurityConfig(call) {
    const { member } = signedIn(call)
    const { nickname, email, details, password, icon } = member
    return ok({
      loginPassword: password !== '',
      paymentPassword: paymentPasswordOf(member) !== undefined,
      bankCards: cardsOf(call.world, member.id).length,
      mostBankCards: MOST_CARDS,
      icon: icon !== undefined,
      kyc: kycStatusOf(call.world, member.id),
      ...(nickname && { nickname }),
      ...(email && { email: maskedEmail(email) }),
      ...(details?.payeeName && { payeeName: maskedName(details.payeeName) }),
    })
  },
  getIcon(call) {
    const { icon } = signedIn(call).member
    return ok({ ...(icon && { icon }), icons: icons.map((each) => ({ icon: each, url: iconUrl(each) })) })
  },
  setIcon(call) {
    const { member } = signedIn(call)
    const { icon } = call.body
    if (!icons.includes(icon)) return refuse('icon.unknown')
    call.world.db.patch('member', member.id, { icon })
    return ok()
  },
  setNickname(call) {
    const { member } = signedIn(call)
    const nickname = call.body.value.trim()
    const broken = fieldRefusal(call.world, 'nickname', nickname, call.language)
    if (broken) return broken
    call.world.db.patch('member', member.id, { nickname })
    return ok()
  },
  setEmail(call) {
    const { member } = signedIn(call)
    const email = call.body.value.trim()
    const broken = fieldRefusal(call.world, 'email', email, call.language)
    if (broken) return broken
    const isOthers = (row: Readonly<MemberRow>) => row.id !== member.id && row.email?.toLowerCase() === email.toLowerCase()
    if (call.world.db.find('member', isOthers)) return refuse('email.taken')
    call.world.db.patch('member', member.id, { email })
    return ok()
  },
  setPayeeName(call) {
    const { member } = signedIn(call)
    const payeeName = call.body.value.trim()
    const broken = fieldRefusal(call.world, 'payeeName', payeeName, call.language)
    if (broken) return broken
    const known = member.details?.payeeName
    if (known !== undefined && known !== payeeName) return refuse('payee.locked')
    keepDetail(call.world, member, { payeeName })
    return ok()
  },
  setPaymentPassword(call) {
    const { member } = signedIn(call)
    const { old = '', new: next } = call.body
    const wrong = paymentPasswordOf(member) === undefined ? undefined : paymentRefusal(call.world, member, old)
    if (wrong) return wrong
    if (next === paymentPasswordOf(member)) return refuse('modify.new.old.same')
    const broken = fieldRefusal(call.world, 'paymentPassword', next, call.language)
    if (broken) return broken
    keepDetail(call.world, member, { paymentPassword: next })
    return ok()
  },
  getKyc(call) {
    const { id } = signedIn(call).member
    const { status = 'none', reason } = call.world.db.get('kyc', id) ?? {}
    const asked = kycUnder(call.world.scenario)
    const fields = Object.entries(asked.fields).map(([name, rule]) => [
      name,
      { ...rule, message: say(rule.message, call.language) },
    ])
    return ok({
      status,
      age: asked.age,
      fields: Object.fromEntries(fields),
      documents: kycDocuments.map((document) => ({ ...document })),
      ...(reason && { reason: say(reason, call.language) }),
    })
  },
  sendKyc(call) {
    const { id } = signedIn(call).member
    const refusal = kycRefusal(call.world, id, call.body, call.language)
    if (refusal) return refusal
    const { fields, documents } = call.body
    const sentAt = call.world.now()
    call.world.db.put('kyc', { id, status: 'waiting', fields, documents: Object.keys(documents), sentAt })
    return ok()
  },
  listBankCards(call) {
    const { member } = signedIn(call)
    return ok(cardsOf(call.world, member.id).map((card) => cardView(card, member, call.language)))
  },
  addBankCard(call) {
    const { member } = signedIn(call)
    const refusal = newCardRefusal(call.world, member, call.body)
    if (refusal) return refusal
    const { bankCode, number } = call.body
    call.world.db.add('card', { id: call.world.nextId(), memberId: member.id, bankCode, number })
    return ok()
  },
  removeBankCard(call) {
    const { member } = signedIn(call)
    const wrong = paymentRefusal(call.world, member, call.body.paymentPassword)
    if (wrong) return wrong
    const card = cardsOf(call.world, member.id).find(({ id }) => id === call.body.id)
    if (!card) return refuse('card.unknown')
    call.world.db.remove('card', card.id)
    return ok()
  },
  listBanks: (call) => {
    signedIn(call)
    return ok(Object.entries(banks).map(([code, name]) => ({ code, name: say(name, call.language) })))
  },
} satisfies Partial<Handlers>
