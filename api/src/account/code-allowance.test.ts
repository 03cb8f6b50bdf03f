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
