import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { noButton } from '@shingle/shared/link/button-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { expect, test } from 'vitest'
import { publishedContent } from './published-content.ts'

const link = (id: string, target: string) => ({
  id,
  label: target,
  link: { type: 'Section' as const, target },
})
const faq = (id: string, values: object) => blankSection('FrequentlyAskedQuestions', id, values) as AnySection

const aService = (values: object) => ({
  id: 's',
  image: null,
  icon: 'auto' as const,
  heading: 'Taps',
  body: richTextOf(''),
  pricing: '',
  button: noButton,
  sample: false,
  ...values,
})

test('[7.publish] of services those go out that their owner named or confirmed', () => {
  const items = [aService({ id: 'own' }), aService({ id: 'invented', sample: true })]
  const sections = [blankSection('Services', 'services', { items }) as AnySection]
  const [services] = publishedContent(blankContent({ sections })).sections
  expect(services?.type === 'Services' && services.items.map(({ id }) => id)).toEqual(['own'])
})

test('[7.publish] hidden and empty sections, samples and links to them stay in the draft', () => {
  const review = {
    id: 'r',
    paragraph: 'Good',
    authorName: 'Sample',
    authorLocation: '',
    sample: true,
    verbatim: false,
  }
  const sections = [
    blankSection('Header', 'header', { links: [link('a', 'contact'), link('b', 'reviews')] }) as AnySection,
    blankSection('CustomerReviews', 'reviews', { items: [review] }) as AnySection,
    faq('questions', { items: [] }),
    blankSection('Services', 'services', { items: [aService({ sample: true })] }) as AnySection,
    blankSection('Contact', 'contact') as AnySection,
    blankSection('Services', 'hidden', { hidden: true }) as AnySection,
    blankSection('Footer', 'footer', { links: [link('c', 'hidden'), link('d', 'contact')] }) as AnySection,
  ]
  const content = blankContent({ sections })
  const published = publishedContent(content)
  expect(published.sections.map(({ id }) => id)).toEqual(['header', 'contact', 'footer'])
  expect(published.sections.map((section) => ('links' in section ? section.links : []))).toEqual([
    [link('a', 'contact')],
    [],
    [link('d', 'contact')],
  ])
  expect(content.sections).toBe(sections)
})

test('[7.publish] a review that is confirmed and still names the customer of our samples stays out', () => {
  const review = (id: string, authorName: string) => ({
    ...{ id, paragraph: 'Good', authorName, authorLocation: '', sample: false, verbatim: false },
  })
  const items = [review('ours', 'Sample customer'), review('german', 'Musterkundin '), review('own', 'Ada')]
  const sections = [blankSection('CustomerReviews', 'reviews', { items }) as AnySection]
  const [reviews] = publishedContent(blankContent({ sections })).sections
  expect(reviews?.type === 'CustomerReviews' && reviews.items.map(({ id }) => id)).toEqual(['own'])
})

test('[7.samples] a person whose name alone was written goes out without what we say of nobody', () => {
  const told = 'Tell visitors who they will meet. One small true thing says more than a list of titles.'
  const member = { ...{ id: 'm', image: null, name: 'Ada', jobTitle: 'Doctor' }, bio: richTextOf(told) }
  const written = ['name,jobTitle', false].map((sample) => {
    const sections = [blankSection('Team', 'team', { items: [{ ...member, sample }] }) as AnySection]
    return publishedContent(blankContent({ sections })).sections
  })
  for (const [team] of written)
    expect(team).toMatchObject({ items: [{ name: 'Ada', jobTitle: 'Doctor', bio: richTextOf('') }] })
})
