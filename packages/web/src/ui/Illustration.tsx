import { lazyPart, useLazyPart } from '../parts/lazyPart.ts'
import type { IllustrationName } from './drawings.tsx'
import styles from './Illustration.module.css'

export type { IllustrationName }

const drawing = lazyPart(async () => (await import('./drawings.tsx')).Drawing)

/** A drawing for a place that has nothing to show; its place stays empty where it cannot be loaded. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  const { value: Drawing } = useLazyPart(drawing, true)
  return Drawing ? <Drawing name={name} /> : <span className={styles.place} aria-hidden />
}
