import { hashOf } from '../../chance/seeded-random.ts'
import { tellsDoing } from './doing-verbs.ts'
import type { DraftOffer } from './draft-offer.ts'
import { namesWork } from './names-work.ts'
import { isWhoTheyAre } from './no-service.ts'
import { type OffersAround, serviceFeatures } from './service-features.ts'
import { bias, bucketCount, step, weights } from './service-weights.ts'

/** The place of a feature among so many weights, a power of two: features are many more, and some share one. */
export const bucketOf = (feature: string, count: number): number => {
  const hash = hashOf(feature)
  return (hash ^ (hash >>> 15)) & (count - 1)
}

const learned = Int8Array.from(atob(weights), (character) => character.charCodeAt(0))

/** The logarithm of the odds that an offer is a service that its owner would list. */
const oddsOf = (offer: DraftOffer, around: OffersAround): number =>
  serviceFeatures(offer, around).reduce(
    (sum, feature) => sum + step * (learned[bucketOf(feature, bucketCount)] ?? 0),
    bias,
  )

/** What is less likely a service than this stays in its owner's sentence: what has a price is seldom anything else. */
const leastOdds = { priced: 0, unpriced: 0.8 } as const

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** How much less a thing may be likely of whose list most is listed: no list is torn apart for a hair's breadth. */
const nearlyListed = 0.05

/** How much of what is thought of an offer is thought of all that are listed with it. */
const listShare = 0.8

// 'I also make curtains': whoever goes on to say what they do as well offers it.
const alsoDone =
  /^(?:(?:i|we) also (?:make|do|sell|offer|fit|mend|fix|repair|teach|build|clean|bake|hire out|fill in) |(?:ich|wir) (?:mache|machen|verkaufe|verkaufen|repariere|reparieren|nähe|nähen|biete|bieten) auch |tambi[eé]n (?:hago|hacemos|vendo|vendemos|arreglo|arreglamos) |(?:je|nous) (?:fais|faisons|vends|vendons|répare|réparons) aussi |(?:faccio|facciamo|vendo|vendiamo|riparo|ripariamo) anche )/iu

/** What lists an offer with others: its sentence, or the lines or rows of a list. */
const listOf = ({ piece }: DraftOffer): number | 'lines' | 'rows' => {
  if (piece.isBulleted === true) return 'rows'
  return piece.isLine === true ? 'lines' : piece.sentence
}

// 'Florist. Wreaths.' may go on with anything.
const fewestListed = 2

/** Where nothing else is offered, the first sentence that only lists: 'Florist. Bouquets, wreaths.' */
const onlyListed = (cards: readonly DraftOffer[], { pieces }: OffersAround): ReadonlySet<DraftOffer> => {
  const lists = [...Map.groupBy(cards, ({ piece }) => piece.sentence)]
  const isList = (at: number) => pieces.every(({ sentence, label }) => sentence !== at || label === 'offer')
  const found = lists.find(([at, listed]) => listed.length >= fewestListed && isList(at))
  return new Set(found?.[1].filter(({ name }) => !isWhoTheyAre(name)))
}

/**
 * Leaves in its owner's sentence what the rules made a card of and what, by what other descriptions taught, is most
 * likely no service. What is listed together is mostly of one kind.
 */
export const withLikelyForms = (around: OffersAround): readonly DraftOffer[] => {
  const cards = around.offers.filter(({ form }) => form === 'card')
  const odds = new Map(cards.map((offer) => [offer, oddsOf(offer, around)]))
  const lists = Map.groupBy(cards, listOf)
  // Among prices, what is priced on request is as much a service as they are.
  const isPricedList = (offer: DraftOffer) =>
    lists.get(listOf(offer))?.some(({ price, options }) => price !== '' || options.length > 0) === true
  const doneAsWell = new Set(cards.filter(({ piece }) => alsoDone.test(piece.text)).map(listOf))
  const isListed = (offer: DraftOffer): boolean => {
    const mates = (lists.get(listOf(offer)) ?? []).map((card) => odds.get(card) ?? 0)
    const least = leastOdds[offer.price === '' && offer.isOnRequest !== true ? 'unpriced' : 'priced']
    const ofAll = listShare * mean(mates)
    const weigh = (own: number): number => (1 - listShare) * own + ofAll
    const areMostListed = mates.filter((own) => weigh(own) >= least).length * 2 >= mates.length
    // Whoever writes a row for each thing lists things of one kind.
    if (areMostListed && offer.piece.isBulleted === true) return true
    return weigh(odds.get(offer) ?? 0) >= least - (areMostListed ? nearlyListed : 0)
  }
  // 'Ich baue Alphörner und repariere Trompeten.': who begins with all that they do offers each of it.
  const begun = around.offers[0]?.piece.sentence
  const doings = around.offers.filter(
    ({ piece }) => piece.sentence === begun && tellsDoing(piece.text, around.language),
  )
  const beginsWithDoing = (offer: DraftOffer): boolean => doings.length > 1 && doings.includes(offer)
  const isLikely = (offer: DraftOffer): boolean => {
    if (isWhoTheyAre(offer.name)) return false
    // 'Patient teacher, quiet room' lists what is told around the services.
    if (offer.price === '' && lists.get(listOf(offer))?.some(({ name }) => isWhoTheyAre(name))) return false
    if (doneAsWell.has(listOf(offer)) || beginsWithDoing(offer)) return true
    // Nothing else has a sum for each of its sizes.
    if (offer.piece.sums !== undefined) return true
    if (offer.isOnRequest === true && isPricedList(offer)) return true
    return isListed(offer)
  }
  const likely = new Set(cards.filter((offer) => namesWork(offer.name) || isLikely(offer)))
  const kept = likely.size > 0 ? likely : onlyListed(cards, around)
  return around.offers.map((offer) =>
    offer.form === 'words' || kept.has(offer) ? offer : { ...offer, form: 'words' },
  )
}
