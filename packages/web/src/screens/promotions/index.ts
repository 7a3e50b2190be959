// What the site announces, and what a member gets of it.
export { Notice } from './Notice/Notice.tsx'
export { Promotion as ActivityDetail } from './Promotions/Promotion.tsx'
export { Promotions as Activity } from './Promotions/Promotions.tsx'
export * as reads from './reads.ts'
