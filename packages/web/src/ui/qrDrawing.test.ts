import { generate } from 'lean-qr'
import { expect, it } from 'vitest'
import { drawQr, QUIET } from './qrDrawing.ts'

/** The dark modules that a path covers, as `x,y`. */
function modulesOf(path: string): string[] {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) => run.slice(1).map(Number))
  return runs.flatMap(([x = 0, y = 0, right = 0, back = 0]) => {
    expect(back).toBe(right)
    return Array.from({ length: right }, (_, step) => `${x + step},${y}`)
  })
}

it.each([
  'A',
  'https://lobby.example/m/register?code=ABCD1234',
  '00020101021226870014br.gov.bcb.pix2565',
  '₱500 – ñ',
  'x'.repeat(600),
])('every module of the code of a text is drawn once, within a light margin: %#', (text) => {
  const code = generate(text)
  const dark: string[] = []
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++) if (code.get(x, y)) dark.push(`${x + QUIET},${y + QUIET}`)
  const { size, path } = drawQr(text)
  expect(size).toBe(code.size + 2 * QUIET)
  expect(modulesOf(path)).toEqual(dark)
  // Nothing else stands in the path.
  expect(path.replace(/M\d+ \d+h\d+v1h-\d+z/g, '')).toBe('')
})

it('a text that no code can hold is refused', () => {
  expect(() => drawQr('x'.repeat(4_000))).toThrow()
})
