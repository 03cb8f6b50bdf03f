import type { ReactNode } from 'react'
import styles from './check.module.css'

interface CheckProps {
  checked: boolean
  onChange: () => void
  children: ReactNode
  /** Said below the label. */
  hint?: string
}

/** A box to tick, with what it stands for. */
export const Check = ({ checked, onChange, children, hint }: CheckProps) => (
  <label className={styles.check}>
    <input type="checkbox" checked={checked} onChange={onChange} />
    <span>
      {children}
      {hint && <small>{hint}</small>}
    </span>
  </label>
)
