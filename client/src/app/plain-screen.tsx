import type { ReactNode } from 'react'
import { HungBoard } from '../ui/hung-board.tsx'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './plain-screen.module.css'

interface PlainScreenProps {
  /** What the hung board says, large and short. */
  sign: string
  title: string
  text: ReactNode
  actions: ReactNode
}

/** A screen that only says one thing and offers the ways on. */
export const PlainScreen = ({ sign, title, text, actions }: PlainScreenProps) => (
  <div className={styles.screen}>
    <header className={styles.top}>
      <Wordmark />
    </header>
    <main className={styles.main}>
      <div className={styles.board}>
        <HungBoard drop="72px" swings>
          <p className={styles.sign} aria-hidden="true">
            {sign}
          </p>
        </HungBoard>
      </div>
      <div className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </main>
  </div>
)
