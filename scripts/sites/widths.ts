import { type TooWide, tooWideIn } from '@shingle/client/designer/base/page/too-wide.ts'
import type { Page } from 'playwright'

/** The sections of a shown page that are wider than the screen. */
export const tooWideOn = (page: Page): Promise<readonly TooWide[]> => page.evaluate(tooWideIn, undefined)
