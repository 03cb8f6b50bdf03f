import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import type { Images } from '../image/images.ts'
import { storePage } from './page-files.ts'
import { publishedPictures } from './published-pictures.ts'
import { storeSharePicture } from './share/share-picture.ts'

interface Services {
  readonly files: FileStore
  readonly images: Images
  readonly origins: Origins
  readonly clock: () => Date
}

/** Renders one website and stores every byte its page needs; nothing is visible until an address points to it. */
export type RenderWebsite = (site: {
  readonly websiteId: string
  readonly handle: string
  readonly content: DraftContent
}) => Promise<PublishedPage>

export const createRenderWebsite =
  ({ files, images, origins, clock }: Services): RenderWebsite =>
  async ({ websiteId, handle, content }) => {
    const look = resolveLook(content.theme)
    const renditionsOf = await images.renditionsOf(websiteId)
    const pictures = publishedPictures(look, renditionsOf)
    const sharedPicture = await storeSharePicture(files, { content, look, renditionsOf })
    const { html, contentSecurityPolicy } = renderPage({
      content,
      websiteId,
      handle,
      siteOrigin: origins.sites,
      appOrigin: origins.app,
      usercontentOrigin: origins.usercontent,
      picture: pictures.picture,
      formAction: (sectionId) => addressOf(sendFormPage, { params: { websiteId, sectionId } }),
      sharedPicture,
      fontUrl,
      year: clock().getFullYear(),
    })
    const [page] = await Promise.all([storePage(files, html), pictures.store(files)])
    return { ...page, contentSecurityPolicy, indexed: content.settings.searchIndexing }
  }
