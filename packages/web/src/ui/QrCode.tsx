import { useEffect, useState } from 'react'
import styles from './QrCode.module.css'
import type { QrDrawing } from './qrDrawing.ts'
import qrWorker from './qrWorker.ts?worker&url'
import { Skeleton } from './Skeleton.tsx'
import { trustWorkerAddress } from './trustedTypes.ts'

/** What became of a text. */
interface Drawn {
  readonly text: string
  /** Undefined where it cannot be drawn. */
  readonly drawing?: QrDrawing | undefined
}

/** Draws the code of a text in a worker: on a slow phone that takes longer than a frame. */
function useDrawn(text: string): Drawn | undefined {
  const [drawn, setDrawn] = useState<Drawn>()
  useEffect(() => {
    let worker: Worker | undefined
    try {
      worker = new Worker(trustWorkerAddress(qrWorker), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<QrDrawing | undefined>) => setDrawn({ text, drawing: data })
      worker.onerror = () => setDrawn({ text })
      worker.postMessage(text)
    } catch {
      setDrawn({ text })
    }
    return () => worker?.terminate()
  }, [text])
  // The code of another text would lead somewhere else.
  return drawn?.text === text ? drawn : undefined
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
  const drawn = useDrawn(text)
  if (!drawn) return <Skeleton shape="block" height="220px" />
  const { drawing } = drawn
  if (!drawing) return <p className={styles.failed}>{failed}</p>
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.size} ${drawing.size}`}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  )
}
