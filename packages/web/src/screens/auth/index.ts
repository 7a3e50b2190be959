export { Login } from './Login/Login.tsx'
export * as reads from './reads.ts'
export { Trial } from './Trial/Trial.tsx'
