import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { useWish } from '../website/publish-wish.ts'

/** That publishing waits on this device, and for what. */
export const WaitingPublish = ({ website: { draftId } }: { website: WebsiteEntry }) => {
  const wish = useWish(draftId)
  if (wish === null) return null
  return (
    <p role="status">
      {wish.refused === undefined
        ? 'Publishing waits until you open it here.'
        : 'Not published. Open it to see why.'}
    </p>
  )
}
