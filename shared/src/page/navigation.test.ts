import { describe, expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { sections } from '../sections/sections.ts'
import { createPageContext } from './create-page-context.ts'
import { navigationOf } from './navigation.ts'

const pageOf = (shown: readonly AnySection[]) =>
  createPageContext({
    content: blankContent({ sections: shown }),
    mode: 'canvas',
    year: 2026,
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    embedUrl: () => '',
  })

const everySection = sections.map(({ type }) => blankSection(type, type)) as AnySection[]
const labels = (shown: readonly AnySection[], own: Parameters<typeof navigationOf>[0] = []) =>
  navigationOf(own, pageOf(shown)).map(({ label }) => label)

describe('[3.header] navigation', () => {
  test('[3.header] links the sections that may be linked, in page order', () => {
    const shown = [blankSection('Header', 'h'), blankSection('Services', 's'), blankSection('Contact', 'c')]
    expect(labels(shown)).toEqual(['Services', 'Contact'])
  })

  test('[9] shows six links at most, and never drops services, booking and contact', () => {
    const shown = labels(everySection)
    expect(shown).toHaveLength(6)
    for (const label of ['Services', 'Booking', 'Contact']) expect(shown).toContain(label)
  })

  test('[3.header] says what the owner calls a section, and adds the owner’s other links', () => {
    const shown = [blankSection('Services', 's'), blankSection('Contact', 'c')]
    const own = [
      { id: 'a', label: 'What we fix', link: { type: 'Section', target: 's' } },
      { id: 'b', label: 'Shop', link: { type: 'Web', target: 'https://shop.example.com' } },
    ] as const
    expect(labels(shown, own)).toEqual(['What we fix', 'Contact', 'Shop'])
  })

  test('[3.header] leaves out a section whose link is switched off', () => {
    const shown = [blankSection('Services', 's', { linkInHeader: false }), blankSection('Contact', 'c')]
    expect(labels(shown)).toEqual(['Contact'])
  })
})
