// The contract as others get it: what the SDK adds to a call by the facts of the contract stands in it as parameters and
// content types, so that the client of any other generator can call everything.
import { SEALED_TYPE } from '../src/options.ts'
import { component, isNode, type Node, nodesIn, operationsIn, resolved } from './document.ts'

const header = (name: string, description: string, schema: Node, example: string): Node => ({
  name,
  in: 'header',
  required: true,
  description: `${description} The header's name is an option of the SDK.`,
  schema: { type: 'string', ...schema },
  example,
})

/** Adds to each operation the headers that its facts ask for, and to an encrypted body the type it travels as. */
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
    operation.parameters = [...nodesIn(operation.parameters), ...added]
  }
  return document
}

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
  }
  return callers
}
