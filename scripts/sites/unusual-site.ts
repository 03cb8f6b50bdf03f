import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { draftOf } from '@shingle/trades/testing/draft-of.ts'
import type { UnusualBusiness } from './unusual-businesses.ts'

/** The website that is made from nothing but what an owner typed. */
export const unusualSite = ({ name, place, timeZone, about }: UnusualBusiness): DraftContent => {
  const made = draftOf({ businessName: name, businessActivities: about, businessLocation: place, timeZone })
  if (!made.ok) throw new Error(`${name}: ${made.problem.text}`)
  return made.value
}
