import type { CSSProperties, ReactNode } from 'react'
import styles from './hung-board.module.css'

type HungBoardProps = {
  /** Length of the two cords above it, such as `64px`. */
  drop: string
  /** Swings once when it appears. */
  swings?: boolean | undefined
  children: ReactNode
}

export function HungBoard({ drop, swings = false, children }: HungBoardProps) {
  const style: CSSProperties & { '--drop': string } = { '--drop': drop }
  return (
    <div className={swings ? styles.swinging : styles.hung} style={style}>
      <div className={styles.board}>{children}</div>
    </div>
  )
}
