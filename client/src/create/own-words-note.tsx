import type { OwnWordsReason } from '@shingle/shared/creation/progress.ts'
import { Clock } from 'lucide-react'
import styles from './own-words-note.module.css'

const reasons: Readonly<Record<OwnWordsReason, string>> = {
  late: 'It took too long.',
  away: 'It could not be reached.',
  unusable: 'What it wrote could not all be used.',
  spent: 'It has done enough for today, and goes on tomorrow.',
  busy: 'Too many were asking it at this moment.',
}

/** Told on the board where the language model did not write all of the page: why, and where to ask again. */
export const OwnWordsNote = ({ why = 'unusable' }: { why: OwnWordsReason | undefined }) => (
  <div className={styles.note} role="status">
    <Clock aria-hidden="true" />
    <b>Not all of it is written by the model</b>
    <p>
      {reasons[why]} The rest is our own words, and yours: it is complete. Ask again in the designer, with
      “Ask for a change” or beside any text.
    </p>
  </div>
)
