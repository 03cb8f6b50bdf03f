import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import type { Logger } from 'pino'
import type { PageCache } from '../site/page-cache.ts'
import type { AnswerFrame, messagePage } from './answer-page.ts'
import { siteHeaderIn } from './site-header.ts'

type Written = ReturnType<typeof messagePage>

/** Answers with one of the pages that follow a form. */
export const answer = (ctx: Context, status: number, { html, contentSecurityPolicy }: Written): void => {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', contentSecurityPolicy)
  ctx.body = html
}

interface FramePorts {
  readonly siteUrls: SiteUrls
  readonly cache: Pick<PageCache, 'get'>
  readonly log: Logger
}

/** Whose page answers, in one language, under the header of their website, and the address that it is at. */
export type FrameOf = (site: PublishedSite, language: Language) => Promise<AnswerFrame>

const pageOf = async ({ cache }: FramePorts, handle: string): Promise<string> => {
  const page = await cache.get(handle)
  const variant = page?.status === 200 && (page.variants.get('identity') ?? (await page.uncompressed?.()))
  return variant ? variant.body.toString() : ''
}

export const createFrameOf =
  (ports: FramePorts): FrameOf =>
  async (site, language) => {
    const backTo = await ports.siteUrls.of({ websiteId: site.websiteId, handle: site._id })
    // What was sent is answered with a header or without.
    const page = await pageOf(ports, site._id).catch((error: unknown) => {
      ports.log.error({ err: error }, 'a page that follows a form has no header')
      return ''
    })
    const header = siteHeaderIn(page, backTo)
    return {
      businessName: site.content.business.name,
      theme: site.content.theme,
      language,
      strings: answerStrings(language),
      backTo,
      ...(header && { header }),
    }
  }

/** The page of a website that is off the web by now: nothing is said of it, and it is Shingle that answers. */
export const frameWithout = (origins: Origins): AnswerFrame => {
  const { theme, settings } = blankContent()
  const { language } = settings
  return { businessName: productName, theme, language, strings: answerStrings(language), backTo: origins.app }
}
