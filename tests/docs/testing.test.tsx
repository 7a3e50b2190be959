// The tests that the page about testing shows.
import { writeCode } from './pages.ts'

await import(/* @vite-ignore */ `${writeCode('testing', ['testing'])}/testing/testing.tsx`)
