import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { expect, test } from 'vitest'
import { isPublicAddress } from './is-public-address.ts'

/** Networks that no website of the public net has: the first address of each, and how many of its bits are fixed. */
const closed: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0)
const written = (number: number): string =>
  [24, 16, 8, 0].map((bits) => Math.floor(number / 2 ** bits) % 256).join('.')
const isClosed = (number: number): boolean =>
  closed.some(
    ([first, bits]) =>
      Math.floor(number / 2 ** (32 - bits)) === Math.floor(numberOf(first) / 2 ** (32 - bits)),
  )

const asHex = (number: number): string =>
  `${Math.floor(number / 65_536).toString(16)}:${(number % 65_536).toString(16)}`

test('[T26] no address of a closed network is public, however it is written', () => {
  const { below } = seededRandom(7)
  for (let turn = 0; turn < 4_000; turn += 1) {
    const [first, bits] = closed[below(closed.length)] ?? ['127.0.0.0', 8]
    const number = numberOf(first) + below(2 ** (32 - bits))
    const dotted = written(number)
    for (const address of [
      dotted,
      `::ffff:${dotted}`,
      `::ffff:${asHex(number)}`,
      `::${dotted}`,
      `64:ff9b::${dotted}`,
      `2002:${asHex(number)}::1`,
    ])
      expect([address, isPublicAddress(address)]).toEqual([address, false])
  }
})

test('[T26] every other address of version 4 is', () => {
  const { below } = seededRandom(11)
  // The few networks beside those that belong to no website are refused as well.
  const special = /^(?:192\.(?:31\.196|52\.193|88\.99|175\.48)|255\.255\.255\.255)/u
  let tried = 0
  while (tried < 4_000) {
    const number = below(2 ** 32)
    const dotted = written(number)
    if (isClosed(number) || special.test(dotted)) continue
    tried += 1
    expect([dotted, isPublicAddress(dotted)]).toEqual([dotted, true])
  }
})

test.each([
  ...['::1', '::', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'fec0::1', 'ff02::1'],
  ...['2001:db8::1', '2001::1', '64:ff9b:1::1', '100::1', '169.254.169.254', 'fd00:ec2::254'],
  ...['', 'localhost', '1.2.3', '999.1.1.1', '127.1.', '::ffff:999.1.1.1', 'example.com'],
])('[T26] %s is none', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})

test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])(
  '[T26] %s is one',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)
