import { expect, it } from 'vitest'
import { headersFile } from './hostFiles.ts'

it('a static host is told file by file what may be kept for good: a rule for a folder would hold for what is missing there', () => {
  expect(headersFile({ 'X-Content-Type-Options': 'nosniff' }, ['core-1a2b.js', 'site-3c4d.css'])).toBe(`/*
  X-Content-Type-Options: nosniff

/assets/core-1a2b.js
  Cache-Control: public, max-age=31536000, immutable

/assets/site-3c4d.css
  Cache-Control: public, max-age=31536000, immutable
`)
})
