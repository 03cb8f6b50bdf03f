/**
 * What a font file holds, read from the `@fontsource-variable` packages: its weights, whether it has an italic, and
 * how wide it runs.
 */
export interface FontFacts {
  /** What pages and cut files call it: another name than its own where its authors reserve that for unchanged files. */
  readonly family: string
  readonly minimum: number
  readonly maximum: number
  readonly italic: boolean
  readonly serif: boolean
  /** Its width of running text, as a share of Arial's or, for serifs, Times New Roman's. */
  readonly width: number
  /** The same at weight 800, or the boldest it has. */
  readonly boldWidth: number
  /** How wide a capital is at that weight, in em. */
  readonly capitals: number
}

type Measures = readonly [width: number, boldWidth: number, capitals: number]

const sans = (
  family: string,
  [minimum, maximum]: readonly [number, number],
  [width, boldWidth, capitals]: Measures,
): FontFacts => ({
  family,
  minimum,
  maximum,
  italic: true,
  serif: false,
  width,
  boldWidth,
  capitals,
})

const upright = (facts: FontFacts): FontFacts => ({ ...facts, italic: false })
const serif = (facts: FontFacts): FontFacts => ({ ...facts, serif: true })

/** Every font on offer, by the slug of its package. */
export const fontFacts: Readonly<Record<string, FontFacts>> = {
  'albert-sans': sans('Albert Sans', [100, 900], [1.032, 1.054, 0.711]),
  archivo: sans('Archivo', [100, 900], [0.975, 1.092, 0.758]),
  'baloo-2': upright(sans('Baloo 2', [400, 800], [0.947, 1.015, 0.628])),
  'big-shoulders-display': upright(sans('Big Shoulders Display', [100, 900], [0.676, 0.841, 0.466])),
  bitter: serif(sans('Bitter', [100, 900], [1.145, 1.172, 0.692])),
  'bodoni-moda': serif(sans('Bodoni Moda', [400, 900], [1.141, 1.227, 0.78])),
  'bricolage-grotesque': upright(sans('Bricolage Grotesque', [200, 800], [1.053, 1.103, 0.71])),
  cormorant: serif(sans('Cormorant', [300, 700], [0.958, 0.969, 0.683])),
  'dm-sans': sans('DM Sans', [100, 1000], [1.039, 1.097, 0.696]),
  figtree: sans('Figtree', [300, 900], [1.0, 1.044, 0.699]),
  fraunces: serif(sans('Fraunces', [100, 900], [1.142, 1.228, 0.78])),
  'hanken-grotesk': sans('Hanken Grotesk', [100, 900], [1.006, 1.027, 0.668]),
  'instrument-sans': sans('Instrument Sans', [400, 700], [1.009, 1.049, 0.719]),
  karla: sans('Karla', [200, 800], [1.016, 1.112, 0.696]),
  literata: serif(sans('Literata', [200, 900], [1.164, 1.289, 0.774])),
  lora: serif(sans('Site Serif One', [400, 700], [1.146, 1.178, 0.726])),
  manrope: upright(sans('Manrope', [200, 800], [1.023, 1.09, 0.693])),
  montserrat: sans('Montserrat', [100, 900], [1.123, 1.206, 0.766]),
  mulish: sans('Mulish', [200, 1000], [1.038, 1.094, 0.714]),
  newsreader: serif(sans('Newsreader', [200, 800], [1.042, 1.153, 0.8])),
  nunito: sans('Nunito', [200, 1000], [1.009, 1.072, 0.724]),
  'nunito-sans': sans('Nunito Sans', [200, 1000], [1.009, 1.071, 0.724]),
  oswald: upright(sans('Oswald', [200, 700], [0.806, 0.908, 0.548])),
  outfit: upright(sans('Outfit', [100, 900], [0.979, 1.025, 0.715])),
  'playfair-display': serif(sans('Site Serif Two', [400, 900], [1.108, 1.137, 0.73])),
  'plus-jakarta-sans': sans('Plus Jakarta Sans', [200, 800], [1.029, 1.078, 0.723]),
  quicksand: upright(sans('Site Round', [300, 700], [1.042, 1.093, 0.679])),
  'roboto-slab': upright(serif(sans('Roboto Slab', [100, 900], [1.17, 1.19, 0.73]))),
  rubik: sans('Rubik', [300, 900], [1.038, 1.126, 0.72]),
  sora: upright(sans('Sora', [100, 800], [1.123, 1.154, 0.758])),
  'source-sans-3': sans('Source Sans 3', [200, 900], [0.926, 0.991, 0.627]),
  'space-grotesk': upright(sans('Space Grotesk', [300, 700], [1.09, 1.09, 0.652])),
  syne: upright(sans('Syne', [400, 800], [0.973, 1.742, 1.243])),
  'work-sans': sans('Work Sans', [100, 900], [1.124, 1.12, 0.714]),
}
