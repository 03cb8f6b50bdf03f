import { useDraft } from '../../replica/use-draft.ts'
import { useAccount } from '../../server/session/session.ts'
import { keepWish } from '../../website/publish-wish.ts'
import { closeDialog } from '../base/close-dialog.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import { useWebsite } from '../base/website/website-context.ts'

/** Keeps the wish to publish the open draft, as it is shown or later, for when everything of it is saved to the account. */
export const useAskToPublish = () => {
  const draft = useDraft()
  const writing = useTextWriting()
  const { draftId } = useWebsite()
  const accountId = useAccount()?.id ?? ''
  return (handle: string): void => {
    writing.settle()
    const { epoch, recovered } = draft.status()
    keepWish({ accountId, draftId, handle, epoch, recovered })
    closeDialog()
  }
}
