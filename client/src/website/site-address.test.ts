import { expect, test } from 'vitest'
import { addressAt, addressParts, siteDomain } from './site-address.ts'
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
