import { plainTextOf } from '../../rich-text/rich-text.ts'
import { always, chooseBy } from '../choose-layout.ts'
import { defineSection, type Section } from '../section.ts'
import { servicesFields } from './fields.ts'
import { servicesStyle } from './style.ts'
import { ServicesView } from './view.tsx'

type Services = Section<typeof servicesFields>

const longest = ({ items }: Services): number =>
  Math.max(0, ...items.map(({ body }) => plainTextOf(body).length))

const between = ({ items }: Services, minimum: number, maximum: number): boolean =>
  items.length >= minimum && items.length <= maximum

const share = ({ items }: Services, has: (item: Services['items'][number]) => boolean): number =>
  items.length === 0 ? 0 : items.filter(has).length / items.length

const haveTexts = (section: Services): boolean => share(section, ({ body }) => plainTextOf(body) !== '') > 0.6
const arePriced = (section: Services): boolean => share(section, ({ pricing }) => pricing !== '') > 0.6
const arePictured = (section: Services): boolean => share(section, ({ image }) => image !== null) > 0.6
const areShortlyPriced = ({ items }: Services): boolean => items.every(({ pricing }) => pricing.length <= 28)

const isPriceBoard = (section: Services): boolean =>
  arePriced(section) && between(section, 6, 24) && longest(section) <= 60

/** The Services section. */
export const servicesSection = defineSection({
  type: 'Services',
  title: 'Services',
  purpose: 'What you do, each with a text, a price and a picture if you like.',
  required: false,
  defaultOn: true,
  headerLinkAllowed: true,
  maximumCount: 1,
  fields: servicesFields,
  layouts: [
    { id: 'rows', name: 'Rows', advice: 'Name, text and price in one line each. Best for 2 to 12.' },
    { id: 'price-list', name: 'Price list', advice: 'A ruled table of prices. Best when most have one.' },
    { id: 'menu', name: 'Menu', advice: 'Columns with dotted lines. Best for many with short texts.' },
    { id: 'bento', name: 'Tiles', advice: 'One large tile and smaller ones. Best for 3 to 7.' },
    { id: 'cards', name: 'Cards', advice: 'Best when every service has a picture.' },
    { id: 'columns', name: 'Columns', advice: 'Plain columns. Best for 2 to 8 with texts.' },
    { id: 'feature', name: 'Features', advice: 'One below the other, with room for long texts.' },
    { id: 'index', name: 'Large names', advice: 'Names in large type. Best with very short texts.' },
  ],
  chooseLayout: chooseBy<Services>({
    cards: (section) => arePictured(section) && between(section, 2, 9) && longest(section) <= 400,
    menu: isPriceBoard,
    'price-list': (section) =>
      arePriced(section) && areShortlyPriced(section) && between(section, 3, 24) && longest(section) <= 240,
    index: (section) => between(section, 3, 10) && longest(section) <= 70,
    bento: (section) => between(section, 3, 7) && haveTexts(section) && longest(section) <= 220,
    rows: (section) => between(section, 2, 14) && longest(section) <= 260 && !arePictured(section),
    columns: (section) =>
      between(section, 2, 24) && haveTexts(section) && longest(section) <= 500 && !isPriceBoard(section),
    feature: always,
  }),
  isEmpty: (section) => section.items.length === 0,
  View: ServicesView,
  style: servicesStyle,
})
