import type { AnySection, DraftContent } from '@shingle/shared/draft/content.ts'

export interface HeroWords {
  heading: string
  action: string
}

const mostWords = 6
const longest = 28
const firstSentence = /^[^.!?。！？]+[.!?。！？](?![.,\p{Nd}])/u

/** The page's own first words, short enough for a small tile. */
export const heroWords = (content: DraftContent): HeroWords => {
  const hero = content.sections.find((section) => section.type === 'Introduction')
  const heading = hero?.type === 'Introduction' ? hero.heading : ''
  const action = hero?.type === 'Introduction' ? hero.button.label : ''
  return { heading: shortened(heading || content.business.name || 'Your heading'), action }
}

/** What fonts are tried out on: the name of the business, else the first heading of the page. */
export const sampleHeading = ({ business, sections }: DraftContent): string =>
  business.name.trim() || (sections.map(headingOf).find((heading) => heading !== '') ?? '')

const headingOf = (section: AnySection): string => {
  if (section.hidden) return ''
  return 'heading' in section ? section.heading.trim() : ''
}

const isShort = (text: string): boolean => text.length <= longest && text.split(/\s+/).length <= mostWords

/** All of a short text or its first sentence, else its first words, whole ones; a text without spaces, such as Japanese, is cut by letters. */
export const shortened = (text: string): string => {
  const [sentence = ''] = firstSentence.exec(text.trim()) ?? []
  if (sentence !== '' && isShort(sentence)) return isShort(text.trim()) ? text.trim() : sentence
  const words = text.trim().split(/\s+/).slice(0, mostWords)
  while (words.length > 1 && words.join(' ').length > longest) words.pop()
  const short = words.join(' ')
  return short.length > longest ? `${short.slice(0, longest - 1)}…` : short.replace(/[,;:.\s]+$/, '')
}

/** The room that a family's tile has for a heading, in pixels. */
const tileRoom = { over: { width: 132, height: 64 }, beside: { width: 82, height: 64 } } as const
const largestLetters = 21
// Below it a long word is broken.
const smallestLetters = 10
/** A letter's width and a line's height, by the size of the letters. */
const letterWidth = 0.6
const lineHeight = 1.05

/** How large the letters of a heading may be, in pixels, so that its longest word and all of its lines stand in a tile. */
export const tileLetters = (heading: string, where: keyof typeof tileRoom): number => {
  const { width, height } = tileRoom[where]
  const longestWord = Math.max(1, ...heading.split(/\s+/).map((word) => word.length))
  const byWord = width / (longestWord * letterWidth)
  // Words do not fill their lines.
  const byLines = Math.sqrt((0.8 * width * height) / (Math.max(1, heading.length) * letterWidth * lineHeight))
  return Math.max(smallestLetters, Math.floor(Math.min(largestLetters, byWord, byLines)))
}
