import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { answersSchema } from '@shingle/shared/generation/answers.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { saveVersionEndpoint } from '@shingle/shared/version/endpoints.ts'
import { createDraftLog } from '@shingle/storage/draft-log/draft-log.ts'
import { expect, test } from 'vitest'
import { aDraft, plumberAnswers, publish } from '../testing/a-draft.ts'
import { openTestApi } from '../testing/open-test-api.ts'
import { signInAs } from '../testing/sign-in-as.ts'
import { createVersions } from '../version/versions.ts'
import { createComposeContent } from './compose-content.ts'
import { createCreateWebsite } from './create-website.ts'
import { createDrafts } from './drafts.ts'
import { readAnswers } from './read-answers.ts'

const { api } = await openTestApi()

const unseen = [
  ['a soft hyphen', '\u00ad'],
  ['a zero-width space', '\u200b'],
  ['a byte order mark', '\ufeff'],
  ['a left-to-right mark', '\u200e'],
  ['a word joiner', '\u2060'],
  ['a right-to-left override', '\u202e'],
  ['a line separator', '\u2028'],
  ['a joiner', '\u200d'],
  ['half of a pair', '\ud83d'],
  ['a null', '\u0000'],
] as const

test.each(unseen)(
  '[2.create] a description pasted with %s makes a website that is saved and published',
  async (name, sign) => {
    const handle = name.replaceAll(' ', '-')
    const person = await signInAs(api, `${handle}@example.com`)
    const businessActivities = `We cut${sign} hair in a small shop, with${sign} care. Cut${sign} £20, colour${sign} £50, beard${sign} trim £12.`
    const id = await aDraft(api, person, { businessActivities })
    const saved = await api.ask(saveVersionEndpoint, {
      params: { id },
      body: { name: 'Mine' },
      token: person.token,
    })
    const published = await publish(api, id, { person, handle })
    expect([saved.status, published.status]).toEqual([201, 200])
  },
)

const pieces = [
  ...unseen.map(([, sign]) => sign),
  ...'We I cut hair colour £20 £1 12 from 9-5 Mon-Fri call 01353 496012 hello@hart.example www.hart.example no cats'.split(
    ' ',
  ),
  ...'piano plumber Ely Via Roma Straße since 1987 京都 の 원 円 é \u0301 \u3000 <script> </title> & • , . : ; ( ) "'.split(
    ' ',
  ),
  ...[
    '👩\u200d🔧',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    '🏴',
    '\ufe0f',
    '\n',
    '\r\n',
    '\n\n',
    '\t',
    '\u2029',
    '\u{1f600}',
  ],
] as const

test.each(Array.from({ length: 200 }, (_, seed) => [seed]))(
  '[2.create] whatever the answers are made of, what they make is a draft: %d',
  async (seed) => {
    const random = seededRandom(`answers ${seed}`)
    const piece = () => pieces[random.below(pieces.length)] ?? ''
    const text = (most: number) =>
      Array.from(
        { length: 1 + random.below(most) },
        () => piece() + random.pick(['', ' ', ' ', ', ', '. ', '\n']),
      ).join('')
    const given = answersSchema.safeParse({
      businessName: text(6).slice(0, 48),
      businessActivities: text(60).slice(0, 1024),
      businessLocation: random.chance(0.5) ? '' : text(8).slice(0, 120),
      ...(random.chance(0.3) ? { guessedLocation: text(8).slice(0, 120) } : {}),
      ...(random.chance(0.5) ? { language: languages[random.below(languages.length)] } : {}),
      ...(random.chance(0.3) ? { industry: random.pick(['plumber', 'restaurant', 'hair-salon']) } : {}),
    })
    if (!given.success) return
    const made = await readAnswers(given.data)
    if (made.ok) expect(validateContent(made.value)).toEqual({ ok: true, value: made.value })
  },
)

test('[2.create] a name of signs that nobody sees is no name', () => {
  const names = unseen.map(([, sign]) => sign).filter((sign) => sign !== '\ud83d')
  const isTaken = (businessName: string) =>
    answersSchema.safeParse({ ...plumberAnswers, businessName }).success
  expect(names.filter(isTaken)).toEqual([])
})

test('[8.creation] what is no draft is never stored: its owner is told that creating failed', async () => {
  const { db, options } = api
  const drafts = createDrafts(db, options.clock)
  const versions = createVersions(db, options.clock)
  const create = createCreateWebsite({
    drafts,
    composeContent: createComposeContent(drafts),
    copyPictures: { take: async () => [], keep: async () => [] },
    keepWhole: async () => {
      throw new Error('something was to be kept')
    },
    versions,
    log: createDraftLog(db),
    limit: 10,
  })
  const count = () =>
    Promise.all(
      ['DraftWebsites', 'DraftSync', 'DraftVersions'].map((name) => db.collection(name).countDocuments()),
    )
  const before = await count()
  // Longer than any answer that the endpoint takes.
  const made = create(
    { ...plumberAnswers, businessName: 'Harrow '.repeat(1000) },
    { id: 'e'.repeat(24), email: 'eve@example.com', name: null, sessionId: 's', authenticatedAt: new Date() },
  )
  await expect(made).rejects.toMatchObject({
    problem: { status: 500, text: 'There was a problem creating your website' },
    cause: expect.any(Error),
  })
  expect(await count()).toEqual(before)
})
