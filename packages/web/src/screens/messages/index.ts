export { Inbox } from './Inbox/Inbox.tsx'
export { Message } from './Message/Message.tsx'
export * as reads from './reads.ts'
