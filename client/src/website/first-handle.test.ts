import { expect, test } from 'vitest'
import { firstHandle } from './first-handle.ts'
import { aWebsite } from './website-entry.testing.ts'

const website = aWebsite({ businessName: '山田工房 copy' })
const business = { name: '山田工房', industry: 'carpenter', location: 'Köln' }
const drawn = {
  ...website,
  appearance: { settings: { language: 'german' }, business, theme: {}, sections: [] },
}

test('[5.publish] the list suggests the handle that the open draft does: its name, else its trade and place', () => {
  expect(firstHandle(drawn, { business, language: 'german' })).toBe('carpenter-koeln')
  expect(firstHandle(drawn)).toBe('carpenter-koeln')
})

test('[5.publish] a list that has no picture of a draft suggests its name', () => {
  expect(firstHandle({ ...website, businessName: 'Harrow & Daughters' })).toBe('harrow-and-daughters')
})

test('[5.publish] the handle that a website has goes before the one that it is planned for, and that before any suggestion', () => {
  const planned = { ...drawn, publishPlan: { at: '2026-12-01T10:00:00.000Z', handle: 'yamada' } }
  expect(firstHandle(planned)).toBe('yamada')
  expect(firstHandle({ ...planned, publishedHandle: 'workshop' })).toBe('workshop')
})

test('[ruling 16] who may not choose an address is suggested none', () => {
  expect(firstHandle({ ...drawn, role: 'Collaborator' })).toBe('')
})
