import { expect, test } from 'vitest'
import { visitorAddress } from './visitor-address.ts'

const asked = (forwarded: string | undefined, trustsProxy: boolean) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  const socket = { remoteAddress: '10.0.0.1' } as never
  return visitorAddress({ headers, socket }, trustsProxy)
}

test.each([
  [undefined, '10.0.0.1'],
  ['', '10.0.0.1'],
  ['203.0.113.9', '203.0.113.9'],
  ['1.2.3.4, 203.0.113.9', '203.0.113.9'],
  ['127.0.0.1,::1 ,2001:db8::9', '2001:db8::9'],
  ['203.0.113.9, unknown', '10.0.0.1'],
  ['203.0.113.9,', '10.0.0.1'],
  ["'; drop", '10.0.0.1'],
])('[security] behind a proxy, X-Forwarded-For "%s" is a visitor at %s', (forwarded, address) => {
  expect(asked(forwarded, true)).toBe(address)
})

test('[security] without a proxy nobody says who they are', () => {
  expect(asked('203.0.113.9', false)).toBe('10.0.0.1')
})
