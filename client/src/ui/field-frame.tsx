import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Counter } from './counter.tsx'
import styles from './field.module.css'

export interface FieldWords {
  label: string
  /** Hides the label from the eye, not from a screen reader. */
  labelHidden?: boolean | undefined
  optional?: boolean | undefined
  hint?: ReactNode
  /** What is asked of the value, beside the label. */
  note?: string | undefined
  error?: ReactNode
  limit?: number | undefined
  /** Shows the count at all times, not only near the limit. */
  counts?: boolean | undefined
  /** What the limit counts of a text; its characters otherwise. */
  measure?: ((text: string) => number) | undefined
}

type FieldFrameProps = FieldWords & {
  id: string
  value: string
  children: ReactNode
}

export const describedBy = (id: string, words: FieldWords): string | undefined => {
  const ids = [words.error && `${id}-error`, words.hint && `${id}-hint`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export const FieldFrame = ({ id, value, children, ...words }: FieldFrameProps) => (
  <div className={styles.field}>
    <div className={styles.head}>
      <label htmlFor={id} className={words.labelHidden ? styles.hidden : undefined}>
        {words.label}
        {words.optional && <span className={styles.optional}> optional</span>}
      </label>
      {words.note && <span className={styles.note}>{words.note}</span>}
      {words.limit !== undefined && (
        <Counter value={value} limit={words.limit} always={words.counts} measure={words.measure} />
      )}
    </div>
    {children}
    {words.error && (
      <p id={`${id}-error`} className={styles.error} role="alert">
        <CircleAlert aria-hidden="true" />
        {words.error}
      </p>
    )}
    {words.hint && (
      <p id={`${id}-hint`} className={styles.hint}>
        {words.hint}
      </p>
    )}
  </div>
)
