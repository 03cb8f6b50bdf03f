import { readPage } from './page/read-page.ts'
import type { PageFacts, PageOrder } from './page/told.ts'

/** Done once everything is loaded that reading takes. */
export const prepare = (): void => undefined

/** What the thread of pages does. */
export const read = (order: PageOrder): PageFacts => readPage(order)
