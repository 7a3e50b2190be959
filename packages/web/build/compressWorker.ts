import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { workerData } from 'node:worker_threads'
import { brotliCompress, constants } from 'node:zlib'
import { gzip } from 'libdeflate'

const SMALLEST_BYTES = 256
/** The strongest level of libdeflate: its files are three percent smaller than those of zlib, and it is as fast. */
const GZIP_LEVEL = 12
const brotli = promisify(brotliCompress)

async function compress(file: string): Promise<void> {
  const body = readFileSync(file)
  if (body.length < SMALLEST_BYTES) return
  // There are many similar pages, and the next deploy replaces them: the strongest compression saves one percent more and would
  // make the build much slower.
  const quality = file.endsWith('.html') ? 8 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  const packed = brotli(body, { params })
  writeFileSync(`${file}.gz`, gzip(body, GZIP_LEVEL))
  writeFileSync(`${file}.br`, await packed)
}

const files: readonly string[] = workerData
await Promise.all(files.map(compress))
