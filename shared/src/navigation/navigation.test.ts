import { describe, expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { linkTypes } from '../link/link-value.ts'
import { sections } from '../sections/sections.ts'
import { destinationOf } from './destination-of.ts'
import { type Navigation, type NavigationLink, shownLinks } from './navigation.ts'

const everySection = sections.map(({ type }) => blankSection(type, type)) as AnySection[]

const shownOf = (section: Navigation, shown: readonly AnySection[], maximum = 6) =>
  shownLinks(section, { destinations: shown.map((one) => destinationOf(one, 'english')), maximum })

const labels = (shown: readonly AnySection[], links: readonly NavigationLink[] = []) =>
  shownOf({ navigation: 'sections', links }, shown).map(({ label }) => label)

const link = (id: string, label: string, target: string) =>
  ({ id, label, link: { type: 'Section', target } }) as const
const web = (id: string, label: string) =>
  ({ id, label, link: { type: 'Web', target: `https://${id}.example.com` } }) as const

describe('[3.header] navigation that follows the sections', () => {
  test('[3.header] links the sections that may be linked, in page order', () => {
    const shown = [blankSection('Header', 'h'), blankSection('Services', 's'), blankSection('Contact', 'c')]
    expect(labels(shown)).toEqual(['Services', 'Contact'])
  })

  test('[9] has six links at most, and never drops services, booking and contact', () => {
    const shown = labels(everySection)
    expect(shown).toHaveLength(6)
    for (const label of ['Services', 'Booking', 'Contact']) expect(shown).toContain(label)
  })

  test('[3.header] says what the stored links call a section', () => {
    const shown = [blankSection('Services', 's'), blankSection('Contact', 'c')]
    expect(labels(shown, [link('a', 'What we fix', 's')])).toEqual(['What we fix', 'Contact'])
  })

  test('[3.header] leaves out a section whose link is switched off, even one with a label', () => {
    const shown = [blankSection('Services', 's', { linkInHeader: false }), blankSection('Contact', 'c')]
    expect(labels(shown, [link('a', 'What we fix', 's')])).toEqual(['Contact'])
  })

  test('[3.code-embed] links a Code Embed by its own heading, and not at all without one', () => {
    const embed = (heading: string) => [blankSection('CodeEmbed', 'e', { heading })]
    expect(labels(embed(''))).toEqual([])
    expect(labels(embed('Availability'))).toEqual(['Availability'])
  })
})

describe('[3.header] navigation of the owner', () => {
  const shown = [blankSection('Services', 's'), blankSection('Gallery', 'g'), blankSection('Contact', 'c')]

  test('[3.header] shows six web links as they stand, and no section beside them', () => {
    const links = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => web(id, `To ${id}`))
    expect(shownOf({ navigation: 'own', links }, shown)).toEqual(links)
    expect(shownOf({ navigation: 'auto', links }, shown)).toEqual(links)
  })

  test('[3.header] leaves out links that say nothing, lead nowhere, or to a section that is gone', () => {
    const unfinished = { id: 'u', label: 'Soon', link: { type: 'None', target: '' } } as const
    const links = [link('a', 'Old', 'gone'), web('b', ''), unfinished, link('d', '', 'c')]
    expect(shownOf({ navigation: 'own', links }, shown)).toEqual([link('d', 'Contact', 'c')])
    expect(shownOf({ navigation: 'own', links: [] }, shown)).toEqual([])
  })

  test('[3.header] shows exactly the list, in its order, whatever the list and the sections are', () => {
    const random = seededRandom('owner lists')
    const ids = everySection.map(({ id }) => id)
    for (let round = 0; round < 500; round += 1) {
      const present = everySection.filter(() => random.chance(0.6))
      const links = Array.from({ length: Math.floor(random.between(0, 7)) }, (_, at): NavigationLink => {
        const type = random.pick(linkTypes)
        const target = random.pick(['', 'https://example.com', 'a@example.com', '+44 20 7946 0000', ...ids])
        return { id: `l${at}`, label: random.pick(['', 'One', 'Two']), link: { type, target } }
      })
      const onPage = shownOf({ navigation: 'own', links }, present)
      expect(onPage.map(({ id }) => id)).toEqual(
        links.filter(({ id }) => onPage.some((one) => one.id === id)).map(({ id }) => id),
      )
      for (const entry of links) {
        const leadsToShown = present.some(({ id }) => id === entry.link.target)
        if (entry.label !== '' && entry.link.type === 'Section' && leadsToShown)
          expect(onPage).toContainEqual(entry)
        if (entry.link.type === 'Section' && !leadsToShown) expect(onPage).not.toContainEqual(entry)
      }
    }
  })
})
