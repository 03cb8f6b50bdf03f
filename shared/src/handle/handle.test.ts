import { expect, test } from 'vitest'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { pathWords } from '../paths/path-words.ts'
import { checkHandle } from './check-handle.ts'
import { handleMaximum, handleMinimum, isHandle, normaliseHandle, suggestHandle } from './handle.ts'
import { handleInPath, sitePath } from './handle-path.ts'
import { handleDeceives } from './problems.ts'
import { isReservedHandle } from './reserved.ts'

test('[5.handle] typed text is lowercased, without spaces, cut to 24 and cleaned of other characters', () => {
  const cases = [
    ['Harrow Plumbing', 'harrowplumbing'],
    ['  A  b  C ', 'abc'],
    ['joe’s & co.', 'joesco'],
    ['ÄÖÜ-123', 'aou-123'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['🙂🙂🙂', ''],
  ] as const
  for (const [typed, handle] of cases) expect([typed, normaliseHandle(typed)]).toEqual([typed, handle])
})

test('[5.handle] letters with marks are written as the website’s language writes them, typed or proposed', () => {
  const cases = [
    ['Orgelbau Lüneburg', 'german', 'orgelbaulueneburg', 'orgelbau-lueneburg'],
    ['Groß & Söhne', 'german', 'grosssoehne', 'gross-and-soehne'],
    ['Orgelbau Lüneburg', 'english', 'orgelbauluneburg', 'orgelbau-luneburg'],
    ['Pâtisserie Nœl', 'french', 'patisserienoel', 'patisserie-noel'],
  ] as const
  for (const [name, language, typed, proposed] of cases) {
    expect(normaliseHandle(name, language)).toBe(typed)
    expect(suggestHandle({ name, industry: '', location: '' }, language)).toBe(proposed)
  }
})

test('[5.handle] a handle has 3 to 24 letters, digits and hyphens, no hyphen at either end', () => {
  for (const handle of ['abc', 'a-b', '123', 'a--b', 'x'.repeat(24)])
    expect([handle, isHandle(handle)]).toEqual([handle, true])
  for (const handle of ['', 'ab', '-abc', 'abc-', 'aBc', 'a b', 'a_b', 'x'.repeat(25), 'ab\n']) {
    expect([handle, isHandle(handle)]).toEqual([handle, false])
  }
})

test('[5.handle] a name suggests a handle that is one, or none', () => {
  const cases = [
    ['Harrow & Sons Plumbing', 'harrow-and-sons-plumbing'],
    ['Café Zürich', 'cafe-zurich'],
    ['The Very Long Name of a Small Business', 'the-very-long-name'],
    ['Barry O’Dripp & Daughter', 'barry-odripp'],
    ['Nonna’s Pasta Van', 'nonnas-pasta-van'],
    ["Nonna's Pasta Van", 'nonnas-pasta-van'],
    ['Versicherungsmaklergesellschaft Ott', 'versicherungsmaklergesel'],
    ['音の森ピアノ教室', ''],
    ['A', ''],
  ] as const
  for (const [name = '', handle] of cases)
    expect([name, suggestHandle({ name, industry: '', location: '' })]).toEqual([name, handle])
})

test('[2.routes] every path of the product and every trade is reserved', () => {
  expect(pathWords).toEqual(expect.arrayContaining(['designer', 'create', 'pricing', 'api', 'sync', 'fonts']))
  const reserved = [
    ...pathWords,
    ...industrySlugs,
    'www',
    'robots',
    'favicon',
    'invite',
    'account',
    'billing',
  ]
  expect(reserved.filter((word) => isHandle(word) && !isReservedHandle(word))).toEqual([])
})

const deceiving = [
  ...['g00gle', 'paypa1', 'pay-pal', 'rnicrosoft', 'sh1ngle', 'apple', 'orange'],
  ...['paypal-login', 'my-paypal', 'paypalsupport', 'secure-google-docs', 'faceb00k-help', 'amaz0n-refunds'],
  ...['apple-id-verify', 'appleid-unlock', 'dhl-tracking', 'hsbc-secure', 'irs-refund', 'shingle-support'],
  ...[
    'hsbclogin',
    'hsbcsecure',
    'appleidlogin',
    'wisepayment',
    'irsrefund',
    'hs-bc-login',
    'leeds-hsbclogin',
  ],
  ...['chase-online', 'my-hsbc', 'steamcommunity', 'revolut-app', 'log-in', 'sign-in-page', 'secure-login1'],
  ...['p4ypal', 'face8ook', 'barclaysbank', 'visa-card', 'apple-id', 'dhltracking24', 'signin2'],
  ...[
    'account-verify',
    'verify-my-account',
    'acc0unt-ver1fy2',
    'accountverification',
    'my-account',
    'konto-reset',
  ],
  ...[
    'account-unlock-leeds',
    'bank-confirm',
    'secure-account',
    'admin-verify',
    'support-account',
    'otp-support',
  ],
  ...['hsbc-uk', 'gov-uk', 'hmrc-rebate', 'dhl-paket', 'usps-redelivery', 'sparkasse', 'postbank'],
  ...['outlook-web', 'icloud-find', 'bofa', 'nettlix', 'konto-bestaetigen', 'two-factor', 'otp-code'],
  ...[
    'leeds-hsbc-cafe',
    'hs8c-news',
    'my-dhl',
    'netfllix-plus',
    'instagrarn',
    'compte-confirmer',
    'dhlpaket',
  ],
  ...['ing-diba', 'ingdiba', 'my-ing-diba', '1ng-diba-konto'],
  ...['shing1e-billing', 'login-here', 'my-signin', 'bank-logon', 'reset-password'],
]

const harmless = [
  ...['harrow-plumbing', 'apples-and-pears', 'oslo-goggles', 'apple-tree-nursery', 'cedar-shingle-roofs'],
  ...['seven-monkeys', 'mini-tunes', 'stone-drive-clinic', 'revolution-hair', 'adobe-homes', 'orange-grove'],
  ...[
    'orange-grove-online',
    'chase-park-portal',
    'wise-owl-mobile-vets',
    'groups-online',
    'mobile-steam-clean',
  ],
  ...[
    'apple-orchard-24',
    'upside-help',
    'metal-works-online',
    'adobe-brick-cards',
    'helping-hand',
    'my-garden',
  ],
  ...['harrow-accounts', 'accounts-by-ann', 'mobile-recovery', 'leeds-recovery', 'user-friendly-bikes'],
  ...['riverbank-bakery', 'reset-yoga', 'verity-payroll', 'team-building-days', 'piano-account-books'],
  ...[
    'leeds-finance',
    'sportify-gym',
    'dhi-clinic',
    'shoplify',
    'web-design-uk',
    'find-a-piano',
    'uk-gardens',
  ],
  ...['barclays-bakery', 'groups-of-four', 'customs-and-classics', 'security-doors', 'payne-paving'],
]

test('[5.handle] nobody may look like somebody else, or like a place to sign in', () => {
  for (const handle of deceiving) expect([handle, checkHandle(handle)]).toEqual([handle, handleDeceives])
  expect(handleDeceives.text).toMatch(/^Web address unavailable: /)
})

const askers = [
  'paypal',
  'apple',
  'shingle',
  'hsbc',
  'barclays',
  'admin',
  'support',
  'team',
  'customer',
  'billing',
]
const parts = ['account', 'login', 'verify', 'signin', 'password']
const writings: readonly ((word: string) => string)[] = [
  (word) => word,
  (word) => word.replaceAll('o', '0'),
  (word) => word.replaceAll('i', '1'),
  (word) => word.replaceAll('e', '3').replaceAll('a', '4'),
  (word) => `${word}24`,
]

test('[5.handle] whoever asks for an account looks like one however it is put together', () => {
  const handles = askers.flatMap((asker) =>
    parts.flatMap((part) =>
      writings.flatMap((write) =>
        ['', '-'].flatMap((between) => [
          write(`${asker}${between}${part}`),
          write(`${part}${between}${asker}`),
          write(`my-${asker}${between}${part}`),
        ]),
      ),
    ),
  )
  const fit = handles.filter(isHandle)
  expect(fit.length).toBeGreaterThan(1_000)
  expect(fit.filter((handle) => checkHandle(handle) === null)).toEqual([])
})

test('[5.handle] a name that only sounds like another is free', () => {
  for (const handle of harmless) expect([handle, checkHandle(handle)]).toEqual([handle, null])
})

test('[5.handle] no trade sounds like somebody else', () => {
  const handles = industrySlugs.flatMap((slug) =>
    [`ridge-${slug}`, `${slug}-leeds`].map((name) => suggestHandle({ name, industry: '', location: '' })),
  )
  expect(handles.filter((handle) => checkHandle(handle) === handleDeceives)).toEqual([])
})

test('[5.handle] the paths of websites are as long as handles', () => {
  const longest = 'a'.repeat(handleMaximum)
  const shortest = 'a'.repeat(handleMinimum)
  for (const handle of [longest, shortest]) {
    expect(sitePath.test(`/${handle}`)).toBe(true)
    expect(handleInPath(`/${handle.toUpperCase()}/`)).toBe(handle)
  }
  for (const path of [`/${longest}a`, `/${shortest.slice(1)}`, `/${longest}/a`]) {
    expect([sitePath.test(path), handleInPath(path)]).toEqual([false, undefined])
  }
})

test('[5.handle] a name without Latin letters gives way to trade and place, as far as they have them', () => {
  const named = { name: '망원동 옷수선집', industry: 'tailor', location: 'Mapo, Seoul' }
  expect(suggestHandle(named)).toBe('tailor-mapo-seoul')
  expect(suggestHandle({ ...named, location: '서울 마포구' })).toBe('tailor')
  expect(suggestHandle({ ...named, industry: '', location: '서울' })).toBe('')
  expect(suggestHandle({ ...named, name: 'さくら Sakura' })).toBe('sakura')
})

test.each(['404', 'home', 'index'])(
  '[5.handle] %s is reserved: a server has a page of its own by that name',
  (word) => {
    expect(isReservedHandle(word)).toBe(true)
  },
)
