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

/** A QR code, dark on light in every theme, as scanners want it. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    let isCurrent = true
    draw(text).then(
      (made) => isCurrent && setDrawn(made),
      // The text beside it says the same; a code that did not load is no reason to fail.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [text])
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
