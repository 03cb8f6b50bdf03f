import { hasHours, isAlways } from '../../business/opening-hours.ts'
import { isPhone } from '../../link/phone.ts'
import type { LayoutFacts } from '../layout.ts'
import { rangeIn } from './facts-in-heading.ts'
import type { IntroductionSection } from './fields.ts'

/** Where the business is found: its street, else its town, else where it goes. */
export const siteOf = ({ streetAddress, location, serviceArea }: LayoutFacts): string =>
  [streetAddress, location, serviceArea].find((place) => place.trim() !== '') ?? ''

/** Whether the picture is none of a thing, so that a fact may take its place. */
const isFree = ({ image }: IntroductionSection): boolean => image === null

/** Whether the heading is what the business is called. */
export const isName = ({ heading }: IntroductionSection, { name }: LayoutFacts): boolean =>
  name.trim() !== '' && (heading.trim() === '' || heading.trim() === name.trim())

type Asks = (section: IntroductionSection, business: LayoutFacts) => boolean

/** The rarest fact first: who answers at any hour, where and when, when and by phone, from what to what, the name. */
const asked: readonly (readonly [layout: string, asks: Asks])[] = [
  ['call', (_, { phone, hours }) => isPhone(phone) && isAlways(hours)],
  ['board', (section, business) => isFree(section) && hasHours(business.hours) && siteOf(business) !== ''],
  ['week', (section, business) => isFree(section) && hasHours(business.hours) && isPhone(business.phone)],
  ['range', ({ heading }) => rangeIn(heading) !== undefined],
  ['phrase', (section, business) => isFree(section) && !isName(section, business)],
  ['name', (section, business) => isFree(section) && isName(section, business)],
]

/** The openings that the facts of a business ask for, the rarest fact first. */
export const heroOrder = (section: IntroductionSection, business: LayoutFacts): readonly string[] =>
  asked.filter(([, asks]) => asks(section, business)).map(([layout]) => layout)
