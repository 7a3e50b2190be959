// The tests that the page of the mock backend shows.
import { writeCode } from './pages.ts'

await import(/* @vite-ignore */ `${writeCode('mock-backend', ['mock-backend'])}/mock-backend/mock-backend.ts`)
