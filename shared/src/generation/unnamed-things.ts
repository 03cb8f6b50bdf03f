import type { PackCopy, PackHeadings, PackQuestion, Templates } from '../industry/pack.ts'
import type { OwnWords } from './own-words/own-words.ts'
import { indexWords, mentions, patternsOf } from './word-patterns.ts'

/** Of an owner who named one thing nobody knows whether it is all; two are what they offer. */
const enoughNamed = 2

interface Told {
  readonly own: OwnWords
  /** Everything that the owner said. */
  readonly said: string
  /** What is said of any business. */
  readonly plain: PackCopy
}

/** Whether a text speaks of something. */
export type SpeaksOf = (text: string) => boolean

/**
 * Whether a text speaks of what others of the trade offer and an owner, who named things of their own, did not: 'Order a
 * cake' of a bakery of loaves and buns. A service is known by the words of its name, those of the trade itself, and
 * of what any business offers, left out.
 */
export const speaksOfUnnamed = (
  { services, trade, role }: PackCopy,
  { own, said, plain }: Told,
): SpeaksOf => {
  if (own.services.length < enoughNamed) return () => false
  const told = indexWords(
    [said, trade, role, plain.servicesLabel, ...own.services.map(({ name }) => name)].join('\n'),
  )
  const unnamed = services
    .filter(({ words, name }) => ![...patternsOf(words), name].some((word) => mentions(told, word)))
    .flatMap(({ words, name }) => {
      const called = indexWords(name)
      return patternsOf(words).filter((word) => mentions(called, word))
    })
  return (text) => {
    const index = indexWords(text.replaceAll(/\{\w+\}/gu, ' '))
    return unnamed.some((word) => mentions(index, word))
  }
}

/** What a trade's pages say without the texts of which something is true; where none is left, those of any business. */
export const copyWithout = (copy: PackCopy, plain: PackCopy, isOut: SpeaksOf): PackCopy => {
  const kept = (texts: readonly string[]) => texts.filter((text) => !isOut(text))
  const of = (texts: Templates, instead: Templates): Templates => {
    const [first, ...rest] = kept(texts)
    return first === undefined ? instead : [first, ...rest]
  }
  const heading = (part: keyof PackHeadings) => of(copy.headings[part], plain.headings[part])
  const isAsked = ({ question, answer }: PackQuestion) => !isOut(`${question} ${answer}`)
  return {
    ...copy,
    leadingHeadlines: kept(copy.leadingHeadlines ?? []),
    headlines: of(copy.headlines, plain.headlines),
    introductions: of(copy.introductions, plain.introductions),
    servicesLabel: isOut(copy.servicesLabel) ? plain.servicesLabel : copy.servicesLabel,
    servicesLines: of(copy.servicesLines, plain.servicesLines),
    quotes: of(copy.quotes, plain.quotes),
    questions: copy.questions.filter(isAsked),
    headings: {
      services: heading('services'),
      gallery: heading('gallery'),
      reviews: heading('reviews'),
      questions: heading('questions'),
      contact: heading('contact'),
      newsletter: heading('newsletter'),
      scheduling: heading('scheduling'),
    },
    contactLines: of(copy.contactLines, plain.contactLines),
    newsletterLines: of(copy.newsletterLines, plain.newsletterLines),
    actions: of(copy.actions, plain.actions),
  }
}
