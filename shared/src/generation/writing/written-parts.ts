import * as z from 'zod/mini'
import type { AnySection, DraftContent } from '../../draft/content.ts'
import { plainTextOf, richTextOf } from '../../rich-text/rich-text.ts'
import { contactLimits } from '../../sections/contact/fields.ts'
import { findLayout } from '../../sections/definitions.ts'
import type { SectionType } from '../../sections/sections.ts'
import { servicesLimits } from '../../sections/services/fields.ts'
import { fits } from '../fit.ts'
import { foldText } from '../fold-text.ts'
import { type TextLimit, textLimits } from '../text-limits.ts'
import type { Gate } from './gate.ts'
import { keepsFigures } from './says-only-facts.ts'

/** A part of a page that the model writes: of which section, in which shape, and how what it wrote is put there. */
export interface WrittenPart {
  /** Its name in the answer. */
  readonly name: string
  readonly sectionId: string
  readonly type: SectionType
  readonly shape: z.ZodMiniType
  /** How many entries it has, where it is a list. */
  readonly entries?: number
  /** The section with what was written, held to the gate; undefined where it may not stand. */
  readonly put: (section: AnySection, written: unknown, gate: Gate) => AnySection | undefined
}

const told = ({ words, sentences }: TextLimit): string =>
  [words && `At most ${words} words.`, sentences && `At most ${sentences} sentences.`]
    .filter(Boolean)
    .join(' ')

/** A text within a limit, as an answer has it. */
const limited = (limit: TextLimit) =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(limit.characters),
      z.refine((text) => fits(text, limit)),
    )
    .register(z.globalRegistry, { description: told(limit) })

/** Of several texts each is held to its limit by itself, so that one that is too long costs the others nothing. */
const oneOfMany = z
  .string()
  .check(z.maxLength(textLimits.serviceDescription.characters * 2))
  .register(z.globalRegistry, { description: told(textLimits.serviceDescription) })

const contactLine = { sentences: 2, characters: Math.min(240, contactLimits.body) } as const

interface TextPart<T extends SectionType> {
  readonly type: T
  readonly name: string
  readonly limit: TextLimit
  readonly write: (section: Extract<AnySection, { type: T }>, text: string) => AnySection | undefined
}

/** What was written, where it may stand. */
const fitText = (written: unknown, limit: TextLimit, gate: Gate): string | undefined => {
  const text = typeof written === 'string' ? gate(written) : undefined
  return text !== undefined && fits(text, limit) ? text : undefined
}

const textPart = <T extends SectionType>(
  sectionId: string,
  { type, name, limit, write }: TextPart<T>,
): WrittenPart => ({
  ...{ name, sectionId, type, shape: limited(limit) },
  put: (section, written, gate) => {
    const text = fitText(written, limit, gate)
    const isOfType = (any: AnySection): any is Extract<AnySection, { type: T }> => any.type === type
    return text !== undefined && isOfType(section) ? write(section, text) : undefined
  },
})

const headsFact = ({ type, layout }: AnySection): boolean => findLayout(type, layout)?.headsFact === true

const opening = (section: Extract<AnySection, { type: 'Introduction' }>): readonly WrittenPart[] => {
  const { id } = section
  const headline: TextPart<'Introduction'> = {
    ...{ type: 'Introduction', name: 'headline', limit: textLimits.introductionHeadline },
    write: (before, heading) => ({ ...before, heading }),
  }
  const text: TextPart<'Introduction'> = {
    ...{ type: 'Introduction', name: 'text', limit: textLimits.introductionText },
    // A price, a year or a phone that its owner gave is not lost in other words.
    write: (before, body) =>
      keepsFigures(plainTextOf(before.body), body) ? { ...before, body: richTextOf(body) } : undefined,
  }
  return headsFact(section) ? [textPart(id, text)] : [textPart(id, headline), textPart(id, text)]
}

/** So many services are written about; a longer list speaks for itself. */
const mostServices = 8

const unwritten = (section: Extract<AnySection, { type: 'Services' }>) =>
  section.items.filter(({ body, sample }) => sample || plainTextOf(body) === '').slice(0, mostServices)

