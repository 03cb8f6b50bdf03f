import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { Link } from '../app/link.tsx'
import { PlannedPublish } from '../website/planned-publish.tsx'
import { useWish } from '../website/publish-wish.ts'

/** That publishing waits on this device, and for what; when it is planned; and that its domain does not show it. */
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
      {website.failingDomain !== undefined && (
        <p>
          <Link to={chapterPath(website.draftId, 'domain')}>
            {website.failingDomain} does not show this website
          </Link>
        </p>
      )}
    </>
  )
}
