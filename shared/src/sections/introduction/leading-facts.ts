import type { LayoutFacts } from '../layout.ts'
import type { IntroductionSection } from './fields.ts'

/** Where the business is found: its street, else its town, else where it goes. */
export const siteOf = ({ streetAddress, location, serviceArea }: LayoutFacts): string =>
  [streetAddress, location, serviceArea].find((place) => place.trim() !== '') ?? ''

/** Whether the picture is none of a thing, so that a fact may take its place. */
export const isFree = ({ image }: IntroductionSection): boolean => image === null

/** Whether the heading is what the business is called. */
export const isName = ({ heading }: IntroductionSection, { name }: LayoutFacts): boolean =>
  name.trim() !== '' && (heading.trim() === '' || heading.trim() === name.trim())
