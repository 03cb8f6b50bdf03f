import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { PlannedPublish } from '../website/planned-publish.tsx'
import { useWish } from '../website/publish-wish.ts'

/** That publishing waits on this device, and for what; and when it is planned. */
export const PublishWords = ({ website }: { website: WebsiteEntry }) => {
  const wish = useWish(website.draftId)
  return (
    <>
      {wish && (
        <p role="status">
          {wish.refused === undefined
            ? 'Publishing waits until you open it here.'
            : 'Not published. Open it to see why.'}
        </p>
      )}
      <PlannedPublish website={website} />
    </>
  )
}
