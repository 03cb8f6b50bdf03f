import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { HungBoard } from '../ui/hung-board.tsx'
import styles from './no-websites.module.css'

/** The bare rail, and an empty board that is only waiting for a name. */
export const NoWebsites = ({ onCreate, open }: { onCreate: () => void; open: ReactNode }) => (
  <section className={styles.none}>
    <div className={styles.rail} />
    <div className={styles.board}>
      <HungBoard drop="72px" swings>
        <div className={styles.empty} aria-hidden="true">
          Your name
        </div>
      </HungBoard>
    </div>
    <div className={styles.words}>
      <h1 tabIndex={-1}>Your Websites</h1>
      <p>Nothing hangs here. A few answers, and a website does.</p>
      <div className={styles.ways}>
        <Button onClick={onCreate}>
          <Plus aria-hidden="true" />
          Create a new website
        </Button>
        {open}
      </div>
    </div>
  </section>
)
