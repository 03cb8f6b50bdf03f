import type { CSSProperties, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hung-board.module.css'

interface HungBoardProps {
  /** Length of the two cords above it, such as `64px`. */
  drop: string
  /** Swings once when it appears. */
  swings?: boolean | undefined
  children: ReactNode
}

export const HungBoard = ({ drop, swings = false, children }: HungBoardProps) => {
  const style: CSSProperties & { '--drop': string } = { '--drop': drop }
  return (
    <div className={classNames('hung', swings && styles.swinging)} style={style}>
      <div className={styles.board}>{children}</div>
    </div>
  )
}
