import type { CSSProperties } from 'react'
import styles from './shares.module.css'
import { numberWords } from './visit-words.ts'

interface Row {
  readonly name: string
  /** Said small below the name. */
  readonly note?: string
  readonly count: number
}

/** Rows with their numbers: the rule under each is its share of the greatest. */
export const Shares = ({ rows, none }: { rows: readonly Row[]; none: string }) => {
  const most = Math.max(...rows.map(({ count }) => count))
  if (rows.length === 0) return <p className={styles.none}>{none}</p>
  return (
    <ol className={styles.shares}>
      {rows.map(({ name, note, count }) => (
        <li key={name} style={{ '--share': most === 0 ? 0 : count / most } as CSSProperties}>
          <span>
            {name}
            {note !== undefined && <small>{note}</small>}
          </span>
          <b>{numberWords(count)}</b>
        </li>
      ))}
    </ol>
  )
}
