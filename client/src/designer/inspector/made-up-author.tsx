import { isMadeUpAuthor } from '@shingle/shared/generation/made-up-author.ts'
import styles from './inspector.module.css'

/** Says of a review that still names the customer of our samples why visitors do not see it. */
export const MadeUpAuthor = ({ name }: { name: string }) =>
  isMadeUpAuthor(name) && (
    <p className={styles.notice}>Write who said it. Visitors do not see a review by “{name.trim()}”.</p>
  )
