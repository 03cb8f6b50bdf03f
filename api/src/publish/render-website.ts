import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { addressOf } from '@shingle/shared/endpoint/endpoint.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { renderPage } from '@shingle/shared/page/render-page.tsx'
import { renderSidePage, type SidePageInput } from '@shingle/shared/page/render-side-page.tsx'
import { shownPages } from '@shingle/shared/side-page/shown-pages.ts'
import { sendFormPage } from '@shingle/shared/submission/endpoints.ts'
import { fontUrl } from '@shingle/shared/theme/font-faces.ts'
import { resolveLook } from '@shingle/shared/theme/resolve-look.ts'
import type { PublishedPage } from '@shingle/shared/website/published-page.ts'
import type { FileStore } from '@shingle/storage/files/file-store.ts'
import { type GatheredFiles, gatherFiles } from '@shingle/storage/files/gather-files.ts'
import type { Images } from '../image/images.ts'
import { addPage } from './page-files.ts'
import { picturesCredited } from './picture-credits.ts'
import { publishedPicture } from './published-picture.ts'
import { addSharePicture } from './share/share-picture.ts'
import { addSiteIcons } from './share/site-icons.ts'

interface Services {
  readonly files: FileStore
  readonly images: Images
  readonly origins: Origins
  readonly clock: () => Date
}

/** A page with every file that was made for it, none of them stored yet. */
export interface RenderedWebsite {
  readonly page: PublishedPage
  readonly files: GatheredFiles
}

/** Renders one website. */
export type RenderWebsite = (site: {
  readonly websiteId: string
  readonly handle: string
  readonly content: DraftContent
}) => Promise<RenderedWebsite>

/** Adds the pages beside the page, one after the other. */
const addSidePages = async (
  files: GatheredFiles,
  frame: SidePageInput,
): Promise<NonNullable<PublishedPage['sidePages']>> => {
  const added: NonNullable<PublishedPage['sidePages']>[number][] = []
  for (const sidePage of shownPages(frame.content)) {
    const { html, contentSecurityPolicy } = renderSidePage(frame, sidePage)
    added.push({ ...(await addPage(files, html)), contentSecurityPolicy, path: sidePage.path })
  }
  return added
}

export const createRenderWebsite =
  ({ files: stored, images, origins, clock }: Services): RenderWebsite =>
  async ({ websiteId, handle, content }) => {
    const look = resolveLook(content.theme)
    const [renditionsOf, creditsOf] = await Promise.all([
      images.renditionsOf(websiteId),
      images.creditsOf(websiteId),
    ])
    const files = gatherFiles()
    const shared = { content, look, renditionsOf, stored }
    const sharedPicture = await addSharePicture(files, shared)
    const icons = await addSiteIcons(files, shared)
    const frame = {
      ...{ content, websiteId, handle, siteOrigin: origins.sites, appOrigin: origins.app },
      picture: publishedPicture(look, renditionsOf, files),
      ...(icons && { icons }),
      ...{ fontUrl, year: clock().getFullYear() },
    }
    const { html, ...policies } = renderPage({
      ...frame,
      usercontentOrigin: origins.usercontent,
      formAction: (sectionId) => addressOf(sendFormPage, { params: { websiteId, sectionId } }),
      credits: picturesCredited(content, creditsOf),
      sharedPicture,
    })
    const page = await addPage(files, html)
    const sidePages = await addSidePages(files, frame)
    const indexed = content.settings.searchIndexing
    return { page: { ...page, ...policies, indexed, ...(sidePages.length > 0 && { sidePages }) }, files }
  }
