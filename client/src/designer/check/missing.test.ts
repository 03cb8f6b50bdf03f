import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { initialValues } from '@shingle/shared/field/field-initial.ts'
import { artworkImage, type ImageValue } from '@shingle/shared/image/image-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { sidePageFields } from '@shingle/shared/side-page/side-page.ts'
import { describe, expect, it } from 'vitest'
import { adviceIn, missingIn } from './missing.ts'

const web = { type: 'Web', target: 'https://bad.example/' } as const
const page = {
  ...initialValues(sidePageFields),
  id: 'p',
  kind: 'imprint',
  path: 'imprint',
  isOwn: true,
} as const
const content: DraftContent = {
  ...blankContent(),
  sections: [
    blankSection('Header', 'header'),
    blankSection('Contact', 'contact'),
    blankSection('Video', 'video'),
    blankSection('Footer', 'footer', { links: [{ id: 'a', label: 'Bad', link: web }] }),
  ],
  pages: [page],
}
const missing = (of: DraftContent, wide: readonly string[] = []) =>
  missingIn(of, { wide, safetyOf: (address) => (address === web.target ? 'Unsafe' : null) }).map(
    ({ strong, rest }) => `${strong}${rest}`,
  )

describe('[2.publish] the list of what a draft lacks', () => {
  it('names sections, links, legal pages and widths together', () => {
    expect(missing(content, ['contact'])).toEqual([
      'Contact is wider than a phone’s screen.',
      'URL flagged as malicious. 1 link in Footer is left out.',
      '1 link in Header leads nowhere and will be left out.',
      'Video is empty and left out.',
      'A privacy page is missing: your website asks its visitors for something.',
      'Imprint has no words, and goes out empty.',
    ])
  })

  it('names an opening without a heading, in whose place the name of the business stands', () => {
    const opening = (heading: string) => [blankSection('Introduction', 'i', { heading })]
    const business = { ...content.business, name: 'Holt Guard' }
    const said = (heading: string) => missing({ ...content, business, pages: [], sections: opening(heading) })
    expect(said('  ')).toContain('Introduction has no heading: “Holt Guard” stands in its place.')
    expect(said('Otters kept out').some((text) => text.includes('heading'))).toBe(false)
  })

  it('asks for no words for our patterns, which show no thing, and for those of any other picture', () => {
    const said = (image: ImageValue) =>
      missing({ ...content, pages: [], sections: [blankSection('ImageBanner', 'b', { image })] })
    const asked = '1 picture without alt text in Image Banner.'
    expect(said(artworkImage('ink', 0, ''))).not.toContain(asked)
    expect(said(artworkImage('spa', 0, ''))).toContain(asked)
    expect(said({ ...artworkImage('ink', 0, ''), provider: 'Custom' })).toContain(asked)
  })

  it('names colors that are hard to read, and that nobody can be reached', () => {
    const { theme } = blankContent()
    const pale = { ...theme, background: '#ffffff', primaryText: '#dddddd' }
    const said = missing({ ...content, sections: [], pages: [], theme: pale })
    expect(said).toContain('Visitors find no phone number, no email and no form.')
    expect(said.some((text) => text.includes('#dddddd'))).toBe(true)
  })

  it('says nothing again that stands beside it as advice', () => {
    const ids = adviceIn(content).map(({ id }) => id)
    expect(ids).toContain('no-page-heading')
    for (const id of ['empty-section', 'colour-replaced', 'no-way-to-reach']) expect(ids).not.toContain(id)
  })
})

it('[7.samples] names what says our words of an item that its owner wrote in part', () => {
  const member = {
    id: 'm',
    image: null,
    name: 'Ada',
    jobTitle: 'Doctor',
    bio: richTextOf('Say how you came here.'),
  }
  const nobody = {
    id: 'n',
    paragraph: 'Kind.',
    authorName: 'Ada',
    authorLocation: 'Their town',
    sample: false,
    verbatim: false,
  }
  const of = (sample: boolean | string) => ({
    ...blankContent(),
    sections: [
      blankSection('Team', 'team', { items: [{ ...member, sample }] }),
      blankSection('CustomerReviews', 'reviews', { items: [nobody] }),
    ],
  })
  const town = 'Place of 1 review in Customer Reviews is left out: nobody but us says it.'
  expect(missing(of('name,jobTitle'))).toEqual(
    expect.arrayContaining(['1 sample text in Team is left out until you write or confirm it: About.', town]),
  )
  expect(missing(of('jobTitle'))).toContain('1 sample in Team is left out until you confirm it.')
})
