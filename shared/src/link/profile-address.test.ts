import { expect, test } from 'vitest'
import { socialNetworks } from './link-value.ts'
import { profileAddress } from './profile-address.ts'
import { readWebAddress } from './web-address.ts'

test.each([
  ['Instagram', '@nonnas.pasta', 'https://www.instagram.com/nonnas.pasta'],
  ['Instagram', 'nonnas_pasta', 'https://www.instagram.com/nonnas_pasta'],
  ['Instagram', ' instagram.com/nonna ', 'instagram.com/nonna'],
  ['Instagram', 'nonnas.pasta', 'nonnas.pasta'],
  ['Facebook', 'HarrowPlumbing', 'https://www.facebook.com/HarrowPlumbing'],
  ['YouTube', '@harrow', 'https://www.youtube.com/@harrow'],
  ['TikTok', 'harrow', 'https://www.tiktok.com/@harrow'],
  ['WhatsApp', '+44 1584 555 0142', 'https://wa.me/4415845550142'],
  ['WhatsApp', 'wa.me/44158', 'wa.me/44158'],
  ['Mastodon', '@ann@Mastodon.Social', 'https://mastodon.social/@ann'],
  ['Mastodon', 'ann', 'ann'],
  ['Yelp', 'harrow', 'harrow'],
] as const)('[5.links] on %s %j is %s', (network, typed, address) => {
  expect(profileAddress(network, typed)).toBe(address)
})

test('[5.links] a name makes an address that is kept, on every network that has pages by name', () => {
  const made = socialNetworks
    .map((network) => profileAddress(network, '@harrow'))
    .filter((one) => one !== '@harrow')
  expect(made).toHaveLength(12)
  for (const address of made) expect(readWebAddress(address)).toEqual({ ok: true, value: address })
})

test('[5.links] nothing that is no name becomes an address', () => {
  for (const typed of ['', '@', 'two words', '@a/b', '@a:b', 'javascript:alert(1)', '@x?y', '<b>'])
    expect(profileAddress('Instagram', typed)).toBe(typed)
})
