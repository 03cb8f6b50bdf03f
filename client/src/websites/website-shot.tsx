import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { lazy, Suspense } from 'react'

// The names, states and ways on are there before the pictures.
const WebsiteThumbnail = lazy(async () => ({
  default: (await import('./website-thumbnail.tsx')).WebsiteThumbnail,
}))

/** The picture of a website, in the room that is kept for it. */
export const WebsiteShot = ({ website }: { website: WebsiteEntry }) => (
  <Suspense>
    <WebsiteThumbnail website={website} />
  </Suspense>
)
