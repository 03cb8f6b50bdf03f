import type { SectionType } from '@shingle/shared/sections/sections.ts'

/** A type of section as it is offered to be added. */
export interface Offer {
  type: SectionType
  title: string
  purpose: string
  /** How many there are of how many. */
  used: string
  /** Why no further one can be added; null when one can. */
  reason: string | null
}
