import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressFiles } from './compressFiles.ts'

const LONG = readFileSync(import.meta.filename, 'utf8').repeat(3)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(name: string, text: string): string {
  const file = join(folder, name)
  writeFileSync(file, text)
  return file
}

test('each form gives the text back, and gzip is smaller than that of zlib', async () => {
  const files = [written('page.html', LONG), written('script.js', `${LONG}ö`)]
  await compressFiles(files)
  for (const file of files) {
    const text = readFileSync(file)
    const packed = readFileSync(`${file}.gz`)
    expect(gunzipSync(packed).equals(text)).toBe(true)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(text)).toBe(true)
    expect(packed.length).toBeLessThan(gzipSync(text, { level: 9 }).length)
  }
})

test('a file of a few bytes is sent as it is', async () => {
  const file = written('small.json', '{}')
  await compressFiles([file])
  expect(existsSync(`${file}.gz`)).toBe(false)
})

test('a file that cannot be read fails the build by its name', async () => {
  await expect(compressFiles([join(folder, 'missing.js')])).rejects.toThrow('missing.js')
})
