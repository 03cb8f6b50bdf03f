import { Clock } from 'lucide-react'
import styles from './own-words-note.module.css'

/** Told on the board where the language model did not write all of the page. */
export const OwnWordsNote = () => (
  <div className={styles.note} role="status">
    <Clock aria-hidden="true" />
    <b>Written without the model: you can ask again later</b>
    <p>
      It took too long, or what it wrote could not be used: these are our own words, and yours. They are
      complete.
    </p>
  </div>
)
