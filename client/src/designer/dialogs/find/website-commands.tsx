import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { mayEdit } from '@shingle/shared/website/roles.ts'
import {
  ChartNoAxesColumn,
  Clock,
  Copy,
  Download,
  EyeOff,
  Globe,
  LayoutGrid,
  Mail,
  Plus,
  Trash2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { navigate } from '../../../app/navigate.ts'
import type { Command } from './command.ts'
import { openLater } from './open-later.ts'

type Website = Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published' | 'role'>

interface Named {
  id: string
  name: string
  icon: ReactNode
}

const done = (named: Named, run: () => void): Command => ({ ...named, group: 'Do', isSought: true, run })

const goes = (named: Named, path: string): Command => ({
  ...done(named, () => void navigate(path).catch(console.error)),
  group: 'Go to',
})

/** What only the owner does with a website as a whole. */
const ownersCommands = (website: Website): readonly Command[] => [
  goes({ id: 'messages', name: 'Messages', icon: <Mail /> }, websiteLeadsPath(website.draftId)),
  done({ id: 'duplicate', name: 'Duplicate website', icon: <Copy /> }, () => {
    duplicate(website).catch(console.error)
  }),
  done({ id: 'download', name: 'Download website', icon: <Download /> }, () => openLater('download')),
  done({ id: 'delete', name: 'Delete website', icon: <Trash2 /> }, () => openLater('delete-website')),
]

const unpublish = done({ id: 'unpublish', name: 'Unpublish', icon: <EyeOff /> }, () => openLater('unpublish'))
const plan = done({ id: 'publish-plan', name: 'Publish at a time', icon: <Clock /> }, () =>
  openLater('publish-plan'),
)
const visits = { id: 'visits', name: 'Visits', icon: <ChartNoAxesColumn /> }
const visit = { id: 'visit', name: 'Visit website', icon: <Globe /> }

/** What can be done with the open website as a whole by whoever has this role. */
export const websiteCommands = (website: Website): readonly Command[] => {
  const { draftId, published, role } = website
  const isOwner = role === 'Owner'
  const mayPlan = isOwner || (mayEdit(role) && published !== null)
  return [
    ...(isOwner ? ownersCommands(website) : []),
    ...(isOwner && published ? [unpublish] : []),
    ...(mayPlan ? [plan] : []),
    ...(mayEdit(role) ? [goes(visits, websiteVisitsPath(draftId))] : []),
    ...(published ? [done(visit, () => void window.open(published.url, '_blank', 'noopener'))] : []),
    goes({ id: 'exit', name: 'Exit to all websites', icon: <LayoutGrid /> }, appPaths.websites),
    goes({ id: 'create', name: 'Create a new website', icon: <Plus /> }, appPaths.createAbout),
  ]
}

// Fetched when somebody asks for it.
const duplicate = async (website: Website): Promise<void> => {
  const { duplicateWebsite } = await import('../../../website/duplicate-website.ts')
  await duplicateWebsite(website)
}
