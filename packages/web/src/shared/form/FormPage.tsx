import type { ReactNode } from 'react'
import styles from './FormPage.module.css'

/** The place of a form below the header. */
export const FormPage = ({ children }: { readonly children: ReactNode }) => <div className={styles.page}>{children}</div>
