import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { momentWords } from '../ui/moment-words.ts'

/** When a website goes out by itself, or why it did not. */
export const PlannedPublish = ({
  website: { publishPlan },
}: {
  website: Pick<WebsiteEntry, 'publishPlan'>
}) => {
  if (publishPlan === undefined) return null
  const { at, failed } = publishPlan
  return (
    <p role="status">
      {failed === undefined
        ? `Goes out on ${momentWords(at)}.`
        : `Not published on ${momentWords(at)}: ${failed}`}
    </p>
  )
}
