import type { OwnWordsReason } from '@shingle/shared/language-model/own-words-reason.ts'
import { ownWordsTexts } from '@shingle/shared/language-model/own-words-texts.ts'
import { Clock } from 'lucide-react'
import { toast } from '../ui/toast.tsx'
import styles from './own-words-note.module.css'

interface OwnWords {
  why: OwnWordsReason | undefined
  /** Whether nothing at all came from the model. */
  isAll: boolean
}

const wordsOf = ({ why = 'unusable', isAll }: OwnWords) => ({
  heading: isAll
    ? 'Written without the model: you can ask again later'
    : 'Not all of it is written by the model',
  said: `${ownWordsTexts[why]} ${isAll ? 'These are' : 'The rest is'} our own words, and yours: it is complete. Ask again in the designer, with “Ask for a change” or beside any text.`,
})

/** Told on the board where the language model did not write all of the page, or nothing of it: why, and where to ask again. */
export const OwnWordsNote = (words: OwnWords) => {
  const { heading, said } = wordsOf(words)
  return (
    <div className={styles.note} role="status">
      <Clock aria-hidden="true" />
      <b>{heading}</b>
      <p>{said}</p>
    </div>
  )
}

/** Tells the same beside the page that was made, until it is dismissed. */
export const tellOwnWords = (words: OwnWords): void => {
  const { heading, said } = wordsOf(words)
  toast(heading, {
    icon: <Clock aria-hidden="true" />,
    detail: said,
    actions: [{ label: 'Dismiss', onSelect: () => undefined }],
  })
}
