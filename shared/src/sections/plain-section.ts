import type { Business } from '../business/business.ts'
import type { PlainValues } from '../draft/plain-value.ts'
import { composers } from './composers.ts'
import type { SectionType } from './sections.ts'

/** What a section of a type says of a business that nothing was written for: no more than what is known of it. */
export const plainSection = (type: SectionType, business: Business): PlainValues => ({
  ...composers[type].plain?.(business),
})
