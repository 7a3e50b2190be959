import { ApiError, createSdk, plainBodyCipher } from '@lobbykit/sdk'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersOf, damaged, damages } from './answers.ts'
import { contractOperations, isNode, type Operation } from './document.ts'
import { problems } from './problems.ts'

type AnyCall = (path: string, init: object) => Promise<unknown>

/** What a caller gets when the backend answers `body`, and what was reported. */
async function received({ key, body }: Operation, answer: unknown) {
  const flaws: string[] = []
  const sdk = createSdk({
    baseUrl: 'https://backend.example',
    merchantCode: 'lobbykit',
    bodyCipher: plainBodyCipher,
    fetch: async () => new Response(JSON.stringify(answer)),
    retries: 0,
    onFlaws: (_, found) => flaws.push(...found.map(({ path }) => path)),
  })
  const [method = '', path = ''] = key.split(' ')
  // The typed methods take one path at a time; a test that walks all of them cannot.
  const call: AnyCall = Reflect.get(sdk.wps, method)
  const parts = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']))
  const outcome = await call(path, { params: { path: parts }, ...(body && { body: {} }) }).then(
    (value: unknown) => ({ value }),
    (error: unknown) => ({ error }),
  )
  return { outcome, flaws }
}

const each = contractOperations.map((operation): [string, Operation] => [operation.key, operation])
const isSuccess = (answer: unknown): answer is { success: true; value?: unknown } => isNode(answer) && answer.success === true
const answersTo = ({ answers }: Operation) => answersOf(answers['200']?.schema ?? '')

describe.each(each)('CALL-04 %s', (_, operation) => {
  const schema = operation.answers['200']?.schema
  const promisesValue = operation.answers['200']?.examples.some((example) => isSuccess(example) && 'value' in example)

  it('every answer that keeps the contract arrives as it is', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo(operation).filter(isSuccess), async (answer) => {
        expect(problems(schema, answer)).toEqual([])
        const { outcome, flaws } = await received(operation, answer)
        expect(outcome).toEqual({ value: promisesValue ? answer.value : undefined })
        expect(flaws).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  it('of a damaged answer arrives what keeps the contract, or a malformed answer', async () => {
    await fc.assert(
      fc.asyncProperty(answersTo(operation).filter(isSuccess), damages, async (answer, list) => {
        const { outcome } = await received(operation, { ...answer, value: damaged(answer.value, list) })
        if ('error' in outcome) {
          expect(outcome.error).toBeInstanceOf(ApiError)
          expect(outcome.error).toMatchObject({ kind: 'malformed', operation: operation.node.operationId })
          return
        }
        // Guards look at shapes; how large a number may be, and which words there are, is for the rules.
        const bounds = ['minimum', 'maximum', 'enum', 'pattern', 'oneOf']
        const shapes = ({ keyword }: { keyword: string }) => !bounds.includes(keyword)
        const whole = promisesValue ? { success: true, value: outcome.value } : { success: true }
        const broken = problems(schema, whole, shapes).filter((problem) => !problem.startsWith('/success'))
        expect(broken).toEqual([])
      }),
      { numRuns: 60 },
    )
  })
})
