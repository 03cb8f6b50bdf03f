import type { Lead } from '@shingle/shared/lead/lead.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Link } from '../app/link.tsx'
import { useSearch } from '../app/use-place.ts'
import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import styles from './lead-row.module.css'
import { firstWords, senderOf, standingWords, whenWords } from './lead-words.ts'

interface LeadRowProps {
  lead: Lead
  isOpen: boolean
  /** Whether those of several websites stand beside each other. */
  isTogether: boolean
}

/** One lead of the list: who, when, and how it begins. */
export const LeadRow = ({ lead, isOpen, isTogether }: LeadRowProps) => {
  const search = useSearch()
  const isNew = lead.state === 'unread'
  const to = new URLSearchParams(search)
  to.set('open', lead.id)
  return (
    <li className={styles.item}>
      <Link
        className={classNames(styles.row, isNew && styles.new)}
        to={`?${to}`}
        aria-current={isOpen ? 'true' : undefined}
        data-lead={lead.id}
      >
        {isNew ? <i className={styles.dot} aria-hidden="true" /> : <i aria-hidden="true" />}
        <span className={styles.from}>
          {isNew && <VisuallyHidden>New: </VisuallyHidden>}
          {senderOf(lead)}
        </span>
        <span className={styles.when}>{whenWords(lead.createdAt, new Date())}</span>
        {lead.kind === 'message' ? (
          <span className={styles.words}>{firstWords(lead)}</span>
        ) : (
          <span className={styles.kind}>{standingWords(lead)}</span>
        )}
        {isTogether && <span className={styles.kind}>{websiteName(lead.businessName)}</span>}
      </Link>
    </li>
  )
}
