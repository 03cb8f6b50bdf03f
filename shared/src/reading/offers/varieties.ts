import type { LabeledPiece } from '../clauses/piece.ts'
import type { Cues } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { nameOffer } from './name-offer.ts'
import { isOption } from './price-options.ts'

// What soap, jam, dumplings or yarn may taste, smell or look of: in a list behind one thing, none is a thing of its own.
const tastes = [
  'plain|seeded|wholemeal|rye|olive|garlic|herb|rosemary|thyme|sage|mint|lavender|rose|vanilla|chocolate|coffee|caramel|honey|ginger|cinnamon|lemon|orange|lime|apple|pear|plum|cherry|berry|blueberry|raspberry|strawberry|blackcurrant|rhubarb|fig|mango|coconut|banana|almond|walnut|hazelnut|pistachio|cheese|beef|pork|chicken|lamb|duck|fish|prawn|shrimp|tofu|mushroom|potato|onion|spinach|pumpkin|bean|veg|veggie|vegan|vegetable|oak|ash|beech|birch|pine|balsam|cedar|sandalwood|woodsmoke|heather|clover|red|blue|green|black|white|grey|gray|pink|yellow|natural|gold|silver|linen|cotton|wool|silk|sweet|salty|spicy|mild|hot|smoked',
  'natur|holunder|minze|verveine|lavendel|rosen?|vanille|schoko(?:lade)?|kaffee|karamell|honig|ingwer|zimt|zitrone|orange|apfel|birne|pflaume|zwetschge|kirsche|erdbeere?|himbeere?|johannisbeere?|rhabarber|mandel|walnuss|haselnuss|käse|rind|schwein|huhn|hähnchen|lamm|ente|fisch|pilze?|kartoffel|zwiebel|spinat|kürbis|eiche|buche|birke|fichte|linde|akazie|raps|kastanie|rot|blau|grün|schwarz|weiß|grau|süß|salzig|scharf',
  'lavanda|vainilla|café|chocolate|caramelo|miel|jengibre|canela|limón|naranja|manzana|pera|ciruela|cereza|fresa|frambuesa|mango|coco|plátano|almendra|nuez|avellana|pistacho|queso|carne|ternera|cerdo|pollo|cordero|pato|pescado|gambas?|setas|patata|cebolla|espinacas?|calabaza|humita|jamón|atún|romero|tomillo|rosas?|eucalipto|azahar|roja?|azul|verde|negr[oa]|blanc[oa]|dulce|picante',
  'lavande|vanille|café|chocolat|caramel|miel|gingembre|cannelle|citron|orange|pomme|poire|prune|cerise|fraise|framboise|cassis|rhubarbe|figue|mangue|coco|amande|noix|noisette|pistache|fromage|bœuf|boeuf|porc|poulet|agneau|canard|poisson|champignons?|oignon|épinards?|châtaignier|acacia|tilleul|garrigue|thym|romarin|rose|rouge|bleu|vert|noir|blanc|nature|chèvre|jambon|thon',
  'lavanda|vaniglia|caffè|cioccolato|caramello|miele|zenzero|cannella|limone|arancia|mela|pera|prugna|ciliegia|fragola|lampone|fico|fichi|mango|cocco|mandorla|noci?|nocciola|pistacchio|formaggio|carne|manzo|maiale|pollo|agnello|pesce|funghi|patate|cipolla|spinaci|zucca|acacia|castagno|tiglio|millefiori|agrumi|rosmarino|timo|rosa|ross[oa]|blu|verde|ner[oa]|bianc[oa]|ricotta|prosciutto|tonno',
].join('|')
const joint = '(?:\\s*(?:,|\\+|&|/)\\s*|\\s+(?:and|or|und|oder|y|o|e|et|ou|ed)\\s+)'
const article = "(?:(?:de|di|al|alla|of) |d['’])?"
const onlyTastes = new RegExp(`^${article}(?:${tastes})s?(?:${joint}${article}(?:${tastes})s?)*$`, 'iu')

/** Whether a text names nothing but what something may taste, smell or look of: 'lavender', 'queso y pollo'. */
const namesTastes = (text: string): boolean => onlyTastes.test(text.trim())

const ofTaste =
  /(?<=\p{L}{3} )(?:(?:of|in|with|von|aus|mit|de|con|en|aux?|à la|di|al|alla) |(?:à l|all|d)['’])/giu

/** Whether a piece goes on with what the thing before it is made of: 'empanadas de carne, pollo, humita y queso'. */
export const goesOnTasting = (before: string, text: string): boolean => {
  const tastes = [...before.matchAll(ofTaste)].map(({ 0: of, index }) => before.slice(index + of.length))
  return tastes.some(namesTastes) && namesTastes(text)
}

const size = new RegExp(`^${formPattern('figure', 'range')}(?:\\s\\S+)?$`, 'u')

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:es|s|n|en|i|e)$/u, '')

/** Whether a price is of a size of what a head names, or names it again: '8 oz $22', 'vela grande $38.000'. */
const pricesHead = ({ text: head, label }: LabeledPiece, text: string, cues: Cues): boolean => {
  const offer = nameOffer(text, cues)
  // 'Gardener: hedges, lawns, trees. £25 an hour' is what the trade costs.
  if (offer.price === '' || (offer.name === '' && label === 'trade')) return false
  const heads = new Set(
    nameOffer(head, cues)
      .name.split(/[^\p{L}]+/u)
      .map(stemOf),
  )
  const names = offer.name.split(/[^\p{L}]+/u).filter((word) => word.length > 3)
  return isOption(offer, cues) || size.test(offer.name) || names.some((word) => heads.has(stemOf(word)))
}

const mostWords = 3

const isBarePiece = ({ text, label }: LabeledPiece): boolean =>
  label === 'offer' &&
  text.split(/\s+/u).length <= mostWords &&
  !new RegExp(formPattern('money'), 'u').test(text)

/**
 * Labeled pieces in which a head with a list of its varieties is one offer that tells them, where what follows prices
 * its sizes: 'Soy candles: lavender, woodsmoke. 8 oz $22'. Others stay as they are.
 */
export const withVarieties = (all: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const inSentence = (at: number) => all.filter(({ sentence }) => sentence === at)
  const gathered = new Map<LabeledPiece, string>()
  const listed = new Set<LabeledPiece>()
  for (const head of all) {
    const list = inSentence(head.sentence + 1)
    const isLone = inSentence(head.sentence).length === 1
    if (head.isHead !== true || !isLone || list.length < 2 || !list.every(isBarePiece)) continue
    if (head.label !== 'offer' && head.label !== 'trade') continue
    const [next] = inSentence(head.sentence + 2)
    const isPriced = next !== undefined && pricesHead(head, next.text, cues)
    if (!isPriced && !list.every(({ text }) => namesTastes(text))) continue
    gathered.set(head, list.map(({ text }) => text).join(', '))
    for (const piece of list) listed.add(piece)
  }
  return all.flatMap((piece) => {
    const varieties = gathered.get(piece)
    if (varieties !== undefined) return [{ ...piece, label: 'offer' as const, varieties }]
    return listed.has(piece) ? [] : [piece]
  })
}
