import type { LinkRow } from '../agentRows.ts'
import { ok, refuse } from '../answers.ts'
import { agentRebateOf, takeAgentRebate } from '../domain/agentRebate.ts'
import { fieldRefusal } from '../domain/fields.ts'
import { grantRates } from '../domain/grants.ts'
import { addLink, linksOf, MOST_LINKS, placeBelow, ratesOfLink } from '../domain/links.ts'
import { addMember } from '../domain/members.ts'
import { grantable, percentOf, ratesOf } from '../domain/rates.ts'
import { isTaken } from '../domain/registration.ts'
import { downlineOf, rowOf } from '../domain/team.ts'
import type { Handlers } from '../operation.ts'
import { furnish } from '../seed/members.ts'
import type { World } from '../world.ts'
import { agentOf } from './agent.ts'

const linkView = (world: World, link: LinkRow) => ({
  code: link.id,
  isAgent: link.isAgent,
  rates: percentOf(Object.entries(ratesOfLink(world, link))),
  createdAt: link.at,
  registered: link.registered,
})

export const agentAccountHandlers = {
  getOwnRates: (call) => ok({ rates: ratesOf(call.world, agentOf(call)) }),
  updateDownlineRebates(call) {
    const { world, body } = call
    const agent = agentOf(call)
    const { mate, path } = downlineOf(world, agent.id, body.account)
    // Whoever is further below belongs to the agent between.
    if (path.length > 1) return refuse('downline.unknown')
    const rates = grantable(world, agent, body.rates, mate)
    const row = rowOf(world, mate)
    if (row) grantRates(world, agent, row, rates)
    return ok()
  },
  openAccount(call) {
    const { world, body, language } = call
    const agent = agentOf(call)
    for (const field of ['username', 'password'] as const) {
      const broken = fieldRefusal(world, field, body[field], language)
      if (broken) return broken
    }
    const rates = grantable(world, agent, body.rates)
    if (isTaken(world, { username: body.username })) return refuse('member.exists')
    const member = addMember(world, {
      account: body.username,
      password: body.password,
      ...placeBelow(agent, body.isAgent),
      rates,
    })
    furnish(world, member.id)
    return ok({ account: member.account })
  },
  listAgentLinks: (call) => ok(linksOf(call.world, agentOf(call).id).map((link) => linkView(call.world, link))),
  createAgentLink(call) {
    const { world, body } = call
    const agent = agentOf(call)
    if (linksOf(world, agent.id).length >= MOST_LINKS) return refuse('downline.link.most')
    const rates = grantable(world, agent, body.rates)
    return ok(linkView(world, addLink(world, { agentId: agent.id, isAgent: body.isAgent, rates })))
  },
  getAgentRebate: (call) => ok(agentRebateOf(call.world, agentOf(call))),
  claimAgentRebate: (call) => takeAgentRebate(call.world, agentOf(call)),
} satisfies Partial<Handlers>
