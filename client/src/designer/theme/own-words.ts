import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'

export interface HeroWords {
  heading: string
  action: string
}

const mostWords = 4

/** The page's own first words, short enough for a small tile. */
export const heroWords = (content: DraftContent): HeroWords => {
  const hero = content.sections.find((section) => section.type === 'Introduction')
  const heading = hero?.type === 'Introduction' ? hero.heading : ''
  const action = hero?.type === 'Introduction' ? hero.button.label : ''
  return { heading: shortened(heading || content.business.name || 'Your heading'), action }
}

/** A heading of the page for trying out fonts: the first after the hero's, or the hero's. */
export const sampleHeading = (content: DraftContent): string => {
  const headings = content.sections.map(headingOf).filter((heading) => heading !== '')
  return headings[1] ?? headings[0] ?? content.business.name
}

const headingOf = (section: AnySection): string => {
  if (section.hidden) return ''
  return 'heading' in section ? section.heading.trim() : ''
}

/** The first words; a text without spaces, such as Japanese, is cut by letters. */
export const shortened = (text: string): string => {
  const words = text.trim().split(/\s+/).slice(0, mostWords).join(' ')
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words.replace(/[,;:.\s]+$/, '')
}

const longest = 28
