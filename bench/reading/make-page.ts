import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import { artworkSvg } from '@shingle/shared/page/artwork-picture.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { pictureUrl } from '@shingle/shared/paths/server-paths.ts'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import { type Times, timeEach } from '../measure.ts'
import type { Description } from './corpus.ts'

const origin = 'http://site.test'

/** The page of a description with its drawings: how many characters they are. */
const makePage = ({ name, place, text }: Description): number => {
  const made = draftOf({ businessName: name, businessActivities: text, businessLocation: place })
  if (!made.ok) return 0
  const look = resolveLook(made.value.theme)
  let drawn = 0
  const { html } = renderPage({
    content: made.value,
    websiteId: '0123456789abcdef01234567',
    handle: 'a-site',
    siteOrigin: origin,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => {
      drawn += artworkSvg(image, box, look).length
      return { src: pictureUrl('a.svg'), width: Math.round(box.width), height: Math.round(box.height) }
    },
    formAction: (sectionId) => addressOf(sendFormPage, { params: { websiteId: 'site', sectionId } }),
    fontUrl,
    year: 2026,
  })
  return html.length + drawn
}

/** From each of so many descriptions to its page: read, composed, rendered and drawn. */
export const timePages = (descriptions: readonly Description[], count: number): Promise<Times> =>
  timeEach(count, (at) => {
    const description = descriptions[Math.abs(at * 5) % descriptions.length]
    return description && makePage(description)
  })
