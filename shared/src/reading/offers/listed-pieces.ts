import { listsWork } from '../clauses/lists-work.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { beginsDoing } from './doing-verbs.ts'
import { sizeOf } from './draft-offer.ts'
import { isBareName, nameOffer } from './name-offer.ts'
import { namesWork } from './names-work.ts'
import { priceSpan } from './price-span.ts'
import { withSharedPrices } from './shared-price.ts'
import { goesOnTasting } from './varieties.ts'

// 'Willow and wool coffins', 'wedding and birthday cakes': the last word is of both.
const ofBoth =
  /^(?:willow|oak|wood|wooden|metal|steel|iron|stone|brick|slate|leather|fabric|paper|wedding|birthday|brake|front|rear|upper|hard|soft|hot|cold|indoor|small|large|private|domestic|commercial|residential|gas|oil|dry|wet|new|used|old|male|female)$/iu
const shareHead = ([first = '', second = '']: readonly string[], cues: Cues): boolean =>
  cues.language === 'english' && ofBoth.test(first) && sizeOf(second) === 2

// 'Mend sticking keys and broken strings': the second side alone says nothing that is done.
const doneToBoth = /^(?:and )?(?:mend|fix|repair|restore|replace|patch|darn|unblock|clear|remove|rescue) /iu
const ofWhatState =
  /^(?:broken|stuck|sticking|cracked|torn|worn|leaking|blocked|chipped|old|bent|loose|rusty)(?!\p{L})/iu

// 'Pots and cowls fitted', 'masts stepped and unstepped': what is done is done to both, or both to one.
const participle = /(?<=\p{L}{2})(?:ed|laid|cut|built|sewn|swept)$/u

// 'Lavender honey, of chestnut and of lime', 'jus de bissap et de gingembre': more of what stands before.
const goesOn = /^(?:(?:de|di|del|della|of|von|aus)(?!\p{L})|d['’])/iu

/** Whether what 'and' joins is one thing. */
const areOne = ([first = '', second = '']: readonly string[], { language }: Cues): boolean => {
  if (goesOn.test(second)) return true
  if (language !== 'english' || !participle.test(second)) return false
  return participle.test(first) ? sizeOf(second) === 1 : sizeOf(first) === 1 && sizeOf(second) === 2
}

const sides = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  // 'Y arreglamos brazos y motores': the first joins the sentence.
  const found = [...piece.text.matchAll(new RegExp(cues.and.source, `g${cues.and.flags}`))].find(
    ({ index }) => index > 0,
  )
  if (found === undefined) return [piece]
  const behind = piece.text.slice(found.index + found[0].length).trim()
  if (cues.language === 'english' && doneToBoth.test(piece.text) && ofWhatState.test(behind)) return [piece]
  const parts = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)].map(
    (part) => part.trim(),
  )
  if (areOne(parts, cues)) return [piece]
  const areWork = parts.every(namesWork)
  const most = areWork || listsWork(piece.text, cues) || beginsDoing(piece.text, cues.language) ? 4 : 3
  const isShort = parts.every((part) => part !== '' && sizeOf(part) <= most && !cues.and.test(part.slice(1)))
  return isShort && !shareHead(parts, cues) ? parts.map((text) => ({ ...piece, text })) : [piece]
}

/** 'Seebestattung auf der Nordsee und Bestattung im Friedwald': two things of which each has a word of its own behind it. */
const eachWithTail = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  const found = cues.and.exec(piece.text)
  if (found === null || cues.verb.test(piece.text)) return [piece]
  const parts = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)].map(
    (part) => part.trim(),
  )
  const isOwn = (part: string) => {
    const { name, detail } = nameOffer(part, cues)
    const isNoun = !cues.writesNounsLarge || /\p{Lu}/u.test(name)
    return name !== '' && detail !== '' && sizeOf(name) <= 2 && isNoun && part.startsWith(name)
  }
  return parts.every(isOwn) ? parts.map((text) => ({ ...piece, text })) : [piece]
}

// 'Abiti su misura' are so themselves; 'in your own kitchen' is where all of a list is done.
const ofItself =
  /^(?:nach maß|auf bestellung|im glas|vom fass|a medida|por encargo|a granel|al peso|sur mesure|sur commande|en vrac|au (?:mètre|poids|kilo)|su misura|su ordinazione|al (?:metro|peso|chilo)|sfus[oaie]|to order|to measure|by (?:the|weight))(?!\p{L})/iu

// 'EV chargers and fault finding in Leicester and Loughborough'.
const inTowns =
  /^(?:in|near|around|across|bei|im|à|en|dans|a)(?: \p{Lu}[\p{L}’'-]*){1,3} (?:and|&|und|et|y|e)(?: \p{Lu}[\p{L}’'-]*){1,3}$/u

