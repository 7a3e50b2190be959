// The contract as others get it: what the SDK adds to a call by the facts of the contract stands in it as parameters and
// content types, so that the client of any other generator can call everything.
import { SEALED_TYPE } from '../src/options.ts'
import { component, isNode, type Node, nodesIn, operationsIn, resolved } from '../src/verify/document.ts'

const header = (name: string, description: string, schema: Node, example: string): Node => ({
  name,
  in: 'header',
  required: true,
  description: `${description} The header's name is an option of the SDK.`,
  schema: { type: 'string', ...schema },
  example,
})

const ONCE =
  'Names what the caller wants done. Calls with one key are done at most once, and all get the same answer; the key with another body is refused.'

/** Adds to each operation the headers that its facts ask for, to an encrypted body the type it travels as, and to each answer its header. */
export function published(contract: Node): Node {
  const document = structuredClone(contract)
  const encryption = 'How the body is sealed: the scheme and the wrapped key, or none for plain JSON in development.'
  for (const { operation } of operationsIn(document)) {
    const merchant = header('Merchant', 'Merchant code, from configuration.', { minLength: 1, maxLength: 64 }, 'lobbykit')
    const added = [component(document, 'parameters', 'MerchantHeader', merchant)]
    const module = operation['x-module']
    if (typeof module === 'string') added.push(header('Module', 'The module the call belongs to.', { const: module }, module))
    if (operation['x-encrypted']) {
      const sealing = header('Encryption', encryption, { minLength: 1, maxLength: 2048 }, 'none')
      added.push(component(document, 'parameters', 'EncryptionHeader', sealing))
      sealBody(document, operation)
    }
    if (operation['x-device']) {
      const device = header('Device', 'Sent by an app that runs standalone.', { const: 'OTHERS' }, 'OTHERS')
      added.push(component(document, 'parameters', 'DeviceHeader', { ...device, required: false }))
    }
    if (operation['x-once']) {
      const intention = header(
        'Idempotency-Key',
        ONCE,
        { pattern: '^[A-Za-z0-9-]{16,64}$', maxLength: 64 },
        'b3f1c2d4-5e6f-4a1b',
      )
      added.push(component(document, 'parameters', 'IntentionHeader', { ...intention, required: false }))
    }
    operation.parameters = [...nodesIn(operation.parameters), ...added]
    for (const answer of answersOf(document, operation)) answer.headers = { 'X-Request-Id': { $ref: REQUEST_ID } }
  }
  component(document, 'headers', 'RequestIdHeader', {
    description: 'What the backend calls the request in its logs. The header’s name is an option of the SDK.',
    schema: { type: 'string' },
    example: 'request-17',
  })
  return document
}

const REQUEST_ID = '#/components/headers/RequestIdHeader'

const answersOf = (document: Node, { responses }: Node): Node[] =>
  Object.values(isNode(responses) ? responses : {})
    .filter(isNode)
    .map((answer) => resolved(document, answer))

function sealBody(document: Node, operation: Node): void {
  const body = isNode(operation.requestBody) ? resolved(document, operation.requestBody) : undefined
  if (!body || !isNode(body.content)) throw new Error(`${operation.operationId} is encrypted and has no body`)
  const description = 'The JSON body, sealed; how, says the Encryption header.'
  const schema = { type: 'string', contentEncoding: 'base64', maxLength: 65536, description }
  body.content = { ...body.content, [SEALED_TYPE]: { schema, example: 'q83vEjRWeJA=' } }
}

/** The contract as a caller of the SDK sees it: without what the SDK fills in. */
export function forCallers(document: Node): Node {
  const callers = structuredClone(document)
  for (const { operation } of operationsIn(callers)) {
    const own = nodesIn(operation.parameters).filter((parameter) => {
      const { in: place, 'x-merchant': isMerchant, 'x-token': isToken } = resolved(callers, parameter)
      return place !== 'header' && !isMerchant && !isToken
    })
    if (own.length) operation.parameters = own
    else delete operation.parameters
    const body = isNode(operation.requestBody) ? resolved(callers, operation.requestBody) : undefined
    if (body && isNode(body.content)) delete body.content[SEALED_TYPE]
    for (const answer of answersOf(callers, operation)) delete answer.headers
  }
  return callers
}
