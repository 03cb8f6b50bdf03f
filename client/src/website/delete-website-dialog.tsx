import { trashLifetimeDays } from '@shingle/shared/trash/limits.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { listEditors } from '../invite/invite-calls.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { goesWords } from './goes-words.ts'
import { forgetWish } from './publish-wish.ts'
import { untilItMoves } from './trashed-toast.ts'
import { deleteWebsite } from './website-calls.ts'
import { domainOf } from './websites.ts'

interface DeleteWebsiteDialogProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'published' | 'sitesOrigin'>
  onClose: () => void
  /** Called once it is in the trash, before the dialog closes. */
  onDeleted: () => void
}

/** Says what goes at once, and how long the way back stays open. */
export const DeleteWebsiteDialog = ({ website, onClose, onDeleted }: DeleteWebsiteDialogProps) => {
  const { draftId, published, businessName } = website
  const [name, domain] = [websiteName(businessName), domainOf(website)]
  const editors = useEditorCount(draftId)
  const { busy, problem, run } = useTask<undefined>(() => {
    onDeleted()
    forgetWish(draftId)
    onClose()
    toast(`${name} is in the trash`, {
      icon: <Trash2 aria-hidden="true" />,
      until: untilItMoves(draftId),
      action: {
        label: 'Undo',
        onSelect: () => void restore({ draftId, businessName }).catch(console.error),
      },
    })
  })
  const goes = goesWords({ isPublished: published !== null, editors })

  return (
    <AskDialog
      title={`Delete ${name}?`}
      description={
        <>
          {goes !== '' && <p>{goes}</p>}
          <p>
            {`It waits in the trash for ${trashLifetimeDays} days`}
            {published ? '; its address is kept for you as long.' : '.'}
            {domain !== null && ` ${domain} stays yours, and leads to nothing meanwhile.`}
          </p>
        </>
      }
      action={
        <Button kind="danger" size="main" busy={busy} onClick={() => run(() => deleteWebsite(draftId))}>
          Delete website
        </Button>
      }
      onClose={onClose}
    >
      {problem && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}

const restore = async (website: Pick<WebsiteEntry, 'draftId' | 'businessName'>): Promise<void> => {
  const { restoreWebsite } = await import('../trash/restore-website.ts')
  await restoreWebsite(website)
}

/** How many people edit it beside its owner; 0 while that is not known. */
const useEditorCount = (draftId: string): number => {
  const [count, setCount] = useState(0)
  useEffect(() => {
    listEditors(draftId)
      .then((answer) => {
        if (answer.ok) setCount(answer.value.invites.filter(({ state }) => state === 'Accepted').length)
      })
      .catch(console.error)
  }, [draftId])
  return count
}
