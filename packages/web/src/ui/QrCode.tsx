import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'
import { Skeleton } from './Skeleton.tsx'

/** Light modules around a code, which scanners need. */
const QUIET = 4

interface Drawn {
  size: number
  path: string
}

/** Draws the code of a text; the encoder comes when it is needed. */
async function draw(text: string): Promise<Drawn> {
  const { generate } = await import('lean-qr')
  const code = generate(text)
  let path = ''
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x + QUIET} ${y + QUIET}h1v1h-1z`
  }
  return { size: code.size + 2 * QUIET, path }
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
