import type { DraftContent } from '../draft/content.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { renderPage } from './render-page.tsx'

/** The published page of a content, at addresses made up for tests; each picture stands at its reference. */
export const pageHtmlOf = (content: DraftContent): string =>
  renderPage({
    content,
    websiteId: '0123456789abcdef01234567',
    handle: 'a-site',
    siteOrigin: 'https://sites.example',
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => ({ src: `/${image.reference}`, width: box.width, height: box.height }),
    formAction: () => 'https://sites.example',
    fontUrl,
    year: 2026,
  }).html
