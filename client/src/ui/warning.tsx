import type { ReactNode } from 'react'
import styles from './warning.module.css'

/** What to know before, or instead of, doing what a dialog is about. */
export const Warning = ({ children }: { children: ReactNode }) => <p className={styles.warning}>{children}</p>
