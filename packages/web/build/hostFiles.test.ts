import { expect, it } from 'vitest'
import { headersFile, servingOf } from './hostFiles.ts'

it('a static host is told file by file what may be kept for good: a rule for a folder would hold for what is missing there', () => {
  expect(headersFile({ 'X-Content-Type-Options': 'nosniff' }, ['core-1a2b.js', 'site-3c4d.css'])).toBe(`/*
  X-Content-Type-Options: nosniff

/assets/core-1a2b.js
  Cache-Control: public, max-age=31536000, immutable

/assets/site-3c4d.css
  Cache-Control: public, max-age=31536000, immutable
`)
})

it.each([
  ['/assets/core-1a2b.js', 'files', true],
  ['/assets/patternWorker-1a2b.js', 'pages', true],
  ['/sw.js', 'pages', false],
  ['/m/home/index.html', 'pages', false],
])('%s is served with the headers of %s, kept for good: %s', (path, headers, isKept) => {
  const serving = servingOf(path)
  expect(serving.headers).toBe(headers)
  expect(serving.cache.includes('immutable')).toBe(isKept)
})
