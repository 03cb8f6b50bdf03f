import type { GeneratorName } from '../../artwork/generators/draw-generated.ts'
import type { Business } from '../../business/business.ts'
import { blankSection } from '../../draft/blank-content.ts'
import { altOf } from '../../generation/compose/artwork-choice.ts'
import type { Composer } from '../../generation/compose/composer.ts'
import { artworkImage, type ImageValue } from '../../image/image-value.ts'
import { isPhone } from '../../link/phone.ts'
import { families } from '../../theme/families.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { leadingOf } from '../choose-layout.ts'
import { call } from './layouts/call/layout.ts'
import { name } from './layouts/name/layout.ts'
import { phrase } from './layouts/phrase/layout.ts'
import { range } from './layouts/range/layout.ts'
import { week } from './layouts/week/layout.ts'
import { introductionLayouts } from './layouts.ts'

interface Known {
  readonly heading: string
  readonly business: Business
  readonly family: FamilyId
  readonly motif: number
}

interface Opening {
  readonly surface: 'auto' | 'accent'
  readonly layout: string
  readonly image: ImageValue | null
}

/** What stands beside each fact: a range is drawn as growth, a week draws itself, anything else has a material. */
const fitting: Readonly<Record<string, (form: GeneratorName) => boolean>> = {
  [range.id]: (form) => form === 'growth',
  [week.id]: () => false,
  [phrase.id]: (form) => isMaterial(form) && form !== 'dusk',
}

// Growth is drawn of a quantity and a coat of an animal: without them they would say something that nobody said.
const isMaterial = (form: GeneratorName): boolean => form !== 'growth' && form !== 'coat'

/** The opening that the rarest fact asks for beside this picture, as far as the family has it; 'auto' where none does. */
const heroFor = (
  { own }: Composer,
  { heading, business, family }: Known,
  image: ImageValue | null = null,
): string => {
  if (own.answersAlways && isPhone(business.phone)) return call.id
  const facts = blankSection('Introduction', '', { heading, image })
  return (
    leadingOf(introductionLayouts, facts, business).find((id) => families[family].heroes.includes(id)) ??
    'auto'
  )
}

const drawn = (form: GeneratorName | undefined): ImageValue | null =>
  form === undefined ? null : artworkImage(form, 0, '')

/** A name that is the picture stands on a field of color, but among mourners. */
const opening = (layout: string, image: ImageValue | null, { pack }: Composer): Opening => ({
  layout,
  image,
  surface: layout === name.id && image === null && pack.tone !== 'solemn' ? 'accent' : 'auto',
})

const ofKind = (composer: Composer, known: Known, forms: readonly GeneratorName[]): Opening => {
  const layout = heroFor(composer, known)
  return opening(layout, drawn(forms.find(fitting[layout] ?? isMaterial)), composer)
}

/** Three of four of whom nothing is known open with their name or their words alone. */
const opensInType = ({ choose }: Composer): boolean => choose.below('opening', 4) > 0

/**
 * How the page opens: with the rarest fact, and beside it a thing of the trade, else what the kind is drawn as. A
 * business of which neither is known opens with its own words.
 */
export const openingOf = (composer: Composer, known: Known): Opening => {
  const { artwork, pictures, forms } = composer.pack
  if (forms !== undefined) return ofKind(composer, known, forms)
  const hero = pictures === undefined ? 'auto' : heroFor(composer, known)
  if (hero !== 'auto' && opensInType(composer)) return opening(hero, null, composer)
  const alt = pictures === undefined ? altOf(composer, known.motif) : ''
  const image = artworkImage(artwork, known.motif, alt)
  return opening(heroFor(composer, known, image), image, composer)
}
