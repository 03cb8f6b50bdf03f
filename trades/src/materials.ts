import type { GeneratorName } from '@shingle/shared/artwork/generators/draw-generated.ts'

/** What is worked in, by the ids of kind and trade: a material is drawn only of a business that works in it. */
const worked: Readonly<Partial<Record<GeneratorName, RegExp>>> = {
  brick:
    /brick|mason|(?<![a-z])roof|tiler|paver|waller|home-construction|building-trade any|concrete|loft|mosaic|stove/,
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

/** By what owners call a material when they refuse it, in their languages. */
const refusedBy: Readonly<Partial<Record<GeneratorName, RegExp>>> = {
  brick:
    /brick|mason|tile|tiling|paving|slate|mauer|ziegel|klinker|fliese|pflaster|ladrillo|albañil|azulejo|teja|brique|maçon|tuile|carrel|matton|muratur|tegol|piastrell|煉瓦|レンガ|タイル|瓦|벽돌|타일|기와/iu,
  strands:
    /knit|yarn|weav|rope|wicker|strick|garn|web|korb|punto|lana|tejid|cuerda|mimbre|tricot|laine|tiss|corde|osier|maglia|tessit|vimini|編み|毛糸|織|뜨개|실|직조/iu,
  fabric:
    /fabric|cloth|curtain|sewing|upholster|textil|stoff|vorh[aä]ng|gardin|näh|polster|tela|cortin|costura|tapiz|tissu|rideau|couture|tapiss|tessut|tend[ae]|cucit|布|カーテン|縫|천|커튼|재봉/iu,
  water:
    /water|pool|swim|drain|plumb|wasser|schwimm|abfluss|sanitär|agua|piscina|desag|fontaner|\beau\b|piscine|plomberie|acqua|idraulic|水|プール|물|수영|배관/iu,
  strakes:
    /wood|timber|joiner|carpent|boat|floor|holz|boot|diele|parkett|schrein|tischler|madera|carpinter|barc|suelo|bois|menuis|bateau|parquet|legno|falegnam|木|船|나무|목재|배\b/iu,
  botanical:
    /flower|plant|garden|tree|blume|pflanz|garten|baum|flor|planta|jard[ií]n|árbol|fleur|plante|arbre|fior|piant|giardin|alber|花|植|庭|꽃|식물|정원/iu,
  paper:
    /paper|print|book|papier|druck|buch|papel|impre|libro|imprim|livre|carta|stamp|紙|印刷|本|종이|인쇄|책/iu,
  ink: /ink|tattoo|drawing|calligra|tinte|tattow|tätow|zeichn|tinta|tatua|dibuj|encre|tatou|dessin|inchiostr|disegn|墨|インク|タトゥ|잉크|타투/iu,
}

/** Whether a form is drawn of what a business says that it does not do. */
export const isRefusedMaterial = (form: GeneratorName, refused: readonly string[]): boolean =>
  refused.some((thing) => refusedBy[form]?.test(thing))
