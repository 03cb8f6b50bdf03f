import { blankSection } from '../../draft/blank-content.ts'
import type { SectionOf } from '../../draft/content.ts'
import { motifAt } from '../../generation/compose/artwork-choice.ts'
import type { PageShares, SectionComposer } from '../../generation/compose/composer.ts'
import { type Composer, linkToSection, say, sayAll } from '../../generation/compose/composer.ts'
import { countWords, fits } from '../../generation/fit.ts'
import { textLimits } from '../../generation/text-limits.ts'
import { artworkImage } from '../../image/image-value.ts'
import { buttonLabelMaximum } from '../../link/button-value.ts'
import { noLink } from '../../link/link-value.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { headingOf } from './headline.ts'
import { openingOf } from './opening.ts'

/** Own words of at least this many words stand alone; shorter ones get a sentence of the trade beside them. */
const speaksForItself = 9

const alone = ({ copy, fill }: Composer, offered: readonly string[]): string => {
  const ofTheirs = new Set(copy.introductions.filter((template) => template.includes('{services}')).map(fill))
  return offered.find((text) => ofTheirs.has(text)) ?? offered[0] ?? ''
}

/** A text without the name and place that it opens with: behind the owner's own words they are said. */
const withoutSignature = ({ fill }: Composer, text: string): string => {
  const signature = fill('{name}, {place}. ')
  return signature !== undefined && text.startsWith(signature) ? text.slice(signature.length) : text
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
    .map((text) => `${ownIntroduction}${composer.wording.gap}${withoutSignature(composer, text)}`)
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
  const { heading, rest } = headingOf(composer, { family, introduction: share.introduction })
  return blankSection('Introduction', id, {
    ...openingOf(composer, { heading, business, family, motif: motifAt(motifs, 0) }),
    heading,
    body: richTextOf(rest ?? bodyOf(composer, share.introduction, heading)),
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
