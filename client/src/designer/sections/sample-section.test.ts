import { businessFields } from '@shingle/shared/business/business.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { themeFields } from '@shingle/shared/theme/theme.ts'
import { describe, expect, it } from 'vitest'
import { sampleSection } from './sample-section.ts'

const content: DraftContent = {
  v: 1,
  business: { ...initialValues(businessFields), name: 'Hollis Joinery', industry: 'carpentry' },
  settings: initialValues(settingsFields),
  theme: initialValues(themeFields),
  sections: [],
}
const told: DraftContent = {
  ...content,
  business: {
    ...content.business,
    activities:
      'Will Hollis and two joiners make staircases, sash windows and fitted shelves for old houses.',
    location: 'Ludlow',
  },
}
const addable = sections.filter(({ required }) => !required)

describe('[2.designer] a section that is added', () => {
  it.each(addable.map(({ type }) => type))('%s fits its fields in every layout', (type) => {
    const layouts = addable.find((definition) => definition.type === type)?.layouts ?? []
    for (const { id: layout } of layouts) {
      expect(sampleSection(type, { layout, content: told, made: null })).toMatchObject({
        type,
        layout,
        hidden: false,
      })
    }
  })

  it('the contact form asks for name, email and message, all required', () => {
    const contact = sampleSection('Contact', { layout: 'auto', content, made: null })
    expect(
      contact.type === 'Contact' && contact.items.map(({ title, validator }) => [title, validator]),
    ).toEqual([
      ['Name', 'Required'],
      ['Email', 'EmailRequired'],
      ['Message', 'Required'],
    ])
  })

  it('half reads no description: without the server it states nothing of one', () => {
    const activities = 'Boiler service £85, no oil boilers. Call 0113 243 1234, Mon-Fri 8am-5pm'
    const unread = { ...told, business: { ...told.business, activities } }
    // An id is drawn by lot: three letters of one may well spell a word.
    const words = (key: string, value: unknown) => (key === 'id' ? undefined : value)
    const said = addable.map(({ type }) =>
      JSON.stringify(sampleSection(type, { layout: 'auto', content: unread, made: null }), words),
    )
    expect(said.filter((text) => /oil|£85|243/u.test(text))).toEqual([])
  })

  it('invented people and reviews are samples, which visitors do not see', () => {
    for (const type of ['Team', 'CustomerReviews'] as const) {
      const section = sampleSection(type, { layout: 'auto', content: told, made: null })
      const samples = 'items' in section ? section.items.map((item) => 'sample' in item && item.sample) : []
      expect(samples.every(Boolean), type).toBe(true)
    }
  })
})
