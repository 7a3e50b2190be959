import { useEffect, useState } from 'react'
import { idle } from '../parts/lazyPart.ts'
import styles from './QrCode.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Light modules around a code, which scanners need. */
const QUIET = 4

interface Drawn {
  size: number
  path: string
}

/** Draws the code of a text, in steps; the encoder comes when it is needed. */
async function draw(text: string): Promise<Drawn> {
  const { generate } = await import('lean-qr')
  await idle(0)
  const code = generate(text)
  await idle(0)
  const rows = Array.from({ length: code.size }, (_, y) => rowPath(y, code.size, (x) => code.get(x, y)))
  return { size: code.size + 2 * QUIET, path: rows.join('') }
}

/** The dark modules of a row, those side by side as one; beyond the code none is dark. */
function rowPath(y: number, size: number, isDark: (x: number) => boolean): string {
  const path: string[] = []
  let from = 0
  while (from < size) {
    let to = from
    while (isDark(to)) to += 1
    if (to > from) path.push(`M${from + QUIET} ${y + QUIET}h${to - from}v1h${from - to}z`)
    from = to + 1
  }
  return path.join('')
}

interface QrCodeProps {
  readonly text: string
  readonly label: string
  /** Said where it cannot be drawn. */
  readonly failed: string
}

/**
 * A QR code, dark on light in every theme, as scanners want it. It is never alone: the text beside it says the same to who cannot
 * scan it, and where it cannot be drawn, because it is too long or the encoder did not load.
 */
export function QrCode({ text, label, failed }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn | 'failed'>()
  useEffect(() => {
    let isCurrent = true
    draw(text).then(
      (made) => isCurrent && setDrawn(made),
      () => isCurrent && setDrawn('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [text])
  if (drawn === 'failed') return <p className={styles.failed}>{failed}</p>
  if (!drawn) return <Skeleton shape="block" height="220px" />
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawn.size} ${drawn.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawn.path} />
    </svg>
  )
}
