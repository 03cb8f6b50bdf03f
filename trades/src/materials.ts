import type { GeneratorName } from '@shingle/shared/artwork/generators/draw-generated.ts'

/** What the trades work in, by their ids: a material is drawn only of a business that works in it. */
const worked: Readonly<Partial<Record<GeneratorName, RegExp>>> = {
  brick: /brick|mason|roof|tiler|paver|waller|home-construction|building-trade|concrete|loft|mosaic|stove/,
  strands: /knit|yarn|weaver|dyer|rope|noodle|pasta|wicker|chair-caner|braid|aerial|electrician/,
  fabric: /tailor|seamstress|quilt|curtain|embroider|upholster|sewing|dry-clean|laundry|ironing|marquee/,
  water: /pool|swim|surf|sail|boat|fish|irrigation|window-clean|pressure-wash|drain|water|plumb|bathroom/,
}

/** Whether a form may be drawn for a trade: any that is of no material, else what the trade works in. */
export const mayDraw = (form: GeneratorName, tradeId: string): boolean => worked[form]?.test(tradeId) ?? true

/** Whether a trade works in the material that a form is drawn of. */
export const worksIn = (form: GeneratorName, tradeId: string): boolean => worked[form]?.test(tradeId) ?? false
