import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { Origins } from '@shingle/shared/origins/origins.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { answerStrings } from '@shingle/shared/submission/answer-strings.ts'
import type { SiteUrls } from '@shingle/storage/domains/site-urls.ts'
import type { PublishedSite } from '@shingle/storage/rows/websites.ts'
import type { Context } from 'koa'
import type { AnswerFrame, messagePage } from './answer-page.ts'

type Written = ReturnType<typeof messagePage>

/** Answers with one of the pages that follow a form. */
export const answer = (ctx: Context, status: number, { html, contentSecurityPolicy }: Written): void => {
  ctx.status = status
  ctx.type = 'html'
  ctx.set('Content-Security-Policy', contentSecurityPolicy)
  ctx.body = html
}

/** Whose page answers, in one language, and the address that it is at. */
export const frameOf = async (
  site: PublishedSite,
  language: Language,
  siteUrls: SiteUrls,
): Promise<AnswerFrame> => ({
  businessName: site.content.business.name,
  theme: site.content.theme,
  language,
  strings: answerStrings(language),
  backTo: await siteUrls.of({ websiteId: site.websiteId, handle: site._id }),
})

/** The page of a website that is off the web by now: nothing is said of it, and it is Shingle that answers. */
export const frameWithout = (origins: Origins): AnswerFrame => {
  const { theme, settings } = blankContent()
  const { language } = settings
  return { businessName: productName, theme, language, strings: answerStrings(language), backTo: origins.app }
}
