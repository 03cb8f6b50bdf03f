import type { DraftContent } from '../draft/content.ts'
import { shownPages } from './shown-pages.ts'
import type { SidePage } from './side-page.ts'

/** Who runs the business, as this page says or another that visitors get; '' where none says. */
export const runByOf = (content: DraftContent, { runBy }: SidePage): string =>
  [runBy, ...shownPages(content).map((page) => page.runBy)].find((name) => name.trim() !== '')?.trim() ?? ''
