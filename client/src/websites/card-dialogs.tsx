import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ButtonLink } from '../ui/button-link.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { firstHandle } from '../website/site-address.ts'
import { publishState } from '../website/websites.ts'

const UnpublishWebsiteDialog = lazy(async () => ({
  default: (await import('../website/unpublish-website-dialog.tsx')).UnpublishWebsiteDialog,
}))

const PublishPlanDialog = lazy(async () => ({
  default: (await import('../website/publish-plan-dialog.tsx')).PublishPlanDialog,
}))
const DeleteWebsiteDialog = lazy(async () => ({
  default: (await import('../website/delete-website-dialog.tsx')).DeleteWebsiteDialog,
}))
const LeaveWebsiteDialog = lazy(async () => ({
  default: (await import('../website/leave-website-dialog.tsx')).LeaveWebsiteDialog,
}))
const DownloadWebsiteDialog = lazy(async () => ({
  default: (await import('../website/download-website-dialog.tsx')).DownloadWebsiteDialog,
}))
const ShareWebsiteDialog = lazy(async () => ({
  default: (await import('../website/share-website-dialog.tsx')).ShareWebsiteDialog,
}))

/** Which dialog a card's menu asks for. */
export type AskedOfCard = 'share' | 'download' | 'plan' | 'unpublish' | 'delete' | 'leave'

interface CardDialogsProps {
  website: WebsiteEntry
  asked: AskedOfCard
  onClose: () => void
  /** Called once the website is no longer this account's to list. */
  onGone: () => void
}

/** The dialogs of a card's menu. */
export const CardDialogs = ({ website, asked, onClose, onGone }: CardDialogsProps) => (
  <Suspense>
    {asked === 'share' && (
      <ShareWebsiteDialog
        published={website.published}
        differs={publishState(website) === 'differs'}
        onClose={onClose}
        wayOn={
          <ButtonLink to={designerAddress(website)}>
            <Pencil aria-hidden="true" />
            Edit
          </ButtonLink>
        }
      />
    )}
    {asked === 'download' && <DownloadWebsiteDialog website={website} onClose={onClose} />}
    {asked === 'plan' && (
      <PublishPlanDialog website={website} firstHandle={firstHandle(website)} onClose={onClose} />
    )}
    {asked === 'unpublish' && <UnpublishWebsiteDialog website={website} onClose={onClose} />}
    {asked === 'delete' && <DeleteWebsiteDialog website={website} onClose={onClose} onDeleted={onGone} />}
    {asked === 'leave' && <LeaveWebsiteDialog website={website} onClose={onClose} onLeft={onGone} />}
  </Suspense>
)
