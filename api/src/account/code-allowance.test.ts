import { expect, test } from 'vitest'
import { createRateLimits } from '../limits/rate-limits.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { createCodeAllowance } from './code-allowance.ts'

const { api } = await openTestApi()
const allowance = createCodeAllowance(createRateLimits(api.options))

let browsers = 0

const addressIn = (network: number): string => `198.${18 + Math.floor(network / 200)}.${network % 200}.7`

/** Asks from one place until it is refused; answers how many codes it got. */
const askFrom = (network: number, email: string): Promise<number> => askAt(addressIn(network), email)
const askAt = async (address: string, email: string): Promise<number> => {
  for (let count = 0; ; count += 1) {
    browsers += 1
    const asker = { email, browser: `browser-${browsers}`, address, isKnown: false }
    if ((await allowance.take(asker)) > 0) return count
  }
}

test('[T10] strangers at 30 places, who ask as often as they may, leave a code to whoever asks at another', async () => {
  const email = 'locked@example.com'
  for (let network = 0; network < 30; network += 1) await askFrom(network, email)
  expect(await askFrom(31, email)).toBe(2)
})

test('[T10] a mailbox gets a bounded number of codes a day, at however many places they are asked for', async () => {
  const email = 'flooded@example.com'
  let codes = 0
  for (let network = 0; network < 150; network += 1) codes += await askFrom(network, email)
  expect(codes).toBe(260)
})

test('[T10] whoever has 256 networks of IPv6 uses up no more of a mailbox than one who asks over and over', async () => {
  const email = 'surrounded@example.com'
  let codes = 0
  for (let network = 0; network < 256; network += 1)
    codes += await askAt(`2001:db8:1:${(network * 256).toString(16)}::9`, email)
  expect(codes).toBe(62)
  expect([await askAt('2001:db8:2::9', email), await askFrom(50, email)]).toEqual([2, 2])
})

test('[T10] whoever proves to read the mailbox may ask as if nobody had asked before', async () => {
  const email = 'reader@example.com'
  expect(await askFrom(40, email)).toBe(5)
  await allowance.giveBack({ email, browser: 'browser-reader', address: '198.18.40.7', isKnown: false })
  expect(await askFrom(40, email)).toBe(5)
})

test('[T10] whoever has 256 networks of IPv6 has 400 mailboxes an hour mailed, and nobody elsewhere is kept waiting', async () => {
  const takeAt = (address: string, at: number) =>
    allowance.take({ email: `${at}@mailboxes.example`, browser: `wide-${at}`, address, isKnown: false })
  const waits: number[] = []
  for (let at = 0; at < 410; at += 1)
    waits.push(await takeAt(`2001:db8:77:${((at % 256) << 8).toString(16)}::9`, at))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(400)
  expect(waits.slice(400).every((wait) => wait > 0)).toBe(true)
  expect(await takeAt('2001:db8:78::9', 500)).toBe(0)
  expect(await takeAt('198.51.100.9', 501)).toBe(0)
})
