import { expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { brands } from '../handle/deceiving-words.ts'
import { type Deceit, findDeceit } from './judge-address.ts'

const at = (host: string) => `https://${host}/`

/** What small businesses lead their visitors to. */
const ordinary = [
  ...['harrowplumbing.co.uk', 'www.emilie-garnier.fr', 'münchner-backstube.de', 'nonnas-pasta-van.com.au'],
  ...[
    'bäckerei-müller.de',
    'кафе-орион.рф',
    'παπουτσια-αθηνα.gr',
    '東京ピアノ教室.jp',
    'cafétorino.it',
    'it-решения.com',
  ],
  ...[
    'maps.app.goo.gl/abc',
    'goo.gl/maps/x',
    'g.page/harrow',
    'www.google.com/maps/place/x',
    'google.com.au',
  ],
  ...['www.instagram.com/harrow', 'm.facebook.com/harrow', 'facebook.com/groups/1', 'business.facebook.com'],
  ...[
    'wa.me/441584550142',
    'api.whatsapp.com/send',
    'paypal.me/harrow',
    'www.paypal.com/donate',
    'amzn.to/3x',
  ],
  ...[
    'youtube.com/watch',
    'youtu.be/x',
    'www.youtube-nocookie.com/embed/x',
    'accounts.google.com',
    'appleid.apple.com',
  ],
  ...[
    'login.microsoftonline.com',
    'signin.ebay.co.uk',
    'harrow.myshopify.com',
    'harrow.github.io/menu',
    'orange.fr',
  ],
  ...[
    'bucket.s3.amazonaws.com/menu.pdf',
    'stadtsparkasse-muenchen.de',
    'sparkasse-ulm.de',
    'amazonpay.com',
    'visa.com',
  ],
  ...[
    'calendly.com/harrow',
    'square.site/book',
    'checkout.stripe.com/x',
    'buy.stripe.com/x',
    'account.booking.com',
  ],
  ...[
    'appletreecafe.co.uk',
    'orange-blossom-spa.com',
    'wise-accounts.co.uk',
    'chase-it.co.uk',
    'targetsecurity.ie',
  ],
  ...[
    'visa-us.com',
    'visa-support-london.co.uk',
    'steamcleaning-login.com',
    'stripe-and-co.com',
    'hermes-parcels.co.uk',
  ],
  ...[
    'githubber.dev',
    'instagramgrowth.co',
    'microsoft-training-leeds.co.uk',
    'shopify-experts.io',
    'amazoniaplants.com',
  ],
  ...[
    'kiarna.com.au',
    'googie-diner.com',
    'appie.nl',
    'cornish-pasties.uk',
    'burnley-vvc.org',
    '24-7-365plumbing.com',
  ],
  ...[
    'secure.harrow.com/pay',
    'login.harrow.com',
    'my-account.gym.fit',
    'wallet-repair.com',
    'confirm-booking.hotel',
  ],
  ...[
    'lockandkey-unlock.com',
    'reset-yoga.com',
    'recovery-massage.ie',
    'verify-heating.com',
    'password-cafe.com',
  ],
  ...[
    '1stchoice.com',
    '4seasons-gardening.co.uk',
    '123reg.co.uk',
    '5star.cleaning',
    'b2b.co',
    'www-paypal-com.translate.goog',
  ],
]

test.each(ordinary)('[4.link-safety] %s, as a small business links it, is not flagged', (link) => {
  expect(findDeceit(`https://${link}`)).toBeUndefined()
})

const deceiving: readonly (readonly [string, Deceit])[] = [
  ['https://paypal.com@evil.example/', 'no-address'],
  ['https://ann:secret@evil.com/', 'no-address'],
  ['javascript:alert(1)', 'no-address'],
  ['data:text/html,x', 'no-address'],
  ['https://evil.com\\@paypal.com/', 'no-address'],
  ['http://2130706433/', 'no-address'],
  ['http://0x7f.1/', 'no-address'],
  ['http://017700000001/', 'no-address'],
  ['http://127.1/', 'no-address'],
  ['http://203.0.113.7/login', 'no-address'],
  ['http://[::ffff:127.0.0.1]/', 'no-address'],
  ['http://①②⑦.⓪.⓪.①/', 'no-address'],
  [at('203.0.113.7.nip.io'), 'numbers'],
  [at('203-0-113-7.example.com'), 'numbers'],
  [at('testsafebrowsing.appspot.com'), 'known'],
  [at('malware.testing.google.test'), 'known'],
  ['https://harrow.com/setup.exe', 'program'],
  ['https://harrow.com/setup.%65xe', 'program'],
  [at('аpple.com'), 'mixed-alphabets'],
  [at('gοοgle.com'), 'mixed-alphabets'],
  [at('xn--pple-43d.com'), 'mixed-alphabets'],
  [at('раураӏ.com'), 'look-alike'],
  [at('аррӏе.com'), 'look-alike'],
  [at('paypàl.com'), 'look-alike'],
  [at('ınstagram.com'), 'look-alike'],
  [at('paypa1.com'), 'look-alike'],
  [at('paypai.com'), 'look-alike'],
  [at('g00gle.com'), 'look-alike'],
  [at('arnazon.co.uk'), 'look-alike'],
  [at('rnicrosoft.com'), 'look-alike'],
  [at('faceb00k.com'), 'look-alike'],
  [at('app1e.com'), 'look-alike'],
  [at('paypa1-services.com'), 'look-alike'],
  [at('netf1ix.help.example.org'), 'look-alike'],
  [at('paypal-login.com'), 'borrowed-name'],
  [at('secure-paypal.net'), 'borrowed-name'],
  [at('paypallogin.com'), 'borrowed-name'],
  [at('securemypaypal.com'), 'borrowed-name'],
  [at('appleid-verify.com'), 'borrowed-name'],
  [at('apple-login.support'), 'borrowed-name'],
  [at('chase-signin.com'), 'borrowed-name'],
  [at('dhl-verify.com'), 'borrowed-name'],
  [at('hsbcsecure.co.uk'), 'borrowed-name'],
  [at('sparkasse-bestaetigen.de'), 'borrowed-name'],
  [at('instagram-verify.web.app'), 'borrowed-name'],
  [at('netflix-billing.github.io'), 'borrowed-name'],
  [at('paypal.com.evil.example.org'), 'borrowed-name'],
  [at('www.apple.com.evil.com'), 'borrowed-name'],
  [at('www-paypal-com.evil.com'), 'borrowed-name'],
  [at('login.microsoft.evil.com'), 'borrowed-name'],
  [at('paypal.verify-user.net'), 'borrowed-name'],
]

test.each(deceiving)('[4.link-safety] %s is flagged as malicious: %s', (link, deceit) => {
  expect(findDeceit(link)).toBe(deceit)
})

const oneOf = <T>(all: readonly T[], below: (count: number) => number): T => {
  const [first] = all
  const found = all[below(all.length)] ?? first
  if (found === undefined) throw new Error('a list is empty')
  return found
}

test('[4.link-safety] names that businesses are made of are never flagged, however they are put together', () => {
  const { below } = seededRandom(5)
  const trades = [
    'plumbing',
    'music',
    'bakery',
    'barber',
    'clinic',
    'gardening',
    'cleaning',
    'accounts',
    'secure',
  ]
  const owners = [
    'harrow',
    'emilie',
    'wise',
    'apple',
    'orange',
    'chase',
    'target',
    'müller',
    'garcía',
    'łukasz',
  ]
  const places = ['leeds', 'münchen', 'tours', 'galway', 'porto', 'york', '24', '2000', '1']
  const endings = ['com', 'co.uk', 'de', 'fr', 'plumbing', 'shop', 'com.au', 'myshopify.com', 'wixsite.com']
  for (let turn = 0; turn < 4_000; turn += 1) {
    const words = [oneOf(owners, below), oneOf(trades, below), oneOf(places, below)].slice(0, 1 + below(3))
    const host = `${oneOf(['', 'www.', 'shop.', 'book.'], below)}${words.join(oneOf(['', '-'], below))}.${oneOf(endings, below)}`
    expect([host, findDeceit(at(host))]).toEqual([host, undefined])
  }
})

test('[4.link-safety] a well-known name is flagged with any letter drawn alike, and with any asking beside it', () => {
  const { below } = seededRandom(9)
  const twins: Readonly<Record<string, string>> = {
    o: '0',
    l: '1',
    i: '1',
    e: 'е',
    a: 'а',
    c: 'с',
    p: 'р',
    m: 'rn',
  }
  const asking = ['login', 'verify', 'secure', 'account', 'password', 'unlock', 'signin']
  const alike = brands.filter((brand) => [...brand].some((letter) => letter in twins))
  for (let turn = 0; turn < 2_000; turn += 1) {
    const brand = oneOf(alike, below)
    const places = [...brand].flatMap((letter, place) => (letter in twins ? [place] : []))
    const place = oneOf(places, below)
    const twin = `${brand.slice(0, place)}${twins[brand[place] ?? '']}${brand.slice(place + 1)}`
    const asks = `${brand}${oneOf(['-', ''], below)}${oneOf(asking, below)}`
    for (const host of [twin, asks, `${brand}.com.${asks}`])
      expect([host, findDeceit(at(`${host}.net`)) !== undefined]).toEqual([host, true])
  }
})

test('[4.link-safety] no address of numbers passes, however it is spelt', () => {
  const { below } = seededRandom(3)
  for (let turn = 0; turn < 1_000; turn += 1) {
    const parts = [1 + below(255), below(256), below(256), below(256)]
    const [a = 0, b = 0, c = 0, d = 0] = parts
    const number = ((a * 256 + b) * 256 + c) * 256 + d
    for (const host of [
      parts.join('.'),
      `${number}`,
      `0x${number.toString(16)}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      `0${a.toString(8)}.${b}.${c}.${d}`,
      `[::ffff:${parts.join('.')}]`,
    ])
      expect([host, findDeceit(`http://${host}/`)]).toEqual([host, 'no-address'])
  }
})
