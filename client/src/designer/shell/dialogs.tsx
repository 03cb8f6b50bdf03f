import { lazy, Suspense, useEffect } from 'react'
import { missingWords } from '../../app/missing-script.ts'
import { TroubleBoundary } from '../../app/trouble-boundary.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useDesigner } from '../base/designer-store.ts'
import { toast } from '../base/toast.ts'
import { RenameDialog } from '../dialogs/rename-dialog.tsx'
import { SaveDraftDialog } from '../dialogs/save-draft-dialog.tsx'
import { SearchDialog } from '../dialogs/search-dialog.tsx'
import { ShortcutsDialog } from '../dialogs/shortcuts-dialog.tsx'
import { TakeControlDialog } from '../dialogs/take-control-dialog.tsx'
import {
  DeleteOpenWebsite,
  DownloadOpenWebsite,
  PlanOpenWebsite,
  ShareOpenWebsite,
  UnpublishOpenWebsite,
} from '../dialogs/website-dialogs.tsx'
import { ImageDialog } from '../images/image-dialog.tsx'
import { HandOverDialog } from '../presence/hand-over-dialog.tsx'
import { useAsked } from './use-asked.ts'

const PublishDialog = lazy(async () => ({
  default: (await import('../dialogs/publish-dialog.tsx')).PublishDialog,
}))

const AddSectionDialog = lazy(async () => ({
  default: (await import('../sections/add-section-dialog.tsx')).AddSectionDialog,
}))

const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}))

const CheckDialog = lazy(async () => ({ default: (await import('../check/check-dialog.tsx')).CheckDialog }))

const ReviewsDialog = lazy(async () => ({
  default: (await import('../reviews/reviews-dialog.tsx')).ReviewsDialog,
}))

const RecoveredDialog = lazy(async () => ({
  default: (await import('../recovered/recovered-dialog.tsx')).RecoveredDialog,
}))

const LoginDialog = lazy(async () => ({
  default: (await import('../../account/login-dialog.tsx')).LoginDialog,
}))

/** The dialog that is open, if one is. */
export const Dialogs = () => {
  useAsked()
  const name = useDesigner((state) => state.dialog?.name)
  return (
    <TroubleBoundary key={name ?? ''} instead={<Missing />}>
      <OpenDialog />
    </TroubleBoundary>
  )
}

/** Closes a dialog that could not be fetched, and says why. */
const Missing = () => {
  useEffect(() => {
    closeDialog()
    toast(`This did not load. ${missingWords}`, { kind: 'trouble' })
  }, [])
  return null
}

const OpenDialog = () => {
  const dialog = useDesigner((state) => state.dialog)
  switch (dialog?.name) {
    case 'add-section':
      return (
        <Suspense>
          <AddSectionDialog before={dialog.before} wanted={dialog.looked} />
        </Suspense>
      )
    case 'image':
      return <ImageDialog at={dialog.at} source={dialog.source} typing={dialog.typing} />
    case 'publish':
      return (
        <Suspense>
          <PublishDialog />
        </Suspense>
      )
    case 'share':
      return <ShareOpenWebsite />
    case 'save-draft':
      return <SaveDraftDialog />
    case 'take-control':
      return <TakeControlDialog />
    case 'hand-over':
      return <HandOverDialog to={dialog.to} />
    case 'rename':
      return <RenameDialog />
    case 'shortcuts':
      return <ShortcutsDialog />
    case 'search':
      return <SearchDialog />
    case 'unpublish':
      return <UnpublishOpenWebsite />
    case 'publish-plan':
      return <PlanOpenWebsite />
    case 'download':
      return <DownloadOpenWebsite />
    case 'delete-website':
      return <DeleteOpenWebsite />
    case 'versions':
      return (
        <Suspense>
          <VersionsDialog />
        </Suspense>
      )
    case 'check':
      return (
        <Suspense>
          <CheckDialog />
        </Suspense>
      )
    case 'reviews':
      return (
        <Suspense>
          <ReviewsDialog />
        </Suspense>
      )
    case 'recovered-copies':
      return (
        <Suspense>
          <RecoveredDialog />
        </Suspense>
      )
    case 'login':
      return (
        <Suspense>
          <LoginDialog onClose={closeDialog} />
        </Suspense>
      )
    case undefined:
      return null
  }
}
