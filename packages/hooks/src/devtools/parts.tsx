import { type ButtonHTMLAttributes, type CSSProperties, type ReactNode, useId, useState } from 'react'

// Set by script on each element: neither a style element nor a style sheet, which a strict security policy would refuse.
export const COLOURS = {
  ground: '#0f172a',
  raised: '#1e293b',
  line: '#475569',
  text: '#e2e8f0',
  dim: '#a8b5c7',
  bad: '#fca5a5',
}
const FONT = '13px/1.45 system-ui, sans-serif'

export const frame: CSSProperties = {
  font: FONT,
  color: COLOURS.text,
  background: COLOURS.ground,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 8,
  colorScheme: 'dark',
  letterSpacing: 'normal',
  pointerEvents: 'auto',
  textAlign: 'start',
  textTransform: 'none',
}
const control: CSSProperties = {
  font: FONT,
  color: COLOURS.text,
  background: COLOURS.raised,
  border: `1px solid ${COLOURS.line}`,
  borderRadius: 6,
  boxSizing: 'border-box',
  minBlockSize: 32,
  inlineSize: 'auto',
  maxInlineSize: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: '2px 8px',
}
export const dim: CSSProperties = { color: COLOURS.dim, overflowWrap: 'anywhere' }
export const bad: CSSProperties = { color: COLOURS.bad, overflowWrap: 'anywhere' }
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px', margin: '4px 0' }

/** A button. */
export const Act = ({ style, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} style={{ ...control, cursor: 'pointer', flex: 'none', ...style }} />
)

/** Things beside each other, below each other where there is no room. */
export const Row = ({ children }: { children: ReactNode }) => <div style={row}>{children}</div>

/** A title that opens what stands below it; closed, that costs nothing. */
export function Part({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: () => ReactNode }) {
  const [open, setOpen] = useState(isOpen)
  const id = useId()
  return (
    <div style={{ borderTop: `1px solid ${COLOURS.line}` }}>
      <h3 style={{ margin: 0, font: FONT }}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          style={{
            ...control,
            background: 'none',
            border: 0,
            inlineSize: '100%',
            paddingInline: 16,
            minBlockSize: 40,
            textAlign: 'start',
            fontWeight: 600,
          }}
        >
          <span aria-hidden="true">{open ? '▾ ' : '▸ '}</span>
          {title}
        </button>
      </h3>
      {open && (
        <div id={id} style={{ padding: '0 16px 12px' }}>
          {children()}
        </div>
      )}
    </div>
  )
}

/** A list of lines, or a word where there are none. */
export function Lines({ label, children }: { label: string; children: ReactNode[] }) {
  if (children.length === 0) return <p style={{ ...dim, margin: '4px 0' }}>{`No ${label.toLowerCase()}.`}</p>
  return (
    <ul aria-label={label} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {children}
    </ul>
  )
}

/** One line of a list. */
export const Line = ({ children }: { children: ReactNode }) => (
  <li style={{ borderTop: `1px solid ${COLOURS.raised}`, padding: '4px 0', overflowWrap: 'anywhere' }}>{children}</li>
)

/** Names and what they stand for. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl style={{ display: 'grid', gridTemplateColumns: 'minmax(6em, auto) 1fr', gap: '2px 12px', margin: '4px 0' }}>
    {facts.map(([name, value]) => (
      <div key={name} style={{ display: 'contents' }}>
        <dt style={dim}>{name}</dt>
        <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>{value}</dd>
      </div>
    ))}
  </dl>
)

interface ChoiceProps {
  label: string
  value: string
  options: readonly (readonly [value: string, label: string])[]
  onChange: (value: string) => void
}

/** A choice of several. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)} style={control}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </>
  )
}

/** A number that is typed. */
export function NumberField({ label, value, onChange }: { label: string; value: string; onChange: (value: string) => void }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={0}
        step="any"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        style={{ ...control, inlineSize: '5em' }}
      />
    </>
  )
}
