import { expect, test } from 'vitest'
import { addressAt, addressParts, firstHandle, siteDomain } from './site-address.ts'
import { aPublishedWebsite, aWebsite } from './website-entry.testing.ts'

test('[ruling 19] a website is found at its domain, whatever handle it is published under', () => {
  const connected = aPublishedWebsite('https://www.harrow.example')
  expect(siteDomain(connected)).toBe('www.harrow.example')
  expect(addressParts(connected, 'harrow')).toEqual({ lead: '', address: 'www.harrow.example' })
  expect(addressAt(connected, 'another')).toBe('www.harrow.example')
})

test('[5.publish] without a domain it is found at its handle', () => {
  const plain = aPublishedWebsite()
  expect(siteDomain(plain)).toBeNull()
  expect(addressParts(plain, 'harrow')).toEqual({ lead: 'sites.localhost:3000/', address: 'harrow' })
  expect(addressAt(plain, 'another')).toBe('sites.localhost:3000/another')
  expect(addressAt(aWebsite(), 'harrow')).toBe('sites.localhost:3000/harrow')
})

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
