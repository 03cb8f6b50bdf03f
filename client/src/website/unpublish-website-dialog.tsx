import { handleReservation } from '@shingle/shared/handle/reservation.ts'
import { unpublishEndpoint } from '@shingle/shared/page/endpoints.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { call } from '../server/call-endpoint.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { forgetWish } from './publish-wish.ts'
import { spokenAddress } from './websites.ts'
import { notePublished } from './websites-query.ts'

interface UnpublishWebsiteDialogProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published'>
  onClose: () => void
}

/** Takes a website off the web; says what visitors see then, and what stays. */
export const UnpublishWebsiteDialog = ({ website, onClose }: UnpublishWebsiteDialogProps) => {
  const { draftId, businessName, published } = website
  const name = websiteName(businessName)
  const unpublish = () => call(unpublishEndpoint, { params: { id: draftId } })
  const { busy, problem, run } = useTask<undefined>(() => {
    onClose()
    notePublished(draftId, null)
    forgetWish(draftId)
    toast(`${name} is no longer published`)
  })
  return (
    <AskDialog
      title={`Unpublish ${name}?`}
      description={
        <>
          <p>{`Visitors see “Site not found”${published ? ` at ${spokenAddress(published.url)}` : ''} at once.`}</p>
          <p>{`The draft stays as it is. The address is kept for you for ${handleReservation}.`}</p>
        </>
      }
      action={
        <Button size="main" busy={busy} onClick={() => run(unpublish)}>
          Unpublish
        </Button>
      }
      onClose={onClose}
    >
      {problem && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}
