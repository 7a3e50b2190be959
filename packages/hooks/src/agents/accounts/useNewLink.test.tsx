import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useAgentLinks, useNewLink } from '../../index.ts'
import { agent, type } from '../../test/agentForm.ts'
import { renderIn, settle } from '../../test/testLobby.tsx'

it('AGENT-07 a link is made with its rates, and stands among the others with its address', async () => {
  const test = await agent()
  const { result } = renderIn(test, () => ({ form: useNewLink('The link'), list: useAgentLinks() }))
  await settle(test)
  act(() => result.current.form.setAgent(true))
  await type(test, result.current.form.rates[0]?.field, '0.3')
  await act(async () => void result.current.form.submit())
  await settle(test)
  const [link] = result.current.list.links
  expect(link).toMatchObject({ isAgent: true, rates: { RNG: 0.3, FISH: 0.9 }, registered: 0 })
  expect(link?.link).toBe(`http://localhost:3000/m/register?affiliateCode=${link?.code}`)
})

it('AGENT-07 BAL-05 a link whose answer is lost is made once, and that is said', async () => {
  const test = await agent()
  const { result } = renderIn(test, () => ({ form: useNewLink('The link'), list: useAgentLinks() }))
  await settle(test)
  const before = result.current.list.links.length
  test.network.lose('/wps/agent/links')
  await act(async () => void Promise.all([result.current.form.submit(), result.current.form.submit()]))
  await settle(test)
  expect(result.current.form.step.found).toEqual({ outcome: 'done', what: 'The link' })
  expect(result.current.list.links).toHaveLength(before + 1)
})
