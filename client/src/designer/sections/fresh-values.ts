import type { Business } from '@shingle/shared/business/business.ts'
import { artworkImage } from '@shingle/shared/image/image-value.ts'
import { richTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import type { SectionType } from '@shingle/shared/sections/sections.ts'

type FreshValues = Readonly<Record<string, unknown>>

/**
 * What a new section says until its owner writes in it: words that ask to be replaced, and never a fact about the
 * business that nobody stated. Pictures are our own drawings; faces are left open.
 */
export function freshValues(type: SectionType, { name, industry }: Business): FreshValues {
  const drawing = (motif: number) => artworkImage(industry || 'general', motif, '')
  switch (type) {
    case 'Team':
      return {
        heading: 'Who you will meet',
        items: [{ id: 'first', name: 'Name', jobTitle: 'What they do' }],
      }
    case 'QuoteBanner':
      return { primary: 'One line worth a whole band.' }
    case 'ImageBanner':
      return { image: drawing(3), caption: '' }
    case 'Scheduling':
      return { heading: 'Find a time', body: richTextOf('Choose a time that suits you.') }
    case 'Video':
      return { heading: 'See for yourself' }
    case 'Newsletter':
      return {
        heading: `News from ${name || 'us'}`,
        body: richTextOf('A short letter when there is something to tell.'),
      }
    case 'FrequentlyAskedQuestions':
      return { heading: 'Good to know', items: [{ id: 'first', question: 'A question people ask you' }] }
    case 'Logos':
      return { heading: 'We work with' }
    case 'Services':
      return { heading: 'What we do', items: [{ id: 'first', heading: 'A service', image: drawing(1) }] }
    case 'Gallery':
      return {
        heading: 'Our work',
        items: [1, 2, 3].map((motif) => ({ id: `p${motif}`, image: drawing(motif) })),
      }
    case 'CustomerReviews':
      return { heading: 'What people say' }
    case 'Contact':
      return { heading: 'Get in touch', items: contactForm }
    case 'Introduction':
      return { heading: name, image: drawing(0) }
    default:
      return {}
  }
}

const contactForm = [
  { id: 'name', title: 'Name', type: 'Text', validator: 'Required' },
  { id: 'email', title: 'Email', type: 'Text', validator: 'EmailRequired' },
  { id: 'message', title: 'Message', type: 'TextArea', validator: 'Required' },
]
