import { type ArtworkIndustry, artworkAlt, motifCount } from '../../artwork/artwork.ts'
import { motifSets } from '../../artwork/motif-sets.ts'
import type { AnySection, DraftContent } from '../../draft/content.ts'
import { artworkImage } from '../../image/image-value.ts'
import { definitionOf } from '../../sections/definitions.ts'
import type { SectionType } from '../../sections/sections.ts'
import { families } from '../../theme/families.ts'
import type { FamilyId } from '../../theme/family-ids.ts'
import { suitsTone } from '../../tone/tone.ts'
import type { Brief } from './brief.ts'

/** What the model may choose from: lists of names, each with at least two entries. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** What it chose, by the names of the lists. */
export type Chosen = Readonly<Record<string, string>>

const chosenLayouts: readonly SectionType[] = ['Services', 'Gallery', 'QuoteBanner', 'Contact']

const suitingLayouts = (section: AnySection, { business }: DraftContent): readonly string[] =>
  // One that is preferred is taken as far as it suits.
  definitionOf(section.type)
    .layouts.map(({ id }) => id)
    .filter((id) => definitionOf(section.type).chooseLayout(section, { preferred: [id], business }) === id)

const isArtwork = (name: string): name is ArtworkIndustry => Object.hasOwn(motifSets, name)

const artworkOf = ({ sections }: DraftContent): ArtworkIndustry | undefined => {
  const opening = sections.find(({ type }) => type === 'Introduction')
  const image = opening?.type === 'Introduction' ? opening.image : null
  const [name = ''] = image?.provider === 'Artwork' ? image.reference.split('/') : []
  return isArtwork(name) ? name : undefined
}

const motifsOf = (content: DraftContent): readonly string[] => {
  const artwork = artworkOf(content)
  if (artwork === undefined) return []
  return [...new Set(Array.from({ length: motifCount(artwork) }, (_, motif) => artworkAlt(artwork, motif)))]
}

/** The openings that a family has for what is said; one that is made of a fact, or was asked for by one, stays. */
const heroesOf = (content: DraftContent, family: FamilyId): readonly string[] => {
  const opening = content.sections.find(({ type }) => type === 'Introduction')
  if (opening === undefined || opening.layout !== 'auto') return []
  const { heroes, layouts } = families[family]
  const offered = new Set([...heroes, ...(layouts.Introduction ?? [])])
  return suitingLayouts(opening, content).filter((id) => offered.has(id))
}

const familiesOf = (content: DraftContent, brief: Brief): readonly FamilyId[] => {
  const suiting = brief.families.filter((id) => suitsTone(families[id].tone, brief.tone))
  return suiting.length > 1 ? suiting : [content.theme.family]
}

/** Which openings stand in which of the families that may be chosen: of another family than the chosen one none is taken. */
export const heroesByFamily = (
  content: DraftContent,
  brief: Brief,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(familiesOf(content, brief).map((family) => [family, heroesOf(content, family)]))

/** The closed grammar of one website: what of its look may be chosen, of entries that suit what it says. */
export const choicesFor = (content: DraftContent, brief: Brief): Choices => {
  const layouts = content.sections
    .filter(({ type, layout }) => chosenLayouts.includes(type) && layout === 'auto')
    .map((section) => [`${section.type}Layout`, suitingLayouts(section, content)] as const)
  const all: readonly (readonly [string, readonly string[]])[] = [
    ['family', familiesOf(content, brief)],
    ['hero', [...new Set(Object.values(heroesByFamily(content, brief)).flat())]],
    ['artwork', motifsOf(content)],
    ...layouts,
  ]
  return Object.fromEntries(all.filter(([, list]) => list.length > 1))
}

const withFamily = (content: DraftContent, family: FamilyId): DraftContent => {
  const pairs: readonly string[] = families[family].fontPairs
  const fontPair = pairs.includes(content.theme.fontPair)
    ? content.theme.fontPair
    : families[family].fontPairs[0]
  return { ...content, theme: { ...content.theme, family, fontPair } }
}

const withChoice = (
  section: AnySection,
  chosen: Chosen,
  artwork: ArtworkIndustry | undefined,
): AnySection => {
  const layout = chosen[`${section.type}Layout`]
  if (section.type !== 'Introduction') return layout === undefined ? section : { ...section, layout }
  const motifs =
    artwork === undefined
      ? []
      : Array.from({ length: motifCount(artwork) }, (_, at) => artworkAlt(artwork, at))
  const motif = motifs.indexOf(chosen.artwork ?? '')
  const image =
    artwork === undefined || motif === -1 || section.image === null
      ? section.image
      : { ...artworkImage(artwork, motif, section.image.alt), alt: chosen.artwork ?? '' }
  return { ...section, layout: chosen.hero ?? section.layout, image }
}

/** What was chosen of the grammar; an opening that the chosen family has not is none of it. */
const ofGrammar = (content: DraftContent, brief: Brief, given: Chosen): Chosen => {
  const choices = choicesFor(content, brief)
  const known = Object.fromEntries(Object.entries(given).filter(([name, id]) => choices[name]?.includes(id)))
  const { hero = '', ...others } = known
  const heroes = heroesByFamily(content, brief)[known.family ?? content.theme.family]
  return heroes?.includes(hero) ? known : others
}

/** The same content in the look that was chosen; what is not of the grammar changes nothing. */
export const withChoices = (content: DraftContent, brief: Brief, given: Chosen): DraftContent => {
  const chosen = ofGrammar(content, brief, given)
  const family = brief.families.find((id) => id === chosen.family)
  const artwork = artworkOf(content)
  const sections = content.sections.map((section) => withChoice(section, chosen, artwork))
  const changed = { ...content, sections }
  return family === undefined || family === content.theme.family ? changed : withFamily(changed, family)
}
