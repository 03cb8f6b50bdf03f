import type { WebsiteOfLeads } from '@shingle/shared/lead/endpoints.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { HungTag, HungTags } from '../ui/hung-tags.tsx'
import { newWords } from '../website/new-words.ts'

interface LeadsTagsProps {
  /** Which website's leads are shown; undefined for those of all. */
  website: string | undefined
  websites: readonly WebsiteOfLeads[]
}

const noteOf = (unread: number): string | undefined => (unread > 0 ? newWords(unread) : undefined)

/** Whose messages are shown, and whose could be; where there is one website alone, what else there is of it. */
export const LeadsTags = ({ website, websites }: LeadsTagsProps) => {
  const all = websites.reduce((sum, { unread }) => sum + unread, 0)
  const hasOthers = websites.length > 1
  return (
    <HungTags label="Messages of" present={`${website} ${websites.length}`}>
      {(hasOthers || website === undefined) && (
        <HungTag to={appPaths.leads} isHere={website === undefined} note={noteOf(all)}>
          {hasOthers ? 'All websites' : 'Messages'}
        </HungTag>
      )}
      {websites
        .filter(({ id }) => hasOthers || id === website)
        .map(({ id, businessName, unread }) => (
          <HungTag key={id} to={websiteLeadsPath(id)} isHere={id === website} note={noteOf(unread)}>
            {hasOthers ? websiteName(businessName) : 'Messages'}
          </HungTag>
        ))}
      {!hasOthers && website !== undefined && (
        <>
          <HungTag to={websiteVisitsPath(website)}>Visits</HungTag>
          <HungTag to={chapterPath(website, 'domain')}>Domain</HungTag>
        </>
      )}
    </HungTags>
  )
}
