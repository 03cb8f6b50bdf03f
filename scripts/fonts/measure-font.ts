/** How tall a font's lines are and how wide it runs, in em. */
export interface FontMeasures {
  readonly ascent: number
  readonly descent: number
  /** The width of the sample, set in it. */
  readonly sample: number
}

const sample =
  'We answer the phone ourselves and come on the day we said we would. Most repairs are done in one visit, and the price is agreed before the work begins.'

const useTypoMetrics = 1 << 7

const tablesOf = (font: Buffer): ReadonlyMap<string, number> => {
  const tables = new Map<string, number>()
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    tables.set(font.toString('latin1', at, at + 4), font.readUInt32BE(at + 8))
  return tables
}

/** Finds glyphs by letter in the `cmap` subtable of format 4 that every web font has. */
const glyphFinder = (font: Buffer, cmap: number): ((code: number) => number) => {
  const count = font.readUInt16BE(cmap + 2)
  const offsets = Array.from({ length: count }, (_, at) => cmap + font.readUInt32BE(cmap + 8 + at * 8))
  const table = offsets.find((offset) => font.readUInt16BE(offset) === 4)
  if (table === undefined) throw new Error('The font has no character map of format 4')
  const segments = font.readUInt16BE(table + 6) / 2
  const column = (index: number) => (index === 0 ? 14 : 16 + segments * 2 * index) + table
  return (code) => {
    let at = 0
    while (code > font.readUInt16BE(column(0) + at * 2)) at += 1
    const start = font.readUInt16BE(column(1) + at * 2)
    const delta = font.readUInt16BE(column(2) + at * 2)
    const place = column(3) + at * 2
    const offset = font.readUInt16BE(place)
    if (code < start) return 0
    const glyph = offset === 0 ? code : font.readUInt16BE(place + offset + (code - start) * 2)
    return (glyph + delta) & 0xffff
  }
}

/** Reads the measures of an uncompressed font at its default weight, as browsers do. */
export const measureFont = (font: Buffer): FontMeasures => {
  const tables = tablesOf(font)
  const table = (name: string): number => {
    const offset = tables.get(name)
    if (offset === undefined) throw new Error(`The font has no table ${name}`)
    return offset
  }
  const [head, hhea, hmtx, os2] = [table('head'), table('hhea'), table('hmtx'), table('OS/2')]
  const em = font.readUInt16BE(head + 18)
  const isTypo = (font.readUInt16BE(os2 + 62) & useTypoMetrics) !== 0
  const [ascent, descent, gap] = isTypo ? [os2 + 68, os2 + 70, os2 + 72] : [hhea + 4, hhea + 6, hhea + 8]
  if (font.readInt16BE(gap) !== 0) throw new Error('The stand-ins are written for fonts without a line gap')
  const glyphOf = glyphFinder(font, table('cmap'))
  const widths = font.readUInt16BE(hhea + 34)
  const widthOf = (letter: string) =>
    font.readUInt16BE(hmtx + 4 * Math.min(glyphOf(letter.charCodeAt(0)), widths - 1))
  return {
    ascent: font.readInt16BE(ascent) / em,
    descent: -font.readInt16BE(descent) / em,
    sample: [...sample].reduce((sum, letter) => sum + widthOf(letter), 0) / em,
  }
}
