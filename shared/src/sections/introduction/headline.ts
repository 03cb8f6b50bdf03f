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

/** Of a business without a known trade: its own nouns say more than any sentence of ours. */
const whatIsNamed = ({ copy, own, fill }: Composer): string | undefined => {
  if (copy.trade !== '') return undefined
  const [only, ...others] = own.services
  const named =
    others.length === 0 ? [only?.name] : withFewer(['{services}', '{service}']).map((text) => fill(text))
  return named.find((text) => text !== undefined && fits(text, limit))
}

/** Whether a headline names one of many services: their owner's own opening says more of all of them. */
const isOneOfMany = (text: string, { own, copy }: Composer): boolean => {
  const [first, second, ...more] = own.services.map(({ name: called }) => called.toLowerCase())
  const said = text.toLowerCase()
  return (
    copy.trade === '' && more.length > 0 && said.includes(first ?? '\0') && !said.includes(second ?? '\0')
  )
}

const isUnknown = ({ copy, own }: Composer): boolean => copy.trade === '' && own.services.length === 0

const ourHeadline = (composer: Composer, family: FamilyId): string => {
  const leading = withFewer(composer.copy.leadingHeadlines ?? []).map(composer.fill)
  const lead = leading.find((text) => text !== undefined && fits(text, limit))
  if (lead !== undefined) return lead
  const named = whatIsNamed(composer)
  if (named !== undefined) return named
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

/** What its owner began with, where no trade is known: they say first what it is all about. */
const ownHeading = (composer: Composer, introduction: string): Heading | undefined => {
  const { copy, own } = composer
  if (copy.trade !== '' || own.opening === '' || !introduction.startsWith(own.opening)) return undefined
  const whole = ownOpeningIn(introduction, composer)
  if (whole !== undefined) return whole
  const head = headOfOpening(own.opening, composer)
  return head === undefined ? undefined : { heading: head, rest: introduction }
}

/** The heading of the page, and what its owner's words say beside it. */
export const headingOf = (composer: Composer, { family, introduction }: Begun): Heading => {
  const ranged = ownRangeIn(introduction, composer) ?? ownHeading(composer, introduction)
  if (ranged !== undefined) return ranged
  const ours = ourHeadline(composer, family)
  const isPoor = (ours === composer.name && !isUnknown(composer)) || isOneOfMany(ours, composer)
  return (isPoor ? ownOpeningIn(introduction, composer) : undefined) ?? { heading: ours }
}
