import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { noButton } from '@shingle/shared/link/button-value.ts'
import { noLink } from '@shingle/shared/link/link-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { type SidePage, sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { expect, it } from 'vitest'
import { linkRemarks, remarksOn } from './left-out.ts'

it('[2.publish] says that a place nobody confirmed is left out, until it is confirmed or another is told', () => {
  const content = { ...blankContent(), sections: [] }
  const strongFor = (business: Partial<typeof content.business>) =>
    remarksOn({ ...content, business: { ...content.business, ...business } }).map(({ strong }) => strong)
  expect(strongFor({ guessedLocation: 'Paris, France' })).toEqual(['Paris, France'])
  expect(strongFor({ guessedLocation: 'Paris, France', location: 'Lyon' })).toEqual([])
  expect(strongFor({})).toEqual([])
})

// The clock suggests a place, and so does the description: the draft does not say which.
it.each(['Paris, France', 'Ambleforth'])(
  '[2.publish] says of %s that nobody confirmed it, not whence it comes',
  (place) => {
    const content = { ...blankContent(), sections: [] }
    const remarks = remarksOn({ ...content, business: { ...content.business, guessedLocation: place } })
    expect(remarks.map(({ strong, rest }) => `${strong}${rest}`)).toEqual([
      `${place} is not confirmed and left out until you confirm it.`,
    ])
  },
)

it('[2.publish] says of every section that visitors will not see that it is empty and left out', () => {
  const sections = [
    blankSection('Header', 'header', { button: noButton }),
    blankSection('Scheduling', 'scheduling'),
    blankSection('Video', 'video'),
    blankSection('CodeEmbed', 'code'),
    blankSection('Contact', 'contact', { showForm: false }),
  ]
  const words = remarksOn({ ...blankContent(), sections }).map(({ strong, rest }) => `${strong}${rest}`)
  expect(words).toEqual([
    'Scheduling is empty and left out.',
    'Video is empty and left out.',
    'Code Embed is empty and left out.',
  ])
})

it('[2.publish] says that a button with words and without a link is left out', () => {
  const button = { label: 'Call us', link: noLink }
  const remarksOf = (value: typeof button) =>
    remarksOn({ ...blankContent(), sections: [blankSection('Header', 'header', { button: value })] })
  expect(remarksOf(button).map(({ strong, rest }) => `${strong}${rest}`)).toEqual([
    '1 link in Header leads nowhere and will be left out.',
  ])
  expect(remarksOf(noButton)).toEqual([])
})

it('[pages] says that a privacy page is missing or outdated, and leads to the pages of the settings', () => {
  const content = blankContent({ sections: [blankSection('Contact', 'contact')] })
  const about = (pages: readonly SidePage[]) =>
    remarksOn({ ...content, pages }).map(({ strong, rest, chapter }) => [`${strong}${rest}`, chapter])
  const privacy = { ...initialValues(sidePageFields), id: 'a', kind: 'privacy', path: 'privacy' } as const
  expect(about([])).toEqual([
    ['A privacy page is missing: your website asks its visitors for something.', 'pages'],
  ])
  expect(about([privacy])).toEqual([])
  expect(about([{ ...privacy, isOwn: true, body: richTextOf('We ask little'), told: 'newsletter' }])).toEqual(
    [['Privacy no longer tells what your website does.', 'pages']],
  )
})

