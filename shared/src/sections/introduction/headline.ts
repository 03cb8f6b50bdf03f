import { type Composer, sayAll } from '../../generation/compose/composer.ts'
import { cutToLength, fits } from '../../generation/fit.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { families } from '../../theme/families.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { name } from './layouts/name/layout.ts'
import { headOfOpening, ownOpeningIn } from './own-opening.ts'
import { ownRangeIn } from './own-range.ts'

interface Begun {
  readonly family: FamilyId
  /** What its owner's own words begin the page with. */
  readonly introduction: string
}

interface Heading {
  readonly heading: string
  /** What the introduction says beside it; undefined where the heading took nothing of it. */
  readonly rest?: string
}

const limit = textLimits.introductionHeadline

const firstWords = (text: string, count: number): string => text.split(/\s+/u).slice(0, count).join(' ')

/** What names the services, and after it the same with the first two of them, where all are too many for a line. */
const withFewer = (templates: readonly string[]): readonly string[] =>
  templates.flatMap((template) =>
    template.includes('{services}')
      ? [template, template.replace('{services}', '{servicePair}')]
      : [template],
  )

// 'Half day', '2 hours': what is had by size leads no list.
const bySize = /^[\p{N}½¼]/u
const figure = /\p{N}/u

const joinsTwo = /\s(?:and|&|or|und|oder|et|ou|y|e|o)\s/iu

/** So many of a list tell what it is a list of. */
const fewestTelling = 3

/**
 * Whether a headline that names services is of the whole business, where no trade is known: it names the first of them in
 * their order, and fewer than three only where the description begins with them. What a story comes to is one small thing of many.
 */
const isOfAll = (text: string, { own, copy }: Composer): boolean => {
  if (copy.trade !== '') return true
  const said = text.toLowerCase()
  const named = own.services
    .filter(({ name: called }) => !bySize.test(called))
    .map(({ name: called }) => said.includes(called.toLowerCase()) && !figure.test(called))
  const count = named.filter((isNamed) => isNamed).length
  const isFirst = named.slice(0, count).every((isNamed) => isNamed)
  const isAlone = count === 1 && named.length > 1 && !joinsTwo.test(own.services[0]?.name ?? '')
  return isFirst && !isAlone && !figure.test(text) && (count >= fewestTelling || own.beginsWithServices)
}

/** Of a business without a known trade: its own nouns say more than any sentence of ours. */
const whatIsNamed = ({ copy, own, fill, language }: Composer): readonly string[] => {
  if (copy.trade !== '') return []
  const [only, ...others] = own.services
  // 'Bunches' is what is left of a list whose other things stand in sentences.
  const isLittle = language === 'english' && /^\p{L}+s$/u.test(only?.name ?? '')
  const hasMore = own.sentences.length + own.asides.length > 0
  const named =
    others.length === 0
      ? isLittle && hasMore
        ? []
        : [only?.name]
      : withFewer(['{services}', '{service}']).map((text) => fill(text))
  return named.filter((text) => text !== undefined)
}

const isUnknown = ({ copy, own }: Composer): boolean => copy.trade === '' && own.services.length === 0

const ourHeadline = (composer: Composer, family: FamilyId): string => {
  const leading = withFewer(composer.copy.leadingHeadlines ?? []).map(composer.fill)
  const lead = [...leading, ...whatIsNamed(composer)].find(
    (text) => text !== undefined && fits(text, limit) && isOfAll(text, composer),
  )
  if (lead !== undefined) return lead
  // Of whom nothing is known, the name says more than a greeting.
  if (isUnknown(composer) && families[family].heroes.includes(name.id))
    return cutToLength(composer.name, limit.characters)
  const offered = sayAll(composer, 'headline', { templates: composer.copy.headlines, limit })
  // A headline that says more than the name goes first.
  const said = offered.find((text) => text !== composer.name) ?? offered[0]
  if (said !== undefined) return said
  const called = cutToLength(composer.name, limit.characters)
  return fits(called, limit) ? called : firstWords(called, limit.words)
}

// 'Pork pies, pasties and rolls' is about all three, and 'corsets for dancers' about the first.
const goesOnInList = /^(?:,|\s(?:&|and|or|und|oder|et|ou|y|e|o)\s)/iu

/** Whether the head of an opening is one of a list; behind 'old boats made sound, that is me' stands none. */
const isOneOfList = (head: string, composer: Composer): boolean => {
  const { opening, services } = composer.own
  const rest = opening.slice(head.length)
  const isNamed = services.some(({ name: called }) => head.toLowerCase().includes(called.toLowerCase()))
  const isList = goesOnInList.test(rest) && (isNamed || !rest.startsWith(','))
  return isList && !isOfAll(head, composer)
}

/** What its owner began with, where no trade is known: they say first what it is all about. */
const ownHeading = (composer: Composer, introduction: string): Heading | undefined => {
  const { copy, own } = composer
  if (copy.trade !== '' || own.opening === '' || !introduction.startsWith(own.opening)) return undefined
  const whole = ownOpeningIn(introduction, composer)
  if (whole !== undefined) return whole
  const head = headOfOpening(own.opening, composer)
  return head === undefined || isOneOfList(head, composer) ? undefined : { heading: head, rest: introduction }
}

/** The heading of the page, and what its owner's words say beside it. */
export const headingOf = (composer: Composer, { family, introduction }: Begun): Heading => {
  const ranged = ownRangeIn(introduction, composer) ?? ownHeading(composer, introduction)
  if (ranged !== undefined) return ranged
  const ours = ourHeadline(composer, family)
  const isPoor = ours === composer.name && !isUnknown(composer)
  const begun = isPoor && composer.copy.trade !== '' ? ownOpeningIn(introduction, composer) : undefined
  return begun ?? { heading: ours }
}
