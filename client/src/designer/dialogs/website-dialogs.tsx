import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { lazy, Suspense } from 'react'
import { navigate } from '../../app/navigate.ts'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { ShareWebsiteDialog } from '../../website/share-website-dialog.tsx'
import { forgetWebsite } from '../../website/websites-query.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { openDialog } from '../base/designer-store.ts'
import { useCanEdit } from '../base/draft/editing.ts'
import { useDiffers } from '../base/website/use-published.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { showChapter } from '../settings/show-chapter.ts'
import { useFirstHandle } from './use-first-handle.ts'

const UnpublishWebsiteDialog = lazy(async () => ({
  default: (await import('../../website/unpublish-website-dialog.tsx')).UnpublishWebsiteDialog,
}))
const PublishPlanDialog = lazy(async () => ({
  default: (await import('../../website/publish-plan-dialog.tsx')).PublishPlanDialog,
}))
const DownloadWebsiteDialog = lazy(async () => ({
  default: (await import('../../website/download-website-dialog.tsx')).DownloadWebsiteDialog,
}))
const DeleteWebsiteDialog = lazy(async () => ({
  default: (await import('../../website/delete-website-dialog.tsx')).DeleteWebsiteDialog,
}))

/** The open website under the name that its draft has now. */
const useNamedWebsite = () => {
  const entry = useWebsite()
  const { name } = useBusiness()
  return { ...entry, businessName: name || entry.businessName }
}

/** Plans when the open website is published. */
export const PlanOpenWebsite = () => (
  <Suspense>
    <PublishPlanDialog website={useNamedWebsite()} firstHandle={useFirstHandle()} onClose={closeDialog} />
  </Suspense>
)

/** Downloads the open website as it is saved. */
export const DownloadOpenWebsite = () => (
  <Suspense>
    <DownloadWebsiteDialog website={useNamedWebsite()} onClose={closeDialog} />
  </Suspense>
)

/** Takes the open website off the web. */
export const UnpublishOpenWebsite = () => (
  <Suspense>
    <UnpublishWebsiteDialog website={useNamedWebsite()} onClose={closeDialog} />
  </Suspense>
)

/** Shares the open website: what is said of it is true of the draft as it is now. */
export const ShareOpenWebsite = () => {
  const differs = useDiffers() === true
  const canEdit = useCanEdit()
  const { published, role } = useWebsite()
  const toEditors = () => {
    closeDialog()
    showChapter('editors')
  }
  return (
    <ShareWebsiteDialog
      published={published}
      onEditors={role === 'Owner' ? toEditors : undefined}
      differs={differs}
      onClose={closeDialog}
      wayOn={
        <Button disabled={!canEdit} onClick={() => openDialog({ name: 'publish' })}>
          Publish
        </Button>
      }
    />
  )
}

/** Deletes the open website and leads to the others. */
export const DeleteOpenWebsite = () => {
  const website = useNamedWebsite()
  return (
    <Suspense>
      <DeleteWebsiteDialog
        website={website}
        onClose={closeDialog}
        onDeleted={() => {
          // The designer shows the website until it is left.
          navigate(appPaths.websites)
            .then(() => forgetWebsite(website.draftId))
            .catch(console.error)
        }}
      />
    </Suspense>
  )
}
