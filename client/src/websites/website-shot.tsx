import { lazy, Suspense } from 'react'
import type { Pictured } from './website-thumbnail.tsx'

// The names, states and ways on are there before the pictures.
const WebsiteThumbnail = lazy(async () => ({
  default: (await import('./website-thumbnail.tsx')).WebsiteThumbnail,
}))

/** The picture of a website, in the room that is kept for it. */
export const WebsiteShot = ({ website }: { website: Pictured }) => (
  <Suspense>
    <WebsiteThumbnail website={website} />
  </Suspense>
)
