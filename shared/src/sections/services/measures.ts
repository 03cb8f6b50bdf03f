import { plainTextOf } from '../../rich-text/rich-text.ts'
import type { ServicesSection } from './fields.ts'

/** The length of the longest text. */
export const longest = ({ items }: ServicesSection): number =>
  Math.max(0, ...items.map(({ body }) => plainTextOf(body).length))

/** Whether the number of services is within bounds. */
export const between = ({ items }: ServicesSection, minimum: number, maximum: number): boolean =>
  items.length >= minimum && items.length <= maximum

const share = (
  { items }: ServicesSection,
  has: (item: ServicesSection['items'][number]) => boolean,
): number => (items.length === 0 ? 0 : items.filter(has).length / items.length)

/** Whether most have a text. */
export const haveTexts = (section: ServicesSection): boolean =>
  share(section, ({ body }) => plainTextOf(body) !== '') > 0.6
/** Whether most have a price. */
export const arePriced = (section: ServicesSection): boolean =>
  share(section, ({ pricing }) => pricing !== '') > 0.6
/** Whether most have a picture. */
export const arePictured = (section: ServicesSection): boolean =>
  share(section, ({ image }) => image !== null) > 0.6
/** Whether every price fits into a column. */
export const areShortlyPriced = ({ items }: ServicesSection): boolean =>
  items.every(({ pricing }) => pricing.length <= 28)

/** Whether no text is longer than a line. */
export const areBrief = (section: ServicesSection): boolean => longest(section) <= 60
/** Whether every price is a figure with a word or two, such as *from £68 a day*. */
export const haveFigures = ({ items }: ServicesSection): boolean =>
  items.every(({ pricing }) => pricing.length <= 18)

/** Whether it is a long list of names and prices. */
export const isPriceBoard = (section: ServicesSection): boolean =>
  arePriced(section) && between(section, 6, 24) && longest(section) <= 60
