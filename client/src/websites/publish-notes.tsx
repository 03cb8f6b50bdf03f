import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { lazy, Suspense } from 'react'

const PublishWords = lazy(async () => ({ default: (await import('./publish-words.tsx')).PublishWords }))

/** What is still to come of publishing a website; what says so is fetched after the list. */
export const PublishNotes = ({ website }: { website: WebsiteEntry }) => (
  <Suspense>
    <PublishWords website={website} />
  </Suspense>
)
