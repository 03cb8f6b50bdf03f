import { businessFields } from '@shingle/shared/business/business.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { describe, expect, it } from 'vitest'
import { sampleSection } from './sample-section.ts'

const business = { ...initialValues(businessFields), name: 'Hollis Joinery', industry: 'carpentry' }
const addable = sections.filter(({ required }) => !required)

describe('[2.designer] a section that is added', () => {
  it.each(addable.map(({ type }) => type))('%s fits its fields in every layout', (type) => {
    const layouts = addable.find((definition) => definition.type === type)?.layouts ?? []
    for (const { id: layout } of layouts) {
      expect(sampleSection(type, { layout, business })).toMatchObject({ type, layout, hidden: false })
    }
  })

  it('the contact form asks for name, email and message, all required', () => {
    const contact = sampleSection('Contact', { layout: 'auto', business })
    expect(
      contact.type === 'Contact' && contact.items.map(({ title, validator }) => [title, validator]),
    ).toEqual([
      ['Name', 'Required'],
      ['Email', 'EmailRequired'],
      ['Message', 'Required'],
    ])
  })
})
