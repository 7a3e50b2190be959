import calls from '@lobbykit/sdk/contract/calls.json' with { type: 'json' }
import { useState } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { decideOrder, logInAs, type MockState, runDraw, tellMock } from './mockBackend.ts'
import { Act, Choice, dim, Line, Lines, NumberField, Part, Row } from './parts.tsx'
import { type MockBackendResult, useMockBackend } from './useMockBackend.ts'

interface Props extends Omit<MockBackendResult, 'mock' | 'said' | 'refresh'> {
  lobby: Lobby
  mock: MockState
}

const OPERATIONS = ['*', ...Object.values(calls).map(({ id }) => id)]
const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const)
const time = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 19)

/** What the mock backend can be made to do; nothing where the backend is another one. */
export function MockParts({ lobby }: { lobby: Lobby }) {
  const { mock, said, act, refresh } = useMockBackend(lobby)
  if (!mock) return null
  const props = { lobby, mock, act }
  return (
    <>
      <Row>
        <h3 style={{ font: 'inherit', fontWeight: 600, margin: '8px 8px 8px 16px' }}>Mock backend</h3>
        <Act onClick={() => void refresh()}>Refresh</Act>
      </Row>
      <p role="status" style={{ margin: '0 16px' }}>
        {said}
      </p>
      <Part title="Members, codes, deposits">{() => <People {...props} />}</Part>
      <Part title="Time and draws">{() => <Times {...props} />}</Part>
      <Part title="Scenario and flags">{() => <Scenario {...props} />}</Part>
      <Part title="Faults">{() => <Faults {...props} />}</Part>
    </>
  )
}

function People({ lobby, mock, act }: Props) {
  const [account, setAccount] = useState(mock.members[0]?.account ?? '')
  const purpose = mock.members.find((member) => member.account === account)?.purpose
  return (
    <>
      <Row>
        <Choice
          label="Member"
          value={account}
          options={asOptions(mock.members.map((member) => member.account))}
          onChange={setAccount}
        />
        <Act onClick={() => void act(() => logInAs(lobby, account), `Logged in as ${account}`)}>Log in</Act>
      </Row>
      <p style={{ ...dim, margin: 0 }}>{purpose}</p>
      <Lines label="Codes">
        {mock.codes.map(({ what, code }) => (
          <Line key={`${what} ${code}`}>
            <strong>{code}</strong> <span style={dim}>{what}</span>
          </Line>
        ))}
      </Lines>
      <Lines label="Orders that wait">
        {mock.orders.map(({ id, kind, account: whose, amount }) => (
          <Line key={id}>
            {kind} of {whose}, {amount.toFixed(2)} <span style={dim}>{id}</span>
            <Row>
              <Act
                aria-label={`Approve ${id}`}
                onClick={() => void act(() => decideOrder(lobby, id, 'approve'), `${id} was approved`)}
              >
                Approve
              </Act>
              <Act
                aria-label={`Refuse ${id}`}
                onClick={() => void act(() => decideOrder(lobby, id, 'refuse'), `${id} was refused`)}
              >
                Refuse
              </Act>
            </Row>
          </Line>
        ))}
      </Lines>
    </>
  )
}

function Times({ lobby, mock, act }: Props) {
  const [hours, setHours] = useState('')
  const [lottery, setLottery] = useState(mock.draws[0]?.lottery ?? '')
  const moveOn = (by: { hours?: number; days?: number }, words: string) =>
    void act(() => tellMock(lobby, 'clock', by), `The clock of the backend went on by ${words}`)
  return (
    <>
      <p style={{ margin: '4px 0' }}>{time(mock.now)} UTC</p>
      <Row>
        <Act onClick={() => moveOn({ hours: 1 }, 'an hour')}>An hour on</Act>
        <Act onClick={() => moveOn({ days: 1 }, 'a day')}>A day on</Act>
        <NumberField label="Hours" value={hours} onChange={setHours} />
        <Act onClick={() => moveOn({ hours: Number(hours) }, `${hours} hours`)}>Move on</Act>
      </Row>
      <Row>
        <Choice
          label="Lottery"
          value={lottery}
          options={mock.draws.map((draw) => [draw.lottery, `${draw.name} ${draw.drawNo}`] as const)}
          onChange={setLottery}
        />
        <Act onClick={() => void act(() => runDraw(lobby, lottery))}>Draw now</Act>
      </Row>
    </>
  )
}

function Scenario({ lobby, mock, act }: Props) {
  return (
    <>
      <Row>
        <Choice
          label="Scenario"
          value={mock.scenario}
          options={asOptions(mock.scenarios)}
          onChange={(scenario) => void act(() => tellMock(lobby, 'scenario', { scenario }), `The scenario is ${scenario}`)}
        />
      </Row>
      <Lines label="Flags">
        {mock.flags.map(([flag, on]) => (
          <Line key={flag}>
            <label style={{ display: 'flex', gap: 8, alignItems: 'center', minBlockSize: 28 }}>
              <input
                type="checkbox"
                checked={on}
                onChange={() => void act(() => tellMock(lobby, 'flag', { flag, on: !on }), `${flag} is ${on ? 'off' : 'on'}`)}
              />
              {flag}
            </label>
          </Line>
        ))}
      </Lines>
    </>
  )
}

function Faults({ lobby, mock, act }: Props) {
  const [target, setTarget] = useState('*')
  const [kind, setKind] = useState(mock.kinds[0] ?? '')
  const [times, setTimes] = useState('')
  const fault = { target, kind, ...(times && { times: Number(times) }) }
  return (
    <>
      <Row>
        <Choice label="Call" value={target} options={asOptions(OPERATIONS)} onChange={setTarget} />
        <Choice label="goes wrong by" value={kind} options={asOptions(mock.kinds)} onChange={setKind} />
        <NumberField label="Times" value={times} onChange={setTimes} />
        <Act onClick={() => void act(() => tellMock(lobby, 'fault', fault), `${target} goes wrong`)}>Let it fail</Act>
        <Act onClick={() => void act(() => tellMock(lobby, 'fault', { clear: true }), 'All is well again')}>All well again</Act>
      </Row>
      <Lines label="Faults that are set">
        {mock.faults.map((each) => (
          <Line key={each.target}>
            {each.target}: {each.kind} {each.times !== undefined && <span style={dim}>{each.times} times</span>}
          </Line>
        ))}
      </Lines>
    </>
  )
}
