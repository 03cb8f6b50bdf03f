import type { DraftOffer } from './draft-offer.ts'
import type { NamedOffer } from './name-offer.ts'

// 'De l’heure' is for how long.
const linking =
  /^(?<link>d['’]|(?:de|di|del|della|von|pour|para|per|für|for)(?=\s)(?!\s(?:l['’]|la\s|le\s|les\s|el\s|los\s|las\s|the\s|der\s|die\s|das\s)))/iu

/** 'Guitarra de estudio 1.800 €, de concierto 4.200 €': what follows in a sentence is of the head that stands before it. */
export const withSharedHead = (
  offer: NamedOffer,
  before: DraftOffer | undefined,
  sentence: number,
): NamedOffer => {
  const link = linking.exec(offer.name)?.groups?.link
  if (
    link === undefined ||
    before === undefined ||
    before.piece.sentence !== sentence ||
    offer.price === '' ||
    offer.isAfter
  )
    return offer
  const at = before.name.toLowerCase().search(new RegExp(`\\s${link.toLowerCase()}(?![\\p{L}])`, 'u'))
  return at <= 0 ? offer : { ...offer, name: `${before.name.slice(0, at)} ${offer.name}` }
}
