import { blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { describe, expect, it } from 'vitest'
import { waitingReference } from '../../replica/pictures/waiting-picture.ts'
import { partWords } from './part-words.ts'

const phone = '0113 496 0142'
const listed = (type: 'Services' | 'Gallery' | 'Contact', items: readonly object[], values: object = {}) => {
  const section = {
    ...blankSection(type, 's'),
    ...values,
    items: items.map((item, at) => ({ id: `i${at}`, ...item })),
  }
  // What else an item says nobody asks here.
  return section as unknown as AnySection
}
const services = (...prices: readonly string[]) =>
  listed(
    'Services',
    prices.map((pricing) => ({ pricing })),
  )
const drawing = { ...plainImage, provider: 'Artwork', reference: 'plumbing/0' } as const
const photo = { ...plainImage, provider: 'Custom', reference: `${'a'.repeat(64)}.webp` } as const
const kept: ImageValue = { ...photo, reference: waitingReference('kiln') }
const gallery = (...images: readonly (ImageValue | null)[]) =>
  listed(
    'Gallery',
    images.map((image) => ({ image })),
  )
const contact = (values: object) => listed('Contact', [{ title: 'Name' }, { title: 'Message' }], values)
const opening = blankSection('Introduction', 'o', { heading: 'Leaks', image: kept })

describe('[ruling 12] the line below a part of the page tells', () => {
  it.each([
    ['services and their prices', services('£60', ' ', 'from £45'), '3 services, 2 prices'],
    ['services without prices', services(''), '1 service'],
    ['photos', gallery(photo, photo), '2 photos'],
    ['pictures, where some are our drawings', gallery(photo, drawing), '2 pictures'],
    ['which photos wait', gallery(photo, kept), '2 photos, 1 waits'],
    ['that several wait', gallery(kept, kept), '2 photos, 2 wait'],
    ['of an opening that its photo waits', opening, 'Leaks, 1 waits'],
    ['the telephone number that is shown', contact({ showDetails: true }), phone],
    ['what is asked, where no number is shown', contact({ showDetails: false }), 'Asks: Name, Message'],
    ['what is hidden', { ...services('£60'), hidden: true }, 'Hidden'],
  ])('%s', (_, section, words) =>
    expect(partWords(section, { business: { phone }, anchors: [] })).toBe(words),
  )
})

describe('[2.header] the line below a list of links round the page counts the links that visitors see', () => {
  const anchors = ['Services', 'Gallery', 'Contact', 'FAQ'].map((name) => ({
    ...{ id: name, type: name, name, linkInHeader: true, dispensable: 1 },
  }))
  const link = { id: 'l', label: 'Prices', link: { type: 'Section', target: 'Services' } } as const
  const cases = (['Header', 'Footer'] as const).flatMap((type) =>
    anchors.flatMap((_, at) =>
      (['auto', 'sections', 'own'] as const).map((navigation) => [type, at + 1, navigation] as const),
    ),
  )
  it.each(cases)('%s of %i sections, whose list is %s', (type, count, navigation) => {
    const values = { navigation, links: [link] }
    const section = type === 'Header' ? blankSection(type, 's', values) : blankSection(type, 's', values)
    const seen = navigation === 'own' ? 1 : count
    expect(partWords(section, { business: { phone }, anchors: anchors.slice(0, count) })).toBe(
      seen === 1 ? '1 link' : `${seen} links`,
    )
  })
})
