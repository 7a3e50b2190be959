import type { ContractOperation } from './contract.ts'
import type { LoggedCall } from './options.ts'

/** What may be kept of a call: no token, no body, no key. */
export function logged({ id, parameters }: ContractOperation, request: Request, at: number, requestId: string): LoggedCall {
  const { pathname, searchParams } = new URL(request.url)
  const { headers, method } = request
  const secret = parameters.find(({ isToken }) => isToken)?.name
  const query = Object.fromEntries([...searchParams].filter(([name]) => name !== secret))
  return {
    requestId,
    method,
    path: pathname,
    operationId: id,
    at,
    module: headers.get('Module'),
    merchant: headers.get('Merchant'),
    device: headers.get('Device'),
    encryption: headers.get('Encryption')?.split(';')[0] ?? null,
    hasToken: headers.has('Authorization') || (secret !== undefined && searchParams.has(secret)),
    query,
    status: undefined,
    ms: undefined,
    flaws: [],
  }
}
