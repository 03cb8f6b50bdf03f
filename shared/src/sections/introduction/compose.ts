import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { motifAt } from '../../generation/compose/artwork-choice.ts'
import type { PageShares, SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, linkToSection, say, sayAll } from '../../generation/compose/composer.ts'
import { countWords, cutToLength, fits } from '../../generation/fit.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { artworkImage } from '../../image/image-value.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import { noLink } from '../../link/link-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { families } from '../../theme/families.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { name } from './layouts/name/layout.ts'
import { openingOf } from './opening.ts'
import { ownOpeningIn } from './own-opening.ts'
import { ownRangeIn } from './own-range.ts'

/** Own words of at least this many words stand alone; shorter ones get a sentence of the trade beside them. */
const speaksForItself = 9

const firstWords = (text: string, count: number): string => text.split(/\s+/u).slice(0, count).join(' ')

/** Of a business without a known trade: its own nouns say more than any sentence of ours. */
const whatIsNamed = ({ copy, own, fill }: Composer): string | undefined => {
  if (copy.trade !== '') return undefined
  const [only, ...others] = own.services
  return others.length === 0 ? only?.name : fill('{services}')
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

const headline = (composer: Composer, family: FamilyId): string => {
  const limit = textLimits.introductionHeadline
  const leading = (composer.copy.leadingHeadlines ?? []).map(composer.fill)
  const lead = leading.find((text) => text !== undefined && fits(text, limit))
  if (lead !== undefined) return lead
  const named = whatIsNamed(composer)
  if (named !== undefined && fits(named, limit)) return named
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

const alone = ({ copy, fill }: Composer, offered: readonly string[]): string => {
  const ofTheirs = new Set(copy.introductions.filter((template) => template.includes('{services}')).map(fill))
  return offered.find((text) => ofTheirs.has(text)) ?? offered[0] ?? ''
}

const bodyOf = (composer: Composer, ownIntroduction: string, heading: string): string => {
  const limit = textLimits.introductionText
  if (countWords(ownIntroduction) >= speaksForItself) return ownIntroduction
  const offered = sayAll(composer, 'introduction', { templates: composer.copy.introductions, limit }).filter(
    // What the heading says is not said again right below it.
    (text) => !text.startsWith(heading),
  )
  if (ownIntroduction === '') return alone(composer, offered)
  // The person has named what they do; of the trade's own words only those that do not name it again may follow.
  const plain = offered.filter((text) => text !== alone(composer, offered))
  const both = plain
    .filter((text) => text !== '')
    .map((text) => `${ownIntroduction}${composer.wording.gap}${text}`)
  return both.find((text) => fits(text, limit)) ?? ownIntroduction
}

/** The introduction: trade and place, the person's own words, and one action. */
const composeIntroduction = (
  composer: Composer,
  { id, shares }: { id: string; shares: PageShares },
): SectionOf<'Introduction'> => {
  const { own: share, motifs, business, family } = shares
  const label = say(composer, 'action', {
    templates: composer.copy.actions,
    limit: { characters: buttonLabelMaximum },
  })
  const { phone } = composer.own.contact
  const link =
    linkToSection(composer, 'Contact') ??
    (phone === '' ? noLink : ({ type: 'Phone', target: phone } as const))
  const ours = headline(composer, shares.family)
  const ranged =
    ownRangeIn(share.introduction, composer) ??
    ((ours === composer.name && !isUnknown(composer)) || isOneOfMany(ours, composer)
      ? ownOpeningIn(share.introduction, composer)
      : undefined)
  const heading = ranged?.heading ?? ours
  return blankSection('Introduction', id, {
    ...openingOf(composer, { heading, business, family, motif: motifAt(motifs, 0) }),
    heading,
    body: richTextOf(ranged?.rest ?? bodyOf(composer, share.introduction, heading)),
    button: { label: link.type === 'None' ? '' : label, link },
  })
}

/** How the generator writes the Introduction section. */
export const introductionComposer: SectionComposer<'Introduction'> = {
  compose: (composer, { id }, shares) => composeIntroduction(composer, { id, shares }),
  plain: ({ name: called, industry }) => ({
    heading: called,
    image: artworkImage(industry || 'general', 0, ''),
  }),
  places: [0, 0, 0, 0],
}
