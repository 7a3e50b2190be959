export { ChangePassword } from './ChangePassword/ChangePassword.tsx'
export { ForgotPassword } from './ForgotPassword/ForgotPassword.tsx'
export * as reads from './reads.ts'
