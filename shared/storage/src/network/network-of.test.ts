import { expect, test } from 'vitest'
import { askerOf, crowdOf, networkOf, wideNetworkOf } from './network-of.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:1202:3:4:5:6', '2001:db8:1:1200'],
  ['2001:db8:1:12ff::9', '2001:db8:1:1200'],
  ['2001:db8:1:1300::9', '2001:db8:1:1300'],
  ['2001:DB8:1:0002::', '2001:db8:1:0'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:203.0.113.7', '1:2:3:0'],
  ['::1', '0:0:0:0'],
])('[security] %s counts as the visitor %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

test.each([
  ['203.0.113.7', undefined],
  ['::ffff:203.0.113.7', undefined],
  ['2001:db8:1:1202:3:4:5:6', '2001:db8:1'],
  ['2001:DB8:1:ff00::9', '2001:db8:1'],
  ['2001:db8::1', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
])('[security] %s is of the wide network %s', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network)
})

test('[security] the 256 networks of one customer ask as one', () => {
  expect(askerOf('2001:db8:1:ff00::9')).toBe(askerOf('2001:db8:1:1202::7'))
  expect([askerOf('2001:db8:2::9'), askerOf('203.0.113.7')]).toEqual(['2001:db8:2', '203.0.113.7'])
})

test.each([
  ['203.0.113.7', '203.0'],
  ['::ffff:203.0.113.7', '203.0'],
  ['2001:db8:1:1202::7', '2001:db8'],
  ['2001:DB8::1', '2001:db8'],
])('[security] %s is one of the crowd %s', (address, crowd) => {
  expect(crowdOf(address)).toBe(crowd)
})
