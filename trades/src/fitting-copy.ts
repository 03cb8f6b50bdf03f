import { unknownCopy } from '@shingle/shared/generation/unknown-copy.ts'
import { wordings } from '@shingle/shared/generation/wordings.ts'
import type { PackHeadings, PackQuestion, Templates } from '@shingle/shared/industry/pack.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import { type WayOfWorking, waysOfWorking } from '@shingle/shared/reading/reading.ts'
import type { KindCopy } from './kind.ts'

/** What a kind says in one language and in English: text by text the same. */
interface Said {
  readonly copy: KindCopy
  readonly english: KindCopy
  readonly language: Language
}

/** Whether an English text may be said. */
type MaySay = (english: string) => boolean

const kept = (texts: readonly string[], english: readonly string[], maySay: MaySay): readonly string[] =>
  texts.filter((_, at) => maySay(english[at] ?? ''))

const orElse = ([first, ...rest]: readonly string[], plain: Templates): Templates =>
  first === undefined ? plain : [first, ...rest]

const asked = (
  questions: readonly PackQuestion[],
  english: readonly PackQuestion[],
  maySay: MaySay,
): readonly PackQuestion[] =>
  questions.filter((_, at) => maySay(`${english[at]?.question ?? ''} ${english[at]?.answer ?? ''}`))

const headingsOf = ({ copy, english }: Said, plain: PackHeadings, maySay: MaySay): PackHeadings => {
  const of = (part: keyof PackHeadings) =>
    orElse(kept(copy.headings[part], english.headings[part], maySay), plain[part])
  return {
    services: of('services'),
    gallery: of('gallery'),
    reviews: of('reviews'),
    questions: of('questions'),
    contact: of('contact'),
    newsletter: of('newsletter'),
    scheduling: of('scheduling'),
  }
}

const waysOf = ({ copy, english }: Said, actions: Templates, maySay: MaySay): KindCopy['ways'] => {
  const fitting = (way: WayOfWorking) => {
    const [own, theirs] = [copy.ways[way], english.ways[way]]
    if (own === undefined || theirs === undefined) return []
    const questions = asked(own.questions ?? [], theirs.questions ?? [], maySay)
    return [[way, { questions, actions: orElse(kept(own.actions, theirs.actions, maySay), actions) }]]
  }
  return Object.fromEntries(waysOfWorking.flatMap(fitting))
}

/** What of a kind's texts may be said of one trade; where nothing is left, its parts are only named. */
export const fittingCopy = (said: Said, maySay: MaySay): KindCopy => {
  const { copy, english, language } = said
  const plain = unknownCopy(language, wordings[language])
  const of = (
    list:
      | 'headlines'
      | 'introductions'
      | 'servicesLines'
      | 'quotes'
      | 'contactLines'
      | 'newsletterLines'
      | 'actions',
  ) => orElse(kept(copy[list], english[list], maySay), plain[list])
  const actions = of('actions')
  return {
    ...copy,
    headlines: of('headlines'),
    introductions: of('introductions'),
    servicesLabel: maySay(english.servicesLabel) ? copy.servicesLabel : plain.servicesLabel,
    servicesLines: of('servicesLines'),
    quotes: of('quotes'),
    questions: asked(copy.questions, english.questions, maySay),
    headings: headingsOf(said, plain.headings, maySay),
    contactLines: of('contactLines'),
    newsletterLines: of('newsletterLines'),
    actions,
    ways: waysOf(said, actions, maySay),
  }
}
