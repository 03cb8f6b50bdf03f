import { websiteLeadsPath } from '@shingle/shared/paths/website-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Link } from '../app/link.tsx'
import { newWords } from '../website/new-words.ts'
import styles from './new-leads.module.css'

/** How many messages and sign-ups of a website nobody has read, and the way to them. */
export const NewLeads = ({ website: { draftId, unread } }: { website: WebsiteEntry }) =>
  unread !== undefined && (
    <Link className={styles.new} to={websiteLeadsPath(draftId)}>
      Messages <small>{newWords(unread)}</small>
    </Link>
  )