const offer = (section: Extract<AnySection, { type: 'Services' }>): readonly WrittenPart[] => {
  const { id } = section
  const heading = { words: 6, characters: servicesLimits.heading }
  const items = unwritten(section)
  const texts: WrittenPart = {
    ...{ name: 'services', sectionId: id, type: 'Services', entries: items.length },
    shape: z.array(oneOfMany).check(z.length(items.length)),
    put: (before, written, gate) => {
      if (before.type !== 'Services' || !Array.isArray(written)) return undefined
      const texts = items.map((_, at) => fitText(written[at], textLimits.serviceDescription, gate))
      if (texts.every((text) => text === undefined)) return undefined
      const put = before.items.map((item) => {
        const text = texts[items.findIndex(({ id }) => id === item.id)]
        return text === undefined ? item : { ...item, body: richTextOf(text) }
      })
      return { ...before, items: put }
    },
  }
  return [
    textPart(id, {
      ...{ type: 'Services', name: 'heading', limit: heading },
      write: (before, text) => ({ ...before, heading: text }),
    }),
    ...(items.length === 0 ? [] : [texts]),
  ]
}

/** The names of the services that texts are asked for, in order. */
export const servicesToWrite = ({ sections }: DraftContent): readonly string[] =>
  sections.flatMap((section) =>
    section.type === 'Services' ? unwritten(section).map(({ heading }) => heading) : [],
  )

const rest = (content: DraftContent): readonly WrittenPart[] => {
  const told = foldText(content.business.activities)
  return content.sections.flatMap((section): WrittenPart[] => {
    const { id } = section
    if (section.type === 'QuoteBanner') {
      // What its owner says as a band of its own stays, and so does what they do not do.
      const isOurs =
        section.primary !== '' &&
        plainTextOf(section.subordinate) === '' &&
        !told.includes(foldText(section.primary))
      const put: TextPart<'QuoteBanner'> = {
        ...{ type: 'QuoteBanner', name: `banner_${id}`, limit: textLimits.quote },
        write: (before, primary) => ({ ...before, primary }),
      }
      return isOurs ? [textPart(id, put)] : []
    }
    if (section.type === 'Contact' && !headsFact(section))
      return [
        textPart(id, {
          ...{ type: 'Contact', name: 'contactTitle', limit: textLimits.contactTitle },
          write: (before, heading) => ({ ...before, heading }),
        }),
        textPart(id, {
          ...{ type: 'Contact', name: 'contactText', limit: contactLine },
          write: (before, body) =>
            keepsFigures(plainTextOf(before.body), body) ? { ...before, body: richTextOf(body) } : undefined,
        }),
      ]
    if (section.type === 'Newsletter')
      return [
        textPart(id, {
          ...{ type: 'Newsletter', name: 'newsletterTitle', limit: textLimits.newsletterTitle },
          write: (before, heading) => ({ ...before, heading }),
        }),
      ]
    return []
  })
}

/** The three groups that are asked for at once, each in one question. */
export interface WrittenGroups {
  readonly 'page-opening': readonly WrittenPart[]
  readonly 'page-offer': readonly WrittenPart[]
  readonly 'page-rest': readonly WrittenPart[]
}

/** The parts of a page that the model writes. */
export const writtenGroups = (content: DraftContent): WrittenGroups => ({
  'page-opening': content.sections.flatMap((section) =>
    section.type === 'Introduction' ? opening(section) : [],
  ),
  'page-offer': content.sections.flatMap((section) => (section.type === 'Services' ? offer(section) : [])),
  'page-rest': rest(content),
})

/** The content with what was written for one part; undefined where it may not stand. */
export const withPart = (
  content: DraftContent,
  part: WrittenPart,
  { written, gate }: { readonly written: unknown; readonly gate: Gate },
): DraftContent | undefined => {
  const section = content.sections.find(({ id }) => id === part.sectionId)
  const put = section && part.put(section, written, gate)
  if (put === undefined) return undefined
  return { ...content, sections: content.sections.map((one) => (one.id === part.sectionId ? put : one)) }
}
