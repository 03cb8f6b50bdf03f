import { shownPages, sideUrl } from '../side-page/shown-pages.ts'
import { nameOfPage } from '../side-page/side-titles.ts'
import type { PageContext } from './page-context.ts'

/** The ways to the pages beside the page, such as the one about privacy; their names alone while the page is only drawn. */
export const SidePageLinks = ({ page }: { readonly page: PageContext }) =>
  shownPages({ pages: page.pages ?? [] }).map((sidePage) =>
    page.siteUrl === undefined ? (
      <span key={sidePage.id}>{nameOfPage(page, sidePage)}</span>
    ) : (
      <a key={sidePage.id} href={sideUrl(page.siteUrl, sidePage.path)}>
        {nameOfPage(page, sidePage)}
      </a>
    ),
  )
