import type { Lead } from '@shingle/shared/lead/lead.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Link } from '../app/link.tsx'
import { Breaking } from '../ui/breaking.tsx'
import styles from './website-ways.module.css'

/** Which of several websites a lead came by, and the ways to what else there is of it. */
export const WebsiteWays = ({ lead }: { lead: Lead }) => {
  const name = websiteName(lead.businessName)
  return (
    <nav className={styles.ways} aria-label={name}>
      <span>
        <Breaking text={name} />
      </span>
      <Link to={websiteVisitsPath(lead.websiteId)}>Visits</Link>
      <Link to={chapterPath(lead.websiteId, 'domain')}>Domain</Link>
    </nav>
  )
}
