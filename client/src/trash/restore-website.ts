import type { TrashedEntry } from '@shingle/shared/trash/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { navigate } from '../app/navigate.ts'
import { toast } from '../ui/toast.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { untilItMoves } from '../website/trashed-toast.ts'
import { refreshWebsites } from '../website/websites-query.ts'
import { restoreTrashed } from './trash-calls.ts'
import { forgetTrashed, refreshTrash } from './trash-query.ts'

let told = new AbortController()

/** Takes away what the last restoring said: whoever went on, or restored another, has read it. */
export const endRestoreToast = (): void => told.abort()

/** Takes a website out of the trash, and says what became of it. */
export const restoreWebsite = async (website: Pick<TrashedEntry, 'draftId' | 'businessName'>) => {
  const result = await restoreTrashed(website.draftId)
  // Also where it was refused: another device has restored it, or made a website that takes its place.
  refreshWebsites()
  if (!result.ok) {
    refreshTrash()
    return toast(result.problem.text, { kind: 'trouble' })
  }
  forgetTrashed(website.draftId)
  endRestoreToast()
  told = new AbortController()
  toast(`${websiteName(website.businessName)} restored as a draft`, {
    until: AbortSignal.any([told.signal, untilItMoves(website.draftId)]),
    action: { label: 'Open', onSelect: () => void navigate(designerAddress(website)) },
  })
}
