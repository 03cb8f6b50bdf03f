import type { OwnWordsReason } from '@shingle/shared/language-model/own-words-reason.ts'
import { ownWordsTexts } from '@shingle/shared/language-model/own-words-texts.ts'
import { Clock } from 'lucide-react'
import styles from './own-words-note.module.css'

/** Told on the board where the language model did not write all of the page: why, and where to ask again. */
export const OwnWordsNote = ({ why = 'unusable' }: { why: OwnWordsReason | undefined }) => (
  <div className={styles.note} role="status">
    <Clock aria-hidden="true" />
    <b>Not all of it is written by the model</b>
    <p>
      {ownWordsTexts[why]} The rest is our own words, and yours: it is complete. Ask again in the designer,
      with “Ask for a change” or beside any text.
    </p>
  </div>
)
