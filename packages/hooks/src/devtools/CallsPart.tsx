import { useSnapshot } from 'valtio'
import type { Lobby } from '../core/lobby.ts'
import { flawText, outcomeText } from './calls.rules.ts'
import { Act, bad, dim, Line, Lines, Part, Row } from './parts.tsx'
import { watchOf } from './watchLobby.ts'

const time = (ms: number) => new Date(ms).toISOString().slice(11, 19)

/** The calls of the contract as they happen, the newest first. */
export const CallsPart = ({ lobby }: { lobby: Lobby }) => (
  <Part title="Calls" isOpen>
    {() => <Calls lobby={lobby} />}
  </Part>
)

function Calls({ lobby }: { lobby: Lobby }) {
  const { seen } = watchOf(lobby)
  const { calls } = useSnapshot(seen)
  const clear = () => {
    seen.calls.length = 0
  }
  return (
    <>
      <Row>
        <Act onClick={clear}>Clear calls</Act>
      </Row>
      <Lines label="Calls">
        {calls.toReversed().map(({ id, at, method, path, operation, place, module, ms, outcome, flaws }) => (
          <Line key={id}>
            <strong>{operation}</strong>{' '}
            <span style={outcome.kind === 'ok' || outcome.kind === 'waiting' ? dim : bad}>{outcomeText(outcome)}</span>{' '}
            {ms !== undefined && `${Math.round(ms)} ms`}
            <div style={dim}>
              {time(at)} {method} {path} {module}
            </div>
            <div style={dim}>{place}</div>
            {flaws.map((flaw) => (
              <div key={flaw.path} style={bad}>
                {flawText(flaw)}
              </div>
            ))}
          </Line>
        ))}
      </Lines>
    </>
  )
}
