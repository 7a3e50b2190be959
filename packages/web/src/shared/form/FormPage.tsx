import { type ReactNode, useState } from 'react'
import styles from './FormPage.module.css'
import { keepTypedText } from './typedText.ts'

/** The place of a form below the header; what is typed before the application is here stays. */
export function FormPage({ children }: { readonly children: ReactNode }) {
  useState(keepTypedText)
  return <div className={styles.page}>{children}</div>
}
