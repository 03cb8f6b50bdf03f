import type { GeneratorName } from '@shingle/shared/artwork/generators/draw-generated.ts'

/** What is worked in, by the ids of kind and trade: a material is drawn only of a business that works in it. */
const worked: Readonly<Partial<Record<GeneratorName, RegExp>>> = {
  brick:
    /brick|mason|roof|tiler|paver|waller|home-construction|building-trade any|concrete|loft|mosaic|stove/,
  strands: /knit|yarn|weaver|dyer|rope|noodle|pasta|wicker|chair-caner|braid|aerial|electrician/,
  fabric: /tailor|seamstress|quilt|curtain|embroider|upholster|sewing|dry-clean|laundry|ironing|marquee/,
  water: /pool|swim|surf|sail|fish|irrigation|window-clean|pressure-wash|drain|water|plumb|bathroom/,
  strakes:
    /boat|furniture|joiner|carpent|organ-builder|toy-maker|floor|fencer|dock|stair|instrument|woodturner/,
  botanical: /flor|garden|landscap|foraging|allotment|herbal/,
  paper: /professional-office|book|print|stationery|translat|proofread|copywriter|tutor|language-teacher/,
  ink: /calligra|illustrat|tattoo-studio|muralist|art-classes|screen-printer|engraver/,
}

/** Whether a form may be drawn: any that is of no material, else what the kind or trade works in. */
export const mayDraw = (form: GeneratorName, named: string): boolean => worked[form]?.test(named) ?? true

/** Whether a kind or trade works in the material that a form is drawn of. */
export const worksIn = (form: GeneratorName, named: string): boolean => worked[form]?.test(named) ?? false
