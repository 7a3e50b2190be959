import { drawQr, type QrDrawing } from './qrDrawing.ts'

/** Nothing for a text that no code can hold. */
function draw(text: string): QrDrawing | undefined {
  try {
    return drawQr(text)
  } catch {
    return undefined
  }
}

addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(draw(data)))
