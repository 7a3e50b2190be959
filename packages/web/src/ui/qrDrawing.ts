import { generate } from 'lean-qr'

/** Light modules around a code, which scanners need. */
export const QUIET = 4

/** A QR code as one path; its unit is a module. */
export interface QrDrawing {
  /** Modules across, with the light ones around. */
  readonly size: number
  readonly path: string
}

/** Draws the code of a text; throws for one that is too long. */
export function drawQr(text: string): QrDrawing {
  const code = generate(text)
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
