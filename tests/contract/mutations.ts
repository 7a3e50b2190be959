// Changes of the contract that a backend which keeps the old one must be found by.
import { isNode, type Node } from './document.ts'

type Contracts = Record<string, Node>

interface Mutation {
  what: string
  /** The read that differs then. */
  operation: string
  /** Where in its answer. */
  place: string
  /** The assumed place that the answer refutes. */
  refutes?: string
  change: (contracts: Contracts) => void
}

const nodeAt = (node: Node, key: string): Node => {
  const found = node[key]
  if (!isNode(found)) throw new Error(`no ${key}`)
  return found
}

function follow(document: Node, node: Node): Node {
  if (typeof node.$ref !== 'string') return node
  return follow(document, node.$ref.slice(2).split('/').reduce(nodeAt, document))
}

function operationAt(contracts: Contracts, id: string): { document: Node; operation: Node; path: string } {
  for (const document of Object.values(contracts)) {
    for (const [path, methods] of Object.entries(nodeAt(document, 'paths'))) {
      for (const operation of Object.values(isNode(methods) ? methods : {})) {
        if (isNode(operation) && operation.operationId === id) return { document, operation, path }
      }
    }
  }
  throw new Error(`no operation ${id}`)
}

/** The schema of a place of a successful answer. */
function schemaAt(contracts: Contracts, id: string, place: string): Node {
  const { document, operation } = operationAt(contracts, id)
  const answer = follow(document, nodeAt(nodeAt(operation, 'responses'), '200'))
  const { oneOf } = nodeAt(nodeAt(nodeAt(answer, 'content'), 'application/json'), 'schema')
  const success: unknown = Array.isArray(oneOf) ? oneOf[0] : undefined
  if (!isNode(success)) throw new Error(`${id} has no success`)
  return (place.match(/\w+|\[\]|\*/g) ?? []).reduce(
    (node, name) => {
      const next =
        name === '[]'
          ? nodeAt(node, 'items')
          : name === '*'
            ? nodeAt(node, 'additionalProperties')
            : nodeAt(nodeAt(node, 'properties'), name)
      return follow(document, next)
    },
    follow(document, success),
  )
}

/** Sets words of the schema at a place. */
const words =
  (id: string, place: string, more: Node): Mutation['change'] =>
  (contracts) =>
    void Object.assign(schemaAt(contracts, id, place), more)

/** Asks for a field that no answer has. */
const demanded =
  (id: string, place: string, name: string, schema: Node): Mutation['change'] =>
  (contracts) => {
    const holder = schemaAt(contracts, id, place)
    holder.properties = { ...nodeAt(holder, 'properties'), [name]: schema }
    holder.required = [...(Array.isArray(holder.required) ? holder.required : []), name]
  }

const renamed =
  (id: string, place: string, from: string, to: string): Mutation['change'] =>
  (contracts) => {
    const holder = schemaAt(contracts, id, place)
    const { [from]: field, ...others } = nodeAt(holder, 'properties')
    holder.properties = { ...others, [to]: field }
    holder.required = Array.isArray(holder.required) ? holder.required.map((name) => (name === from ? to : name)) : []
  }

const moved =
  (id: string, to: string): Mutation['change'] =>
  (contracts) => {
    const { document, path } = operationAt(contracts, id)
    const paths = nodeAt(document, 'paths')
    paths[to] = paths[path]
    delete paths[path]
  }

