import { offersNothing } from '../clauses/no-offer.ts'
import type { LabeledPiece } from '../clauses/piece.ts'
import { type Cues, isWhole, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { sizeOf } from './draft-offer.ts'
import { isMeasure } from './measure.ts'
import type { NamedOffer } from './name-offer.ts'
import { isAroundService, isCharge, isFurtherWay } from './no-service.ts'
import { isPieceOfSentence } from './no-thing.ts'
import { withoutPhrasal } from './phrasal.ts'

const cardWords = 7
const aloneWords = 3
const cardCharacters = 24

/** Whether a name is too long for a heading. */
export const isLong = (name: string, cues: Cues): boolean =>
  cues.isSpaced ? sizeOf(name) > cardWords : name.length > cardCharacters

const figures = new RegExp(formPattern('figure', 'money'), 'gu')

// 'B1, B2 and C1' are how far somebody is taught.
const level = new RegExp(`^\\p{Lu}${formPattern('figure')}$`, 'u')

/** An option without a price, a bare verb, a sum of figures, or letters that stand for an association. */
const isNoHeading = ({ name, detail, isLed }: NamedOffer, isAlone: boolean, cues: Cues): boolean =>
  (isWhole(name, cues.option) && sizeOf(name) === 1) ||
  (isLed &&
    cues.language === 'english' &&
    detail !== '' &&
    sizeOf(name) === 1 &&
    /^\p{Ll}/u.test(name) &&
    !name.endsWith('s')) ||
  (name.match(figures) ?? []).length > 1 ||
  (isAlone && /^[\p{Lu}&]{2,6}$/u.test(name)) ||
  level.test(name)

// 'We have goats' tells of goats, 'we have wool, needles and yarn' of a shop.
const onlyHas =
  /^(?:(?:we|i|wir|ich|nous|on|noi) )?(?:also |too )?(?:have|got|haben|habe|avons|tenemos|tengo|hay|abbiamo|ho)(?!\p{L})[^\ue000-\uf8ff]*$/iu

/** Whether a sentence only tells what there is. */
export const isOnlyHad = (piece: LabeledPiece, all: readonly LabeledPiece[]): boolean =>
  onlyHas.test(piece.text) && all.filter(({ sentence }) => sentence === piece.sentence).length === 1

// Where or by what something is done, 'at my home in Tennoji'; '月3回で' is how often for a price, '通水まで' how far it goes.
const byWay = new RegExp(`(?<!${formPattern('figure')})\\p{L}(?<!ま)で$`, 'u')

// 'Three fittings', 'drei Anproben': how many there are of something.
const counts = new RegExp(
  `^(?:${formPattern('figure')}|two|three|four|five|six|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque)\\s(?!\\p{L}*(?:zimmer|wohnung|room|suite|habitaci|chambre|camer|apart|apparta|yurt|cabin|chalet|hut|tent|pitch))\\p{L}{4,}(?: (?:an?|per|every|each|pro|die|por|a la|par|la|à la|al|alla) \\p{L}{3,})?$`,
  'iu',
)

// 'We keep small groups' tells how, 'small groups £25' what is had; so do '9 seater tables' and '3 seater $140'.
const ofGroups = /(?<!\p{L})(?:groups?|seaters?(?: \p{L}+)?)$/iu

// 'Feiertage kosten 5 € mehr' adds to what everything costs.
const paidMore = /^(?:mehr|more|de más|más|de plus|en plus|in più|di più)$/iu

/** Whether a name tells only what stands around a service, or where it is done. */
const isBeside = ({ name, detail, price, isOnRequest }: NamedOffer, cues: Cues): boolean =>
  isCharge(name) ||
  (price === '' && (counts.test(name) || isMeasure(name))) ||
  (price !== '' && detail.split(', ').some((part) => isCharge(part) || paidMore.test(part))) ||
  (!(price !== '' && ofGroups.test(name)) &&
    (isOnRequest === true ? [name] : [name, `${name} ${detail}`]).some((said) =>
      cues.circumstance.test(said),
    )) ||
  (price === '' && offersNothing(name)) ||
  (price === '' && (isAroundService(name) || isFurtherWay(name))) ||
  (!cues.isSpaced && byWay.test(name))

const aroundSchool = /^(?:(?:after|before)[- ]school|in[- ](?:home|house)|on[- ]site)(?!\p{L})/iu

/** A verb whose pronoun was cut off, without a thing that it is done to: 'travel everywhere'. */
const isBareVerb = ({ name, detail, isVerb, price }: NamedOffer): boolean =>
  isVerb === true &&
  price === '' &&
  (/^(?:that|which|who)(?!\p{L})/iu.test(detail) || !/\p{L}{3}s$/u.test(name))

/** Whether a name that was led to has none of the capitals in which a language writes its nouns. */
const hasNoNoun = ({ name, isLed }: NamedOffer, cues: Cues): boolean =>
  cues.writesNounsLarge && isLed && !/\p{Lu}/u.test(name)

// 'Recogemos tu bici por 5 €' is of no thing called 'tu bici'.
const ofYours: Readonly<Partial<Record<Cues['language'], RegExp>>> = {
  german: /^(?:dein|ihr|euer|eure)\p{L}* /iu,
  spanish: /^(?:tus?|sus?|vuestr[oa]s?) /iu,
  french: /^(?:votre|vos|ton|ta|tes) /iu,
  italian: /^(?:il tuo|la tua|i tuoi|le tue|il vostro|la vostra|i vostri|le vostre) /iu,
}

/** A name that can stand as a heading: short, without a verb, and not all there is in its sentence. */
export const isCard = (offer: NamedOffer, alone: string, cues: Cues): boolean => {
  if (offer.name === '' || !/\p{L}/u.test(offer.name) || isLong(offer.name, cues)) return false
  if (
    isPieceOfSentence(offer.name, cues) ||
    isBeside(offer, cues) ||
    isBareVerb(offer) ||
    hasNoNoun(offer, cues) ||
    ofYours[cues.language]?.test(offer.name) === true
  )
    return false
  const isSurely = offer.price !== '' && cues.isSpaced && sizeOf(offer.name) <= 3
  const isTail = startsWith(offer.name, cues.tail) && !aroundSchool.test(offer.name)
  if ((!isSurely && cues.verb.test(withoutPhrasal(offer.name))) || isTail) return false
  if (offer.price === '' && isNoHeading(offer, alone !== '', cues)) return false
  const isShort = cues.isSpaced ? sizeOf(alone) <= aloneWords : alone.length <= 16
  return alone === '' || offer.price !== '' || offer.isLed || isShort || cues.and.test(offer.name)
}