it('[pages] says of a legal page that goes out without words, or without what it is there to tell', () => {
  const content = { ...blankContent(), sections: [] }
  const page = { ...initialValues(sidePageFields), id: 'a', kind: 'imprint', path: 'imprint' } as const
  const said = (one: SidePage, facts: Partial<typeof content.business> = {}) =>
    remarksOn({ ...content, business: { ...content.business, ...facts }, pages: [one] }).map(
      ({ strong, rest, chapter }) => [`${strong}${rest}`, chapter],
    )
  const own = { ...page, isOwn: true }
  expect(said(own)).toEqual([['Imprint has no words, and goes out empty.', 'pages']])
  expect(said({ ...own, hidden: true })).toEqual([])
  expect(said({ ...own, body: richTextOf('Ada Hart, 1 High Street') })).toEqual([])
  const known = { streetAddress: '1 High Street', location: 'Ely', country: 'UK', email: 'ada@example.com' }
  const runBy = { ...page, runBy: 'Ada Hart' }
  expect(said(runBy, { ...known, email: '' })).toEqual([
    ['Imprint goes out without what is not known yet: email, phone.', 'pages'],
  ])
  expect(said(runBy, { ...known, phone: '01632 960 882' })).toEqual([])
})

it('[2.publish] names items that hold nothing, and leads to the first of them', () => {
  const question = (id: string, words: string) => ({
    id,
    question: words,
    answer: richTextOf(''),
    button: noButton,
    sample: false,
  })
  const questions = (...items: readonly ReturnType<typeof question>[]) =>
    remarksOn({
      ...blankContent(),
      sections: [blankSection('FrequentlyAskedQuestions', 'questions', { items })],
    }).map(({ strong, rest, item }) => [`${strong}${rest}`, item?.item])
  expect(questions(question('one', 'When?'), question('two', ''))).toEqual([
    ['1 blank question in Frequently Asked Questions is left out.', 'two'],
  ])
  expect(questions(question('one', 'When?'), question('two', ''), question('three', ' '))).toEqual([
    ['2 blank questions in Frequently Asked Questions are left out.', 'two'],
  ])
  expect(questions(question('one', ''), question('two', ''))).toEqual([
    ['Frequently Asked Questions is empty and left out.', 'one'],
  ])
  expect(questions(question('one', 'When?'))).toEqual([])
})

it('[4.link-safety] says of every section which links are left out as malicious, and which could not be checked', () => {
  const web = (target: string) => ({ type: 'Web' as const, target })
  const link = (id: string, target: string) => ({ id, label: id, link: web(target) })
  const [bad, silent, good] = ['https://bad.example/', 'https://silent.example/', 'https://good.example/']
  const sections = [
    blankSection('Header', 'header', { links: [link('a', good), link('b', bad), link('c', bad)] }),
    blankSection('Footer', 'footer', { links: [link('d', silent)] }),
    blankSection('Scheduling', 'hidden', { hidden: true, link: web(bad) }),
  ]
  const safetyOf = (address: string) => (address === bad ? 'Unsafe' : address === silent ? 'Failed' : 'Safe')
  expect(linkRemarks({ sections }, safetyOf)).toEqual([
    {
      ...{ tone: 'bad', strong: 'URL flagged as malicious.', rest: ' 2 links in Header are left out.' },
      ...{ action: 'Fix', section: 'header', item: { list: 'links', item: 'b' } },
    },
    {
      ...{ tone: 'warn', strong: 'Verification process failed. Please try again.' },
      ...{
        rest: ' 1 link in Footer could not be looked at and goes out unchecked.',
        action: 'See',
        section: 'footer',
      },
      item: { list: 'links', item: 'd' },
    },
  ])
  expect(linkRemarks({ sections }, () => 'Pending')).toEqual([])
  const marks = [{ type: 'link' as const, attrs: { href: bad } }]
  const text = { type: 'text' as const, text: 'Pay here', marks }
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: [text] }] }
  const page = { ...initialValues(sidePageFields), id: 'p', isOwn: true, body }
  expect(linkRemarks({ sections: [], pages: [page] }, safetyOf)).toEqual([
    {
      ...{ tone: 'bad', strong: 'URL flagged as malicious.', rest: ' 1 link in Privacy is left out.' },
      ...{ action: 'Fix', section: null, chapter: 'pages' },
    },
  ])
  expect(linkRemarks({ sections: [], pages: [{ ...page, hidden: true }] }, safetyOf)).toEqual([])
})
