import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import styles from './editing-now.module.css'

/** Who else is editing a website at this moment; nothing where nobody is. */
export const EditingNow = ({ website: { editing } }: { website: WebsiteEntry }) =>
  editing === undefined ? null : (
    <p className={styles.now}>
      <i aria-hidden="true" />
      {editing} is editing now. Open it to look on.
    </p>
  )
