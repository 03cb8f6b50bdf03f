import type { WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteLeadsPath } from '@shingle/shared/paths/leads-path.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { useEffect, useRef } from 'react'
import { Link } from '../app/link.tsx'
import { newWords } from '../website/new-words.ts'
import styles from './leads-tags.module.css'

interface LeadsTagsProps {
  /** Which website's leads are shown; undefined for those of all. */
  website: string | undefined
  websites: readonly WebsiteOfLeads[]
}

/** Tags that hang from the rail: whose messages are shown, and whose could be. */
export const LeadsTags = ({ website, websites }: LeadsTagsProps) => {
  const all = websites.reduce((sum, { unread }) => sum + unread, 0)
  const hasOthers = websites.length > 1
  const tags = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tag is the present one with another website
  useEffect(() => {
    tags.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [website, websites.length])
  return (
    <nav ref={tags} className={styles.tags} aria-label="Messages of">
      {(hasOthers || website === undefined) && (
        <TagLink to={appPaths.leads} isHere={website === undefined} unread={all}>
          {hasOthers ? 'All websites' : 'Messages'}
        </TagLink>
      )}
      {websites
        .filter(({ id }) => hasOthers || id === website)
        .map(({ id, businessName, unread }) => (
          <TagLink key={id} to={websiteLeadsPath(id)} isHere={id === website} unread={unread}>
            {hasOthers ? websiteName(businessName) : 'Messages'}
          </TagLink>
        ))}
    </nav>
  )
}

interface TagLinkProps {
  to: string
  isHere: boolean
  unread: number
  children: string
}

const TagLink = ({ to, isHere, unread, children }: TagLinkProps) => (
  <Link className={styles.tag} to={to} aria-current={isHere ? 'page' : undefined}>
    <span>{children}</span> {unread > 0 && <small>{newWords(unread)}</small>}
  </Link>
)
