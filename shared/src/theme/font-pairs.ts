import type { PresetStyle } from './family-ids.ts'

/** A heading face and a body face that work together. Slugs name the `@fontsource-variable` packages. */
export interface FontPair {
  readonly id: string
  readonly heading: string
  readonly headingSlug: string
  readonly body: string
  readonly bodySlug: string
  readonly preset: PresetStyle
}

const pair = (preset: PresetStyle, heading: string, body: string): FontPair => {
  const slug = (family: string) => family.toLowerCase().replaceAll(' ', '-')
  const headingSlug = slug(heading)
  const bodySlug = slug(body)
  return { id: `${headingSlug}+${bodySlug}`, heading, headingSlug, body, bodySlug, preset }
}

/** The font pairs on offer. */
export const fontPairs = [
  pair('CommonAlt', 'Roboto Slab', 'Source Sans 3'),
  pair('Common', 'Figtree', 'Figtree'),
  pair('Elegant', 'Cormorant', 'Hanken Grotesk'),
  pair('Geometric', 'Bricolage Grotesque', 'DM Sans'),
  pair('CommonAlt', 'Literata', 'Albert Sans'),
  pair('Elegant', 'Newsreader', 'Instrument Sans'),
  pair('Fun', 'Big Shoulders Display', 'Karla'),
  pair('Common', 'Fraunces', 'Nunito'),
  pair('Common', 'Plus Jakarta Sans', 'Source Sans 3'),
  pair('Common', 'Work Sans', 'Work Sans'),
  pair('Geometric', 'Outfit', 'Albert Sans'),
  pair('Geometric', 'Space Grotesk', 'DM Sans'),
  pair('Elegant', 'Playfair Display', 'Figtree'),
  pair('Elegant', 'Lora', 'Karla'),
  pair('Fun', 'Quicksand', 'Nunito'),
  pair('CommonAlt', 'Archivo', 'Nunito Sans'),
  pair('Geometric', 'Syne', 'Work Sans'),
  pair('Geometric', 'Sora', 'Manrope'),
  pair('CommonAlt', 'Montserrat', 'Mulish'),
  pair('CommonAlt', 'Oswald', 'Source Sans 3'),
  pair('Common', 'Bitter', 'Source Sans 3'),
  pair('Elegant', 'Bodoni Moda', 'Instrument Sans'),
  pair('Fun', 'Rubik', 'Rubik'),
  pair('Fun', 'Baloo 2', 'Nunito'),
] as const