/** 'Dryers and dishwashers in your own kitchen' behind others: two things, and what is said of all of them is of neither. */
const lastTwo = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  const found = cues.isSpaced ? cues.and.exec(piece.text) : null
  if (found === null || found.index === 0) return [piece]
  const first = piece.text.slice(0, found.index).trim()
  const second = piece.text.slice(found.index + found[0].length).trim()
  const { name, detail } = nameOffer(second, cues)
  const isNoun = !cues.writesNounsLarge || [first, name].every((one) => /\p{Lu}/u.test(one))
  // 'Abiti su misura' is one name.
  const most = detail === '' || [first, name].every(namesWork) ? 3 : 2
  const isShort = (one: string) =>
    /\p{L}{3}/u.test(one) && sizeOf(one) <= most && ![cues.and, cues.verb].some((words) => words.test(one))
  const areTwo =
    [first, name].every(isShort) &&
    isNoun &&
    (!cues.and.test(detail) || inTowns.test(detail) || [first, name].every(namesWork)) &&
    second.startsWith(name) &&
    isBareName(first, cues) &&
    !areOne([first, second], cues) &&
    !shareHead([first, name], cues)
  if (!areTwo) return [piece]
  // 'Woodland funerals and funerals at home' are two kinds of one.
  const isOwn = detail === '' || ofItself.test(detail) || first.endsWith(name)
  const last = isOwn ? second : name
  return [first, last].map((text) => ({ ...piece, text }))
}

/** Whether a piece tells a price. */
export const isPriced = (piece: LabeledPiece, cues: Cues): boolean => nameOffer(piece.text, cues).price !== ''

// 'Brake service £38 and wheel truing', and not '£38 and up'.
const another = new RegExp(
  `(?<=${formPattern('money')})\\s+(?:and|und|y|et|e)\\s+(?=\\p{L})(?!(?:up|over|above|more|per|for|each|mehr|pro|je|más|por|plus|par|pour|più)(?!\\p{L}))`,
  'iu',
)

/** What stands behind a price and 'and', and has no price, is another offer. */
const withoutAnother = (piece: LabeledPiece, cues: Cues): readonly LabeledPiece[] => {
  const found = another.exec(piece.text)
  if (found === null) return [piece]
  const [before, behind] = [piece.text.slice(0, found.index), piece.text.slice(found.index + found[0].length)]
  const isOne = sizeOf(nameOffer(behind, cues).name) <= 4 && !priceSpan.test(behind) && sizeOf(before) > 1
  return isOne ? [before, behind].map((text) => ({ ...piece, text })) : [piece]
}

/** The last piece of a list is two where 'and' joins short sides: 'bands, glass and straps'. */
const listed = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] =>
  pieces.flatMap((piece, at) => {
    const next = pieces[at + 1]
    // 'Bohlen und Bretter und trocknen Holz': a list ends where something else is done.
    const isLast = next?.sentence !== piece.sentence || beginsDoing(next.text, cues.language)
    const isListed = pieces[at - 1]?.sentence === piece.sentence
    // 'I make hems and dresses': who says that they do it names each.
    const isLed = listsWork(piece.text, cues)
    if (!isLast || !(isListed || isLed) || isPriced(piece, cues)) return [piece]
    const both = eachWithTail(piece, cues)
    if (both.length > 1) return both
    const two = isListed && !isBareName(piece.text, cues) ? lastTwo(piece, cues) : [piece]
    if (two.length > 1) return two
    if (!isLed && !isBareName(piece.text, cues)) return [piece]
    return sides(piece, cues)
  })

// 'Portraits of dogs, cats and horses' are one thing, whatever they show.
const shows =
  /(?<!\p{L})(?:portraits?|paintings?|drawings?|sketches|sculptures?|photos?|photographs?|pictures|illustrations?|porträts?|gemälde|bilder|zeichnungen|fotos|fotografien|retratos?|cuadros|dibujos|ilustraciones|tableaux|dessins|peintures|ritratti?|quadri|disegni) (?:of|von|de|di) [\p{L}-]+(?:, [\p{L}-]+)*$/iu

const mostServed = 3

/** A list after 'for' belongs to what stands before it: 'editing for theses, novels and reports' is one thing. */
const gathered = (pieces: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] => {
  const together: LabeledPiece[] = []
  const sentences = Map.groupBy(pieces, ({ sentence }) => sentence)
  // 'Worktops for kitchens, sills, stairs, hearths' goes on with things: whom or what it is for would end in 'and'.
  const isOpen = ({ sentence }: LabeledPiece) => {
    const listed = sentences.get(sentence) ?? []
    return listed.length > mostServed && !listed.some(({ text }) => cues.and.test(text))
  }
  for (const piece of pieces) {
    const last = together.at(-1)
    const isInList =
      last?.sentence === piece.sentence &&
      cues.isSpaced &&
      ((cues.serves.test(last.text.slice(1)) && !isOpen(piece)) ||
        goesOn.test(piece.text) ||
        shows.test(last.text) ||
        goesOnTasting(last.text, piece.text)) &&
      ![last, piece].some((one) => isPriced(one, cues)) &&
      !nameOffer(piece.text, cues).isLed &&
      // 'Workshops for children, and giant puppets for carnivals' are two things, each for its own.
      !(startsWith(piece.text, cues.and) && cues.serves.test(piece.text))
    if (isInList && last !== undefined)
      together[together.length - 1] = { ...last, text: `${last.text}, ${piece.text}` }
    else together.push(piece)
  }
  return together
}

/** Pieces that offer something, one for each thing: lists with a price for all of them, or with one 'and' at their end. */
export const listedPieces = (offered: readonly LabeledPiece[], cues: Cues): readonly LabeledPiece[] =>
  listed(
    withSharedPrices(
      gathered(
        offered.flatMap((piece) => withoutAnother(piece, cues)),
        cues,
      ),
      cues,
    ),
    cues,
  )
