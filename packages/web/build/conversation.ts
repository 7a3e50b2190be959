/** One end of a connection between two threads. */
interface End {
  postMessage(text: string): void
  on(event: 'message', listener: (text: string) => void): unknown
}

/** A question has a number, by which its answer finds it. */
type Message<Question, Answer> = { readonly number: number } & (
  | { readonly question: Question }
  | { readonly answer: Answer }
  | { readonly error: object }
)

/** What vite shows of an error. */
const SHOWN = ['name', 'message', 'stack', 'id', 'frame', 'loc', 'plugin'] as const

/** Lets two threads ask each other: answers what the other one asks, and gives the way to ask it. */
export function converse<Asked, Answer, Question, Reply>(end: End, answer: (question: Question) => Promise<Answer>) {
  const open = new Map<number, PromiseWithResolvers<Reply>>()
  let asked = 0
  const send = (message: Message<Asked, Answer>) => end.postMessage(JSON.stringify(message))
  const reply = (number: number, question: Question) =>
    answer(question)
      .then((answer) => send({ number, answer }))
      .catch((error) => send({ number, error: Object.fromEntries(SHOWN.map((name) => [name, Object(error)[name]])) }))
  end.on('message', (text) => {
    const message: Message<Question, Reply> = JSON.parse(text)
    if ('question' in message) return void reply(message.number, message.question)
    const waiting = open.get(message.number)
    open.delete(message.number)
    if ('answer' in message) waiting?.resolve(message.answer)
    else waiting?.reject(Object.assign(new Error(), message.error))
  })
  return {
    ask(question: Asked): Promise<Reply> {
      const waiting = Promise.withResolvers<Reply>()
      open.set(++asked, waiting)
      send({ number: asked, question })
      return waiting.promise
    },
    /** Whether answers are on their way. */
    isWaiting: () => open.size > 0,
    /** Says that no answer will come any more. */
    end(error: unknown) {
      for (const waiting of open.values()) waiting.reject(error)
      open.clear()
    },
  }
}
