import { type CSSProperties, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import type { Lobby } from '../core/lobby.ts'
import { CallsPart } from './CallsPart.tsx'
import { MockParts } from './MockParts.tsx'
import { Act, COLOURS, frame } from './parts.tsx'
import { CachePart, ClockPart, DevicePart, SessionPart, SitePart } from './StateParts.tsx'
import { watchOf } from './watchLobby.ts'

/**
 * What a lobby does and knows, for whoever builds a skin: a small button that opens a panel. It needs no provider, no style sheet and
 * no portal; render it once, in development alone.
 */
export function LobbyDevtools({ lobby }: { lobby: Lobby }) {
  // It watches from its first render on, so that what happens before it is opened is there.
  watchOf(lobby)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    // As a live region the panel stays reachable while a dialog of the site hides all beside it. With `off` nothing in it is
    // announced.
    <div lang="en" dir="ltr" aria-live="off">
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-label="Lobby devtools"
        onClick={() => setOpen(!isOpen)}
        onPointerDown={keepFromSite}
        style={{
          ...frame,
          position: 'fixed',
          insetInlineStart: 4,
          insetBlockEnd: 76,
          zIndex: 2147483646,
          inlineSize: 40,
          blockSize: 40,
          padding: 0,
          textAlign: 'center',
        }}
      >
        <span aria-hidden="true">{'{ }'}</span>
      </button>
      {isOpen && <Panel lobby={lobby} close={close} />}
    </div>
  )
}

const head: CSSProperties = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  position: 'sticky',
  insetBlockStart: 0,
  background: COLOURS.ground,
  padding: 8,
}

/** Keeps a tap from the site, because a dialog of the site closes at a tap outside of it. */
const keepFromSite = (event: SyntheticEvent) => event.stopPropagation()

function Panel({ lobby, close }: { lobby: Lobby; close: () => void }) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // It closes this panel alone, and nothing of the site below it.
    event.stopPropagation()
    close()
  }
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Lobby devtools"
      onKeyDown={onKeyDown}
      onPointerDown={keepFromSite}
      style={{
        ...frame,
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 2147483647,
        boxSizing: 'border-box',
        inlineSize: '100%',
        maxInlineSize: 560,
        maxBlockSize: '70dvh',
        overflow: 'auto',
        overscrollBehavior: 'contain',
      }}
    >
      <div style={head}>
        <h2 style={{ font: 'inherit', fontWeight: 600, margin: 0, padding: '0 8px' }}>Lobby devtools</h2>
        <Act onClick={close}>Close</Act>
      </div>
      <SessionPart lobby={lobby} />
      <CallsPart lobby={lobby} />
      <CachePart lobby={lobby} />
      <DevicePart lobby={lobby} />
      <SitePart lobby={lobby} />
      <ClockPart lobby={lobby} />
      <MockParts lobby={lobby} />
    </section>
  )
}
