import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import {
  ChartNoAxesColumn,
  Clock,
  Copy,
  EyeOff,
  Globe,
  Link,
  Mail,
  Share2,
  Trash2,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from '../app/navigate.ts'
import { MenuItem, MenuLine } from '../ui/menu-items.tsx'
import { chapterAddress } from './asked-of-designer.ts'
import { DownloadIcon } from './download-icon.tsx'
import { newWords } from './new-words.ts'

interface WebsiteItemsProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published' | 'role' | 'unread'>
  onShare: () => void
  /** Called where there is no room for another website; it is only said where nothing is. */
  onLimit?: (() => void) | undefined
  onDownload: () => void
  onPlan: () => void
  onUnpublish: () => void
  onDelete: () => void
  /** What can be done with it only where its menu stands, first. */
  children: ReactNode
  /** Ways on from it to something else. */
  ways?: ReactNode
}

/** What can be done with a website as a whole, in the list and in the designer alike. */
export const WebsiteItems = (props: WebsiteItemsProps) => {
  const { website, onShare, onLimit, onDownload, onPlan, onUnpublish, onDelete, children, ways } = props
  const { draftId, published, role, unread } = website
  return (
    <>
      {children}
      {role === 'Owner' && (
        <MenuItem
          icon={<Mail />}
          note={unread === undefined ? undefined : newWords(unread)}
          onSelect={() => void navigate(websiteLeadsPath(draftId))}
        >
          Messages
        </MenuItem>
      )}
      {mayEdit(role) && (
        <MenuItem icon={<ChartNoAxesColumn />} onSelect={() => void navigate(websiteVisitsPath(draftId))}>
          Visits
        </MenuItem>
      )}
      <MenuItem icon={<Share2 />} onSelect={onShare}>
        Share
      </MenuItem>
      {published && (
        <MenuItem icon={<Globe />} onSelect={() => void window.open(published.url, '_blank', 'noopener')}>
          Visit website
        </MenuItem>
      )}
      {role === 'Owner' && (
        <MenuItem icon={<Copy />} onSelect={() => void duplicate(website, onLimit).catch(console.error)}>
          Duplicate
        </MenuItem>
      )}
      {role === 'Owner' && (
        <MenuItem icon={<DownloadIcon />} onSelect={onDownload}>
          Download website
        </MenuItem>
      )}
      {mayPlan(website) && (
        <MenuItem icon={<Clock />} onSelect={onPlan}>
          Publish at a time
        </MenuItem>
      )}
      {published && role === 'Owner' && (
        <MenuItem icon={<EyeOff />} onSelect={onUnpublish}>
          Unpublish
        </MenuItem>
      )}
      {role === 'Owner' && (
        <>
          <MenuItem icon={<Link />} onSelect={() => void navigate(chapterAddress(website, 'domain'))}>
            Domain
          </MenuItem>
          <MenuItem icon={<Users />} onSelect={() => void navigate(chapterAddress(website, 'editors'))}>
            Editors
          </MenuItem>
        </>
      )}
      {ways}
      {role === 'Owner' && (
        <>
          <MenuLine />
          <MenuItem icon={<Trash2 />} danger onSelect={onDelete}>
            Delete website
          </MenuItem>
        </>
      )}
    </>
  )
}

/** Who chooses no address plans nothing where there is none. */
const mayPlan = ({ role, published }: WebsiteItemsProps['website']): boolean =>
  role === 'Owner' || (mayEdit(role) && published !== null)

// Fetched when somebody asks for it.
const duplicate = async (website: WebsiteItemsProps['website'], onLimit?: () => void): Promise<void> => {
  const { duplicateWebsite } = await import('./duplicate-website.ts')
  await duplicateWebsite(website, onLimit)
}
