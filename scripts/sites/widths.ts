import { type TooWide, tooWideIn } from '@shingle/client/designer/base/page/too-wide.ts'
import type { Page } from 'playwright'

/** The sections of a shown page that are wider than the screen. */
export const tooWideOn = (page: Page): Promise<readonly TooWide[]> => page.evaluate(tooWideIn, undefined)

/** How many lines the links take that are in a header's bar; 0 where all of them are in its menu. */
export const headerLinesOn = (page: Page): Promise<number> =>
  page
    .locator('.section-header .links li')
    .evaluateAll(
      (items) =>
        new Set(
          items.flatMap((item) =>
            item.checkVisibility() ? [Math.round(item.getBoundingClientRect().top)] : [],
          ),
        ).size,
    )
