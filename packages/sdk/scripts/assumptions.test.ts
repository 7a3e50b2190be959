import { expect, it } from 'vitest'
import { assumptionsOf } from './assumptions.ts'

const assumed = { 'x-provenance': 'assumed' }
const value = (properties: object) => ({
  content: { 'application/json': { schema: { oneOf: [{ properties: { value: { properties } } }] } } },
})

it('finds every mark of a contract and says in words where it stands', () => {
  const found = assumptionsOf({
    paths: {
      '/games': {
        get: {
          operationId: 'listGames',
          summary: 'A page of games.',
          ...assumed,
          parameters: [
            { name: 'minBet', in: 'query', description: 'Smallest stake.', ...assumed },
            { name: 'page', in: 'query' },
          ],
          responses: { '200': value({ until: assumed, games: { items: { properties: { tags: { items: assumed } } } } }) },
        },
        post: {
          operationId: 'addGame',
          'x-provenance': 'shown',
          requestBody: { content: { 'application/json': { schema: { properties: { vendor: assumed } } } } },
          responses: { '400': value({ why: assumed }) },
        },
      },
    },
    components: {
      schemas: {
        Game: { ...assumed, properties: { summary: { type: 'string', description: 'A text.', ...assumed } } },
        Flags: { properties: { flags: { additionalProperties: assumed } } },
        Shown: { 'x-provenance': 'shown', example: assumed },
      },
    },
  })
  expect(found.map(({ of, part, note }) => `${of} | ${part} | ${note}`)).toEqual([
    'GET /games (listGames) | method and path | A page of games.',
    'GET /games (listGames) | query minBet | Smallest stake.',
    'GET /games (listGames) | answer value.until | ',
    'GET /games (listGames) | answer value.games.[].tags.[] | ',
    'POST /games (addGame) | body vendor | ',
    'POST /games (addGame) | answer 400 value.why | ',
    'schema Game | all of it | ',
    'schema Game | summary | A text.',
    'schema Flags | flags.* | ',
  ])
})
