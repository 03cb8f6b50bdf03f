import { expect, test } from 'vitest'
import { invalidAnalyticsId, isAnalyticsId } from '../analytics/analytics-id.ts'
import { readHexColour } from '../colour/colour.ts'
import { creationStages } from '../creation/creation.ts'
import { invalidEmail, isEmail, normaliseEmail } from '../email/email.ts'
import { answersSchema, givenAnswersSchema } from '../generation/answers.ts'
import { uploadLimits } from '../image/image-limits.ts'
import { linkHref } from '../link/link-href.ts'
import { invalidWebAddress, readWebAddress } from '../link/web-address.ts'

test.each([
  ['', ''],
  ['  ', ''],
  ['example.com', 'https://example.com'],
  ['Example.COM/Path', 'https://example.com/path'],
  ['http://Example.com/Path?q=A', 'http://Example.com/Path?q=A'],
  ['HTTPS://example.com', 'https://example.com'],
])('[5.links] %j is kept as %j', (typed, kept) => {
  expect(readWebAddress(typed)).toEqual({ ok: true, value: kept })
})

const numbersInDisguise = [
  ...['http://2130706433', 'http://0x7f.1', 'http://0x7f000001', 'http://017700000001', 'http://127.1'],
  ...['http://127.0.0.1', 'http://127.0.0.1.', 'http://0177.0.0.01', 'http://192.168.0.1/admin', '10.0.0.1'],
  ...[
    'http://[::1]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://①②⑦.⓪.⓪.①',
    'http://127。0。0。1',
  ],
  ...[
    'http://169.254.169.254/latest',
    'http://0',
    'http://1.2.3',
    'http://example.com@127.0.0.1',
    'http://8.8.8.8',
  ],
]

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:pass@example.com',
  'https://example.com:8080',
  'localhost',
  'http://plain',
  'ftp://example.com',
  'https://exa mple.com',
  'java\nscript:alert(1)',
  'https://',
  '//example.com',
  `https://example.com/${'x'.repeat(2048)}`,
  ...numbersInDisguise,
])('[5.links] %j is refused with its message', (typed) => {
  expect(readWebAddress(typed)).toEqual({ ok: false, problem: invalidWebAddress })
  expect(invalidWebAddress.text).toBe('Please enter a valid web address')
})

test.each(['example.com', 'http://Example.com/a', '', ...numbersInDisguise])(
  '[5.links] a page that is brought along, %j, is taken or refused as every link is, by its own field',
  (typed) => {
    const answers = { businessName: 'Harrow', businessActivities: '', businessLocation: '', link: typed }
    const { success, error } = answersSchema.safeParse(answers)
    const problems = error?.issues.map(({ path, message }) => [path.join('.'), message])
    const { ok: isAddress } = readWebAddress(typed)
    expect([success, problems]).toEqual([
      isAddress,
      isAddress ? undefined : [['link', invalidWebAddress.text]],
    ])
    // While it is typed, nothing of the rest is refused for it.
    expect(givenAnswersSchema.safeParse(answers).success).toBe(true)
  },
)

test.each([
  [{ type: 'Web', target: 'javascript:alert(1)' }, null],
  [{ type: 'Web', target: 'https://example.com' }, 'https://example.com'],
  [{ type: 'Email', target: 'a@b.example' }, 'mailto:a@b.example'],
  [{ type: 'Email', target: 'a@b.example,evil@x.example' }, null],
  [{ type: 'Phone', target: '+44 (0)113 496 0000' }, 'tel:+4401134960000'],
  [{ type: 'Phone', target: 'call me' }, null],
  [{ type: 'Section', target: 'known' }, '#services'],
  [{ type: 'Section', target: 'gone' }, null],
  [{ type: 'None', target: 'https://example.com' }, null],
] as const)('[5.links] a link %j leads to %j', (link, href) => {
  expect(linkHref(link, (id) => (id === 'known' ? 'services' : undefined))).toBe(href)
})

test('[5.email] addresses are trimmed, lowercased and single', () => {
  expect(normaliseEmail('  Rosa@Example.COM ')).toBe('rosa@example.com')
  expect(isEmail('rosa@example.com')).toBe(true)
  for (const wrong of [
    '',
    'rosa',
    'rosa@example',
    'a@b.c,d@e.f',
    'a b@c.de',
    'a@b.c\r\nBcc: x@y.z',
    'vi\x7fc@b.cd',
    'vi\u0001c@b.cd',
    '<a@b.cd>',
    'a?bcc=x@y.zz',
    'a%0d%0ab@y.zz',
    `${'x'.repeat(60)}@b.cd`,
  ]) {
    expect(isEmail(wrong), wrong).toBe(false)
  }
  expect(invalidEmail.text).toBe('Please enter a valid email address')
})

test('[5.colours] hex needs 3 or 6 digits', () => {
  expect(readHexColour('#FA0')).toEqual({ ok: true, value: '#ffaa00' })
  expect(readHexColour('1c1a17')).toEqual({ ok: true, value: '#1c1a17' })
  for (const wrong of ['', '#12', '#12345', 'red', '#gggggg', 'url(x)']) {
    expect(readHexColour(wrong)).toMatchObject({ ok: false, problem: { text: 'Invalid hex color code' } })
  }
})

test('[5.analytics] ids have the G- or GTM- form', () => {
  expect(['', 'G-AB12CD34EF', 'GTM-ABC123'].map(isAnalyticsId)).toEqual([true, true, true])
  expect(['UA-1-2', 'G-', "G-';alert(1)"].map(isAnalyticsId)).toEqual([false, false, false])
  expect(invalidAnalyticsId.text).toBe('Measurement ID required')
})

test('[5.images] types and sizes of uploads', () => {
  expect(uploadLimits.image).toEqual({ types: ['jpg', 'png', 'gif', 'webp'], bytes: 15728640 })
  expect(uploadLimits.logo).toEqual({ types: ['png', 'gif', 'jpeg', 'jpg'], bytes: 2097152 })
  expect(uploadLimits.favicon).toEqual({
    types: ['ico', 'png', 'gif', 'jpeg', 'jpg'],
    bytes: 2097152,
    side: 512,
  })
})

test('[2.creation] the five stages in order', () => {
  expect(creationStages.map((stage) => stage.toLowerCase())).toEqual([
    'checking link',
    'importing',
    'personalizing',
    'organizing layouts',
    'finishing touches',
  ])
})
