import { formPattern } from '../mask/form.ts'
import type { DraftOffer } from './draft-offer.ts'
import type { NamedOffer } from './name-offer.ts'

const count = `(?:${formPattern('figure', 'range')}|one|two|three|an?|half an?|eine?|zwei|drei|una?|dos|tres|due|tre|une|deux|trois)`

const measures = [
  `(?:${count} ?)(?:hours?|hrs?|minutes?|mins?|days?|nights?|weeks?|weekends?|stunden?|std|minuten|tage?|nächte?|wochen?|horas?|minutos?|días?|noches?|semanas?|heures?|jours?|nuits?|semaines?|or[ae]|minuti|giorn[oi]|nott[ei]|settiman[ae]|時間|分|日|泊|시간|분|일|박)`,
  '(?:half|full|whole|half a|the whole)[- ]days?|half[- ]hours?|an hour|full weekends?',
  'halbtags|ganztags|halber tag|ganzer tag|ein tag|halbtagestour|tagestour',
  'medio día|día completo|media jornada|jornada completa|todo el día',
  'demi[- ]journée|journée(?: complète| entière)?|la journée|la demi[- ]journée',
  'mezza giornata|giornata intera|intera giornata',
  '半日|一日|終日|반나절|하루|종일',
  '(?:double|single|triple|twin|family|king|queen)(?: rooms?)?',
  '(?:camera |stanza )?(?:doppia|singola|tripla|quadrupla|matrimoniale)',
  '(?:habitación )?(?:doble|individual|triple|cuádruple)',
  '(?:chambre )?(?:double|simple|triple|familiale)',
  '(?:doppel|einzel|dreibett|vierbett|familien)zimmer|dz|ez',
  'シングル|ツイン|ダブル|トリプル|1인실|2인실|더블|트윈|싱글',
].join('|')

const measure = new RegExp(`^(?:${measures})$`, 'iu')

/** Whether a name says for how long, or how many sleep. */
export const isMeasure = (name: string): boolean => measure.test(name.trim())

/** Whether a price is of a measure that stands before it: where nothing else is offered, it is what is offered. */
export const isMeasureAlone = ({ name, price, isAfter, isMore }: NamedOffer): boolean =>
  price !== '' && !isAfter && isMore !== true && isMeasure(name)

/** 'Half day £180, full day £320': each stands for itself, where nothing that was offered before has a price or a card. */
export const isNextMeasure = (
  offer: NamedOffer,
  before: readonly Pick<DraftOffer, 'name' | 'form' | 'price'>[],
): boolean => {
  const last = before.at(-1)
  const isFirst = before.every(({ form, price }) => form === 'words' && price === '')
  return last !== undefined && (isMeasure(last.name) || isFirst) && isMeasureAlone(offer)
}
