// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeAlphabet } from '@shingle/shared/account/code.ts'
import { linkEntryPaths, pagePaths } from '@shingle/shared/paths/page-paths.ts'
import { writtenPages } from '@shingle/shared/paths/written-pages.ts'
import { collections } from '@shingle/storage/rows/collections.ts'
import { describe, expect, test } from 'vitest'
import { openMarketing } from '../../client/open-marketing.ts'
import { claims, invented } from './claims.testing.ts'

const site = await openMarketing()
const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

/** Boards, examples of editing and what each trade says: none of it is about the product. */
const examples = '.street,.show-small,.line,.review,.all-trades,.opening,.trade-try,.own,svg,script'
const blocks = 'p,li,h1,h2,h3,summary,button,label,small,b,td,.note,.much,.ticket'

const documentOf = (path: string): Document =>
  new DOMParser().parseFromString((site.render(path) ?? '').replaceAll(/(?=<)/g, ' '), 'text/html')

/** What a page says of the product, sentence by sentence, and the whole of it in one. */
const readPage = (path: string) => {
  const document = documentOf(path)
  const description = document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''
  const title = path === pagePaths.industries ? (document.querySelector('h1')?.textContent ?? '') : ''
  for (const example of document.querySelectorAll(examples)) example.remove()
  const said = [...document.querySelectorAll(`main :is(${blocks})`)].map(({ textContent }) => textContent)
  const texts = [document.title, description, title, ...said].map(spaced)
  return {
    whole: [...texts, spaced(document.querySelector('main')?.textContent ?? '')].join('\n'),
    sentences: texts.flatMap((text) => text.split(/(?<=[.?]”?) /)),
  }
}

const number =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half)\b/gi
const numbersOf = (text: string): readonly string[] => text.match(number) ?? []

describe.each(claims)('[2.claims] %s', (path, ...says) => {
  const { whole, sentences } = readPage(path)

  test('says what the code keeps', () => {
    expect(says.filter((words) => !whole.includes(words))).toEqual([])
  })

  test('says no number that no constant stands behind', () => {
    const held = (sentence: string): boolean => {
      const covered = says.filter((words) => whole.includes(words))
      const left = [...covered, ...invented].reduce((text, words) => text.replaceAll(words, ''), sentence)
      // A sentence may be a part of what is held, as a figure beside its words is.
      return numbersOf(left).length === 0 || covered.some((words) => words.includes(sentence))
    }
    expect(sentences.filter((sentence) => !held(sentence))).toEqual([])
  })
})

const plain: readonly string[] = [pagePaths.about, ...Object.values(linkEntryPaths)]

test.each(plain)('[2.claims] %s names no number of the product', (path) => {
  const left = readPage(path).sentences.filter((sentence) => !invented.includes(sentence))
  expect(left.filter((sentence) => numbersOf(sentence).length > 0)).toEqual([])
})

test('[2.claims] every page but those of other trades and the blog is read for its numbers', () => {
  const read = [...claims.map(([path]) => path), ...plain]
  const others = Object.values(pagePaths).filter((path) => !path.includes(':') && path !== pagePaths.blog)
  expect(others.filter((path) => !read.includes(path))).toEqual([])
})

test('[2.claims] what is asked before a page is made are two things', () => {
  expect(documentOf(pagePaths.home).querySelectorAll('form.start label')).toHaveLength(2)
})

test('[2.claims] no code has a letter that support says it has not', () => {
  const [, told = ''] = /there is (no O, no I and no L) in them/.exec(readPage(pagePaths.support).whole) ?? []
  const letters = [...told.matchAll(/no ([A-Z])/g)].map(([, letter = '']) => letter)
  expect(letters).toHaveLength(3)
  expect(letters.filter((letter) => codeAlphabet.includes(letter))).toEqual([])
})

test('[2.claims] a website has one domain, as the price list says', () => {
  const rows = readFileSync(
    join(import.meta.dirname, '../../shared/storage/src/rows/website-domains.ts'),
    'utf8',
  )
  expect(rows).toContain('{ key: { websiteId: 1 }, unique: true')
})

/** Where the privacy page tells of what is kept of somebody, by the collection that holds it. */
const told: Readonly<Record<string, string>> = {
  Users: 'Your email address, because it is your key; your name, if you give it',
  Passkeys: 'of a passkey its public key',
  AssistantTokens: 'of an assistant its name and what it may do',
  Sessions: 'where you are signed in, with the browser, the system and when',
  SupportQuestions: 'What you ask on the support page',
  DraftWebsites: 'the websites, drafts, versions and pictures you make',
  DraftSync: 'drafts',
  DraftEarlierUpdates: 'drafts',
  DraftSnapshots: 'drafts',
  DamagedDrafts: 'drafts',
  DraftVersions: 'versions',
  PublishedFiles: 'websites',
  Creations: 'websites',
  WebsiteImages: 'pictures you make',
  Websites: 'their web addresses',
  WebsiteDomains: 'the domains you connect',
  WebsiteDomainsHistory: 'the domains you connect',
  Certificates: 'the domains you connect',
  WebsiteInvites: 'whom you invite',
  MessageRecipients: 'who else gets your messages',
  LeadSettings: 'kept for them',
  CustomerContactForms:
    'A message sent by a contact form is mailed to the owner of that website and kept for them',
  NewsletterSubscriptions: 'A newsletter sign-up is kept for them until whoever signed up leaves the list',
  ProposedReviews: 'A review that an owner asked a customer for is kept until',
  Reports: 'Whoever reports a website leaves us what they write',
  WebsiteVisits: 'Visits are counted as daily sums',
  KnownBrowsers: 'one tells this browser from others',
  OtpSessions: 'a code or a link',
  MailedLinks: 'a code or a link',
  Outbox: 'Your email address',
  AccountExports: 'download all that is kept of you as one file',
}

test('[2.claims] the privacy page tells of everything that is kept of people and their websites', () => {
  const { whole } = readPage(pagePaths.privacy)
  const owned = collections.filter(({ owners }) => owners.length > 0).map(({ name }) => name)
  expect(owned.filter((name) => !whole.includes(told[name] ?? 'nothing is told'))).toEqual([])
  expect(Object.keys(told).filter((name) => !owned.includes(name))).toEqual([])
})

/** What a page would say that is not so: prices are never made up, who works alone is employed by nobody, an owner may add analytics. */
const untrue: readonly RegExp[] = [
  /sample (?:reviews and )?prices/i,
  /everybody is employed/i,
  /without cookies or trackers(?! unless)/i,
  /nobody studies the sound/i,
]

test.each(writtenPages)('[2.claims] %s claims nothing that is not so', (path) => {
  const said = spaced(documentOf(path).body.textContent)
  expect(untrue.filter((words) => words.test(said))).toEqual([])
})
