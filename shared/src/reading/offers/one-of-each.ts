import type { Cues } from '../cues/cues.ts'
import { type DraftOffer, joined, sizeOf } from './draft-offer.ts'
import { namesWork } from './names-work.ts'
import { stemsOf } from './price-options.ts'

const hasPrice = ({ price, options }: DraftOffer): boolean => price !== '' || options.length > 0

/** What is said first, with what is said of it further on. */
const together = (first: DraftOffer, again: DraftOffer): DraftOffer => {
  const priced = hasPrice(first) ? first : again
  return {
    ...first,
    price: priced.price,
    options: priced.options,
    detail: again.detail === first.detail ? first.detail : joined([first.detail, again.detail]),
  }
}

/** '畳の表替え' and '表替え' are one. */
const isOfIts = (first: string, again: string): boolean => again.length > 2 && first.endsWith(`の${again}`)

/** Whether the second names the first once more: of two prices of one name each is of something. */
const isAgain = (first: DraftOffer, again: DraftOffer): boolean =>
  first.form === 'card' &&
  again.form === 'card' &&
  first.name !== '' &&
  !(hasPrice(first) && hasPrice(again)) &&
  (stemsOf(first.name) === stemsOf(again.name) || isOfIts(first.name, again.name))

const mostHeadWords = 2

// 'Curtains made to measure' are curtains.
const howMade = /^ (?:made|sewn|cut|built|fitted|cooked|baked|grown|knitted|woven) /iu
const ofWhat = /^ (?:de|del|della|delle|dei|degli|dell['’]|di|du|des|d['’])/iu

/** Whether the first names with more words what is named again: 'septic tank emptying … tank emptying £90'. */
const isHeadOf = (again: string, first: string, { language }: Cues): boolean => {
  const [head, whole] = [again.toLowerCase(), first.toLowerCase()]
  const behind = whole.startsWith(head) ? whole.slice(head.length) : ''
  if (language === 'english') {
    const isOfWork = namesWork(again) && whole.endsWith(` ${head}`)
    return isOfWork || howMade.test(behind) || (sizeOf(head) > 1 && whole === `${head}ing`)
  }
  return namesWork(again) && ofWhat.test(behind)
}

/** 'Piano tuning and small repairs … tuning £70': work of a word or two is that which ends in it, where only one does. */
const headedBy = (again: DraftOffer, before: readonly DraftOffer[], cues: Cues): number => {
  if (!cues.isSpaced || sizeOf(again.name) > mostHeadWords || !hasPrice(again)) return -1
  const found = before.filter((one) => isHeadOf(again.name, one.name, cues))
  const [first] = found
  const isMeant = first !== undefined && found.length === 1 && first.form === 'card' && !hasPrice(first)
  return isMeant ? before.indexOf(first) : -1
}

/** What 'and' joins in a name, each as it is compared. */
const partsOf = (name: string, { and, isSpaced }: Cues): readonly string[] =>
  isSpaced
    ? name.split(new RegExp(`\\s+(?:${and.source})\\s+|\\s*[&+]\\s*`, and.flags)).map(stemsOf)
    : name.split(/[・、]|と|와 |과 /u).map(stemsOf)

/** Whether a name without a price only joins things that have prices of their own: 'longcase and bracket clocks' beside each with its price. */
const isJoined = (offer: DraftOffer, all: readonly DraftOffer[], cues: Cues): boolean => {
  if (offer.form !== 'card' || hasPrice(offer)) return false
  const parts = partsOf(offer.name, cues)
  const priced = all.filter((one) => one.form === 'card' && hasPrice(one)).map(({ name }) => stemsOf(name))
  const head = parts.at(-1)?.split(' ').at(-1) ?? ''
  const isNamed = (part: string) => priced.includes(part) || priced.includes(`${part} ${head}`)
  return parts.length > 1 && parts.every(isNamed)
}

/** One offer of each thing that is named twice, as where a list of prices comes behind the services: 'totes … Totes £48'. */
export const oneOfEach = (offers: readonly DraftOffer[], cues: Cues): readonly DraftOffer[] => {
  const kept: DraftOffer[] = []
  for (const offer of offers) {
    const same = kept.findIndex((one) => isAgain(one, offer))
    const at = same < 0 ? headedBy(offer, kept, cues) : same
    const first = kept[at]
    if (first === undefined) kept.push(offer)
    else kept[at] = together(first, offer)
  }
  return kept.flatMap((offer) => {
    if (!isJoined(offer, kept, cues)) return [offer]
    // What is said of all of them stays in its owner's words.
    return offer.detail === '' && offer.piece.text === offer.name ? [] : [{ ...offer, form: 'words' }]
  })
}
