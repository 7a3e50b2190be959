import { ok, refuse } from '../answers.ts'
import { imageRefusal } from '../domain/images.ts'
import { messageOf, messagePage, messagesOf, messageView, removeMessages, unreadOf } from '../domain/messages.ts'
import { signedIn } from '../domain/signedIn.ts'
import type { Handlers } from '../operation.ts'
import { helpArticles } from '../seed/help.ts'
import { say } from '../text.ts'

/** Inbox, help centre and feedback. */
export const messageHandlers = {
  listMessages(call) {
    const { world, query, language } = call
    const { rows, totalPages } = messagePage(world, signedIn(call).member.id, query)
    return ok({ content: rows.map((row) => messageView(row, language)), pageNum: query.pageNo, totalPages })
  },
  getMessageCount: (call) => ok(messagesOf(call.world, signedIn(call).member.id).length),
  getMessage(call) {
    const row = messageOf(call.world, signedIn(call).member.id, call.path.id)
    return row ? ok(messageView(row, call.language)) : refuse('message.not.found')
  },
  readMessage(call) {
    const { world, path } = call
    if (!messageOf(world, signedIn(call).member.id, path.id)) return refuse('message.not.found')
    world.db.patch('message', path.id, { read: true })
    return ok()
  },
  readAllMessages(call) {
    for (const { id } of unreadOf(call.world, signedIn(call).member.id)) call.world.db.patch('message', id, { read: true })
    return ok()
  },
  deleteMessage(call) {
    removeMessages(call.world, signedIn(call).member.id, [call.path.id])
    return ok()
  },
  deleteMessages(call) {
    removeMessages(call.world, signedIn(call).member.id, call.body.ids)
    return ok()
  },
  getHelpCenter({ world, query }) {
    if (world.scenario.empty) return ok([])
    const words = query.query?.trim().toLowerCase() ?? ''
    const articles = helpArticles.map(({ title, content }) => ({
      title: say(title, query.lang),
      content: say(content, query.lang),
    }))
    return ok(articles.filter(({ title, content }) => `${title} ${content}`.toLowerCase().includes(words)))
  },
  sendFeedback(call) {
    const { member } = signedIn(call)
    const { content, images = [] } = call.body
    const refused = imageRefusal(images)
    if (refused) return refused
    const { world } = call
    world.db.add('feedback', { id: world.nextId(), memberId: member.id, content, images: images.length, at: world.now() })
    return ok()
  },
} satisfies Partial<Handlers>
