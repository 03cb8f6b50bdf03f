import { expect, test } from 'vitest'
import { judgeMessage } from './judge-message.ts'

const judge = (text: string, given: { hasTrap?: boolean; pageText?: string } = {}) =>
  judgeMessage({ texts: ['Vera', text], hasTrap: false, pageText: 'We repair taps.', ...given })

test.each([
  'A tap drips. Could you come today?',
  'Boiler shows F28. Pictures: https://photos.example/a and the manual: https://boiler.example/manual',
  'Le robinet du jardin fuit depuis le gel. Parlez-vous un peu français ?',
  'お湯が出ません。明日来ていただけますか。',
  'PLEASE CALL ME TODAY, THE WATER COMES THROUGH THE CEILING OF THE WHOLE FLAT NOW',
  'We run a casino on Harbour Street and need new basins.',
  'My website is www.harbour-dental.example, we need a quote for more visitors’ toilets.',
  '',
])('[T30] what customers write is no spam: %s', (text) => {
  expect(judge(text).isSpam).toBe(false)
})

test.each([
  ['Cheap pills http://a.example http://b.example http://c.example http://d.example', ['links']],
  ['<a href="http://a.example">buy</a> now', ['links', 'markup']],
  ['[url=http://a.example]buy[/url]', ['links', 'markup']],
  ['We rank your site on the first page of Google by SEO and backlinks.', ['offer']],
  ['Grow with targeted traffic and bulk emails: http://a.example', ['links', 'offer']],
])('[T30] what machines and sellers write is: %s', (text, reasons) => {
  expect(judge(text)).toEqual({ isSpam: true, reasons })
})

test('[T30] a field that nobody sees is filled in by machines, and by a browser at most', () => {
  expect(judge('A tap drips.', { hasTrap: true })).toEqual({ isSpam: true, reasons: ['trap'] })
})

test('[T30] nobody is spam for asking for what a business does', () => {
  const text = 'We need SEO and backlinks, can you quote?'
  expect(judge(text).isSpam).toBe(true)
  expect(judge(text, { pageText: 'SEO agency: link building, backlinks' }).isSpam).toBe(false)
})
