/** The few calls of the WebDriver standard that a walk needs. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The key under which the standard hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The id of an element in an answer. */
export function elementIn(value: unknown): string {
  const id = isRecord(value) ? value[ELEMENT] : undefined
  if (typeof id !== 'string') throw new Error('nothing there')
  return id
}

/** A reference to an element, as an argument. */
export const reference = (id: string) => ({ [ELEMENT]: id })

/** Begins a session at a driver's address; its commands are relative to it. */
export async function beginSession(driver: string, capabilities: object): Promise<Command> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const answer: unknown = await response.json()
    const value = isRecord(answer) ? answer.value : undefined
    if (response.ok) return value
    throw new Error(isRecord(value) ? `${String(value.error)}: ${String(value.message)}` : `status ${response.status}`)
  }
  const begun = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const id = isRecord(begun) ? begun.sessionId : undefined
  if (typeof id !== 'string') throw new Error('no session began')
  return (method, path, body) => send(method, `/session/${id}${path}`, body)
}
