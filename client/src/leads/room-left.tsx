import type { LeadsAnswer } from '@shingle/shared/lead/endpoints.ts'
import styles from './inbox.module.css'
import { roomWords } from './lead-words.ts'

/** Says, of the messages of one website, that there is room for few more or for none, and what happens then. */
export const RoomLeft = ({ counts }: Pick<LeadsAnswer, 'counts'>) => {
  const words = roomWords(counts)
  return words === '' ? null : (
    <p className={styles.room} role="status">
      {words}
    </p>
  )
}
