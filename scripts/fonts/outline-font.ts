import * as hb from 'harfbuzzjs'

/** The drawn letters of a font: for each its advance and its outline (y upwards), and how pairs stand closer. */
export interface Lettering {
  readonly unitsPerEm: number
  readonly capHeight: number
  readonly letters: Readonly<Record<string, readonly [advance: number, outline: string]>>
  readonly pairs: Readonly<Record<string, number>>
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz’.,-&']

const highest = (outline: string): number =>
  Math.max(...[...outline.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y)))

const rounded = (outline: string): string =>
  outline.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number))))

/** Reads the outlines of the letters given from an uncompressed font at one weight. */
export const outlineFont = (sfnt: Uint8Array, letters: string): Lettering => {
  const face = new hb.Face(new hb.Blob(sfnt))
  const font = new hb.Font(face)
  const set = (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer, [new hb.Feature('liga', 0), new hb.Feature('calt', 0)])
    return buffer.getGlyphInfosAndPositions()
  }
  const glyphs = Object.fromEntries(
    [...letters].map((letter) => {
      const [glyph] = set(letter)
      const outline = glyph === undefined ? '' : rounded(font.glyphToPath(glyph.codepoint))
      return [letter, [glyph?.xAdvance ?? 0, outline] as const]
    }),
  )
  const pairs: Record<string, number> = {}
  for (const one of alphabet) {
    for (const other of alphabet) {
      const together = set(one + other).reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0)
      const closer = together - (glyphs[one]?.[0] ?? 0) - (glyphs[other]?.[0] ?? 0)
      if (closer !== 0) pairs[one + other] = closer
    }
  }
  return { unitsPerEm: face.upem, capHeight: highest(glyphs.H?.[1] ?? '0,700'), letters: glyphs, pairs }
}
