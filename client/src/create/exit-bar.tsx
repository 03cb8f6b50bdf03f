import { useState } from 'react'
import { Wordmark } from '../ui/wordmark.tsx'
import styles from './exit-bar.module.css'
import { ExitPrompt } from './exit-prompt.tsx'

/** The bar above what a website is made from: the sign and the way out, which asks before answers are left behind. */
export const ExitBar = () => {
  const [leaving, setLeaving] = useState(false)
  const leave = () => setLeaving(true)
  return (
    <>
      <header className={styles.bar}>
        <Wordmark onLeave={leave} />
        <button type="button" className={styles.exit} onClick={leave}>
          Exit
        </button>
      </header>
      <ExitPrompt leaving={leaving} onStay={() => setLeaving(false)} />
    </>
  )
}
