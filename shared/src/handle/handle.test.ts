import { expect, test } from 'vitest'
import { industrySlugs } from '../industry/industry-slugs.ts'
import { pathWords } from '../paths/path-words.ts'
import { isHandle, normaliseHandle, suggestHandle } from './handle.ts'
import { isReservedHandle } from './reserved.ts'

test('[5.handle] typed text is lowercased, without spaces, cut to 24 and cleaned of other characters', () => {
  const cases = [
    ['Harrow Plumbing', 'harrowplumbing'],
    ['  A  b  C ', 'abc'],
    ['joe’s & co.', 'joesco'],
    ['ÄÖÜ-123', '-123'],
    ['x'.repeat(30), 'x'.repeat(24)],
    ['🙂🙂🙂', ''],
  ] as const
  for (const [typed, handle] of cases) expect([typed, normaliseHandle(typed)]).toEqual([typed, handle])
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
    ['The Very Long Name of a Small Business', 'the-very-long-name-of-a'],
    ['音の森ピアノ教室', ''],
    ['A', ''],
  ] as const
  for (const [name, handle] of cases) expect([name, suggestHandle(name)]).toEqual([name, handle])
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

test('[5.handle] nobody may look like somebody else', () => {
  for (const handle of ['g00gle', 'paypa1', 'pay-pal', 'rnicrosoft', 'sh1ngle']) {
    expect([handle, isReservedHandle(handle)]).toEqual([handle, true])
  }
  for (const handle of ['harrow-plumbing', 'apples-and-pears', 'oslo-goggles']) {
    expect([handle, isReservedHandle(handle)]).toEqual([handle, false])
  }
})
