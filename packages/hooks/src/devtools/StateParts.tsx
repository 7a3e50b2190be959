import { useSnapshot } from 'valtio'
import { memberInfoKey } from '../account/member.queries.ts'
import type { Lobby } from '../core/lobby.ts'
import { isAgent, isTrial } from '../core/session/member.rules.ts'
import { endSession } from '../core/session/session.ts'
import { ageText } from './kept.rules.ts'
import { cachedQueries, clearDevice, clearQueries, keysOnDevice } from './kept.ts'
import { Act, dim, Facts, Line, Lines, Part, Row } from './parts.tsx'
import { useBeat } from './useBeat.ts'
import { watchOf } from './watchLobby.ts'

interface Props {
  lobby: Lobby
}

/** Characters of a kept value that are shown. */
const SHOWN = 120
const time = (ms: number) => new Date(ms).toISOString().replace('T', ' ').slice(0, 19)

/** Who is logged in, and what the cache knows of the member. */
export const SessionPart = ({ lobby }: Props) => <Part title="Session and member">{() => <Session lobby={lobby} />}</Part>

function Session({ lobby }: Props) {
  useBeat(lobby)
  const { session } = useSnapshot(lobby.state)
  if (!session) return <p style={{ margin: '4px 0' }}>A guest.</p>
  const { userName, type, merchantCode, firstTimeLogin } = session
  const kind = isTrial(type) ? 'trial' : isAgent(type) ? 'agent' : 'member'
  const info: unknown = lobby.queryClient.getQueryData(memberInfoKey)
  const known = Object.entries(typeof info === 'object' && info !== null ? info : {})
  return (
    <>
      <Facts
        facts={[
          ['Account', userName],
          ['Type', `${type}, ${kind}`],
          ['Merchant', merchantCode],
          ['First login', firstTimeLogin ? 'yes' : 'no'],
          ...known.map(([name, value]) => [`info.${name}`, JSON.stringify(value)] as const),
        ]}
      />
      <Row>
        <Act onClick={() => endSession(lobby, { reason: 'expired' })}>Let the session end</Act>
      </Row>
    </>
  )
}

/** What the query cache holds. */
export const CachePart = ({ lobby }: Props) => <Part title="Query cache">{() => <Cache lobby={lobby} />}</Part>

function Cache({ lobby }: Props) {
  useBeat(lobby)
  return (
    <>
      <Row>
        <Act onClick={() => clearQueries(lobby)}>Clear the cache</Act>
      </Row>
      <Lines label="Queries">
        {cachedQueries(lobby).map(({ hash, key, status, ageMs, observers }) => (
          <Line key={hash}>
            {JSON.stringify(key)}
            <Row>
              <span style={dim}>
                {status}
                {ageMs !== undefined && `, ${ageText(ageMs)} old`}, observers: {observers}
              </span>
              <Act aria-label={`Clear ${JSON.stringify(key)}`} onClick={() => clearQueries(lobby, hash)}>
                Clear
              </Act>
            </Row>
          </Line>
        ))}
      </Lines>
    </>
  )
}

/** A kept value as it is shown: its beginning, and never the token, as pictures of the panel are passed on. */
function shortened(value: string, token: string | undefined) {
  const text = token ? value.replaceAll(token, '(token)') : value
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** What the lobby keeps on the device. */
export const DevicePart = ({ lobby }: Props) => <Part title="Kept on the device">{() => <Device lobby={lobby} />}</Part>

function Device({ lobby }: Props) {
  useBeat(lobby)
  const token = useSnapshot(lobby.state).session?.token
  const keys = keysOnDevice(lobby)
  return (
    <>
      <Row>
        <Act onClick={() => clearDevice(lobby)}>Clear the device</Act>
      </Row>
      <Lines label="Keys">
        {keys.map(({ store, name, value }) => (
          <Line key={`${store} ${name}`}>
            <strong>{name}</strong>
            <div style={dim}>{shortened(value, token)}</div>
            <Row>
              <span style={dim}>
                {store}, {value.length} characters
              </span>
              <Act aria-label={`Clear ${name}`} onClick={() => clearDevice(lobby, [{ store, name }])}>
                Clear
              </Act>
            </Row>
          </Line>
        ))}
      </Lines>
    </>
  )
}

/** Language, panels that are open, the question that is asked, and notices with those that have gone. */
export const SitePart = ({ lobby }: Props) => <Part title="Language, panels, notices">{() => <Site lobby={lobby} />}</Part>

function Site({ lobby }: Props) {
  const { language, panels, prompt, online, slow } = useSnapshot(lobby.state)
  const { notices } = useSnapshot(watchOf(lobby).seen)
  const open = Object.entries(panels).flatMap(([name, isOpen]) => (isOpen ? [name] : []))
  return (
    <>
      <Facts
        facts={[
          ['Language', `${language} of ${lobby.config.languages.join(', ')}`],
          ['Open panels', open.join(', ') || 'none'],
          ['Question', prompt ? JSON.stringify(prompt.text) : 'none'],
          ['Connection', `${online ? 'online' : 'offline'}${slow ? ', slow' : ''}`],
        ]}
      />
      <Lines label="Notices">
        {notices.toReversed().map(({ id, at, kind, text }) => (
          <Line key={id}>
            {kind}: {text}
            <div style={dim}>{time(at)}</div>
          </Line>
        ))}
      </Lines>
    </>
  )
}

/** The clock of the device, and that of the backend where an answer told it. */
export const ClockPart = ({ lobby }: Props) => <Part title="Clock">{() => <Clock lobby={lobby} />}</Part>

function Clock({ lobby }: Props) {
  const { now } = useBeat(lobby)
  const { time: told } = useSnapshot(watchOf(lobby).seen)
  return (
    <Facts
      facts={[
        ['Device', `${time(now)} UTC`],
        ['Backend', told ? `${time(now + told.aheadMs)} UTC, by ${told.operation}` : 'no answer told its time'],
        ['Offset', told ? `${(told.aheadMs / 1_000).toFixed(1)} s` : 'unknown'],
      ]}
    />
  )
}
