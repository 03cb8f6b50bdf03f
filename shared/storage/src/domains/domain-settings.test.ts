import type { Origins } from '@shingle/shared/origins/origins.ts'
import { expect, test } from 'vitest'
import { domainSettings } from './domain-settings.ts'

const origins: Origins = {
  app: 'https://app.shingle.example',
  sites: 'https://sites.shingle.example',
  usercontent: 'https://shingle-content.example',
}
const targetOf = (choices: Parameters<typeof domainSettings>[0]) =>
  domainSettings({ DOMAIN_ADDRESSES: ['203.0.113.20'], ...choices }, origins).target

test('[2.domain] www follows the host of the websites, and the domain itself where that is at another address', () => {
  expect(targetOf({})?.hostName).toBe('sites.shingle.example')
  expect(targetOf({ ACME_DIRECTORY: 'https://authority.example/dir', HTTPS_PORT: 443 })?.hostName).toBeNull()
})

test('[2.domain] addresses are written as DNS answers write them', () => {
  expect(targetOf({ DOMAIN_ADDRESSES: ['2001:DB8:0:0:0:0:0:20', '203.0.113.20'] })?.addresses).toEqual([
    '2001:db8::20',
    '203.0.113.20',
  ])
})

test('[2.doctor] a proxy in front shows an authority a domain by more than one method', () => {
  expect(targetOf({})?.methods).toEqual(['http-01', 'tls-alpn-01'])
  expect(targetOf({ ACME_DIRECTORY: 'https://authority.example/dir' })?.methods).toBeUndefined()
})