export const mutations: readonly Mutation[] = [
  {
    what: 'a required field renamed',
    operation: 'getBalance',
    place: 'value.total',
    change: renamed('getBalance', 'value', 'sumBalance', 'total'),
  },
  {
    what: 'a required field of an item renamed',
    operation: 'listGames',
    place: 'value.games[].title',
    change: renamed('listGames', 'value.games[]', 'gameName', 'title'),
  },
  {
    what: 'a required field of an item of an item renamed',
    operation: 'getRecentLottery',
    place: 'value.list[].prizes[].drawn',
    refutes: 'value.list[].prizes[]',
    change: renamed('getRecentLottery', 'value.list[].prizes[]', 'numbers', 'drawn'),
  },
  {
    what: 'a text for a number',
    operation: 'getMemberInfo',
    place: 'value.id',
    change: words('getMemberInfo', 'value.id', { type: 'string' }),
  },
  {
    what: 'a number for a text',
    operation: 'listBets',
    place: 'value.list[].betId',
    refutes: 'value.list[]',
    change: words('listBets', 'value.list[].betId', { type: 'integer' }),
  },
  {
    what: 'an assumed type',
    operation: 'listGames',
    place: 'value.games[].nodeId',
    refutes: 'value.games[].nodeId',
    change: words('listGames', 'value.games[].nodeId', { type: 'string' }),
  },
  {
    what: 'a yes or no for a number',
    operation: 'getWhitelabel',
    place: 'value.flags.*',
    refutes: 'value',
    change: words('getWhitelabel', 'value.flags.*', { type: 'integer' }),
  },
  {
    what: 'an object for a list',
    operation: 'getDomainRoute',
    place: 'value',
    change: words('getDomainRoute', 'value', { type: 'object' }),
  },
  {
    what: 'a list for an object',
    operation: 'getStatus',
    place: 'value',
    change: words('getStatus', 'value', { type: 'array' }),
  },
  {
    what: 'a nested item',
    operation: 'listVendors',
    place: 'value.sorting[].vendorNames[]',
    change: words('listVendors', 'value.sorting[].vendorNames[]', { type: 'string' }),
  },
  {
    what: 'a constant',
    operation: 'getUnreadCount',
    place: 'success',
    change: words('getUnreadCount', 'success', { const: 'yes', type: 'string' }),
  },
  {
    what: 'a constant that was free before',
    operation: 'getStatus',
    place: 'value.maintenance',
    change: words('getStatus', 'value.maintenance', { const: true }),
  },
  {
    what: 'an enum without what comes',
    operation: 'listMessages',
    place: 'value.content[].kind',
    refutes: 'value.content[]',
    change: words('listMessages', 'value.content[].kind', { enum: ['other'] }),
  },
  {
    what: 'a missing field made required',
    operation: 'getStatus',
    place: 'value.region',
    change: demanded('getStatus', 'value', 'region', { type: 'string' }),
  },
  {
    what: 'a missing assumed field made required',
    operation: 'listCountries',
    place: 'value[].flag',
    refutes: 'value[].flag',
    change: demanded('listCountries', 'value[]', 'flag', { type: 'string', 'x-provenance': 'assumed' }),
  },
  {
    what: 'a minimum raised',
    operation: 'listBets',
    place: 'value.list[].stake',
    refutes: 'value.list[]',
    change: words('listBets', 'value.list[].stake', { minimum: 1e9 }),
  },
  {
    what: 'a maximum lowered',
    operation: 'getBalance',
    place: 'value.sumBalance',
    change: words('getBalance', 'value.sumBalance', { maximum: 1 }),
  },
  {
    what: 'a longer text',
    operation: 'listCountries',
    place: 'value[].dialingCode',
    refutes: 'value[]',
    change: words('listCountries', 'value[].dialingCode', { minLength: 9 }),
  },
  {
    what: 'another pattern',
    operation: 'getLotteryGame',
    place: 'value.draws[].drawNo',
    refutes: 'value.draws[]',
    change: words('getLotteryGame', 'value.draws[].drawNo', { pattern: '^never$' }),
  },
  {
    what: 'a list of at least as many',
    operation: 'listVendors',
    place: 'value.sorting',
    change: words('listVendors', 'value.sorting', { minItems: 50 }),
  },
  {
    what: 'nothing more allowed',
    operation: 'getBalance',
    place: 'value.sumBalance',
    change: words('getBalance', 'value', { properties: {}, required: [], additionalProperties: false }),
  },
  {
    what: 'another path',
    operation: 'listGameRank',
    place: 'status',
    refutes: 'method and path',
    change: moved('listGameRank', '/wps/game/ranking'),
  },
]
