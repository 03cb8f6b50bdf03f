import type { Language } from '../language/language.ts'
import { withFormerLives } from './clauses/former-life.ts'
import { withHomes } from './clauses/had-at-home.ts'
import { labelPieces } from './clauses/label-pieces.ts'
import { withNamedPeople } from './clauses/named-people.ts'
import type { LabeledPiece } from './clauses/piece.ts'
import { refinePieces } from './clauses/refine-pieces.ts'
import { splitPieces } from './clauses/split-pieces.ts'
import { withSumsOfEach } from './clauses/sums-of-each.ts'
import { type Cues, cuesOf } from './cues/cues.ts'
import { readRefusals } from './facts/refusals.ts'
import { readLanguage } from './language/read-language.ts'
import { type Masked, mask, unmask } from './mask/mask.ts'
import { priceBareFigures } from './offers/bare-figures.ts'
import type { DraftOffer } from './offers/draft-offer.ts'
import { withLetUnit } from './offers/lodging.ts'
import { asAmenity, letsRooms } from './offers/no-service.ts'
import { readOffers } from './offers/read-offers.ts'
import { withTimedThings } from './offers/timed-things.ts'
import { countryOf } from './place/country-of.ts'
import { quietText } from './quiet-text.ts'
import type { Refusal } from './reading.ts'

/** What is known of a business beside its description. */
export interface Setting {
  readonly name: string
  readonly place: string
  /** As IANA names it; '' where nobody knows. */
  readonly timeZone: string
  /** What its owner set right. */
  readonly corrections?: Corrections | undefined
}

/** What the owner of a description says of how it was read; every text verbatim as a reading has it. */
export interface Corrections {
  /** Texts of refusals that refuse nothing. */
  readonly refusals: readonly string[]
  /** Doubtful phones that are right. */
  readonly phones: readonly string[]
}

/** Corrects nothing. */
export const noCorrections: Corrections = { refusals: [], phones: [] }

/** A description in labeled pieces, and what these offer and refuse, the texts of pieces and offers masked. */
export interface TakenApart {
  readonly language: Language
  readonly isSureOfLanguage: boolean
  readonly isForeign: boolean
  /** As ISO names it; '' where nobody knows. */
  readonly country: string
  readonly cues: Cues
  readonly masked: Masked
  /** A masked text as its owner wrote it. */
  readonly show: (text: string) => string
  readonly pieces: readonly LabeledPiece[]
  readonly refusals: readonly Refusal[]
  /** As the rules have them, those that are refused elsewhere included. */
  readonly offers: readonly DraftOffer[]
}

/** Takes a description apart by the rules of its language and country. */
export const takeApart = (
  typed: string,
  { place, timeZone, corrections = noCorrections }: Setting,
): TakenApart => {
  const { language, isSureOfLanguage, isForeign = false } = readLanguage(typed, { place, timeZone })
  const text = quietText(typed, language, place)
  const country = countryOf(place, timeZone)
  const cues = cuesOf(language)
  const found = priceBareFigures(mask(text, { language, country }), country ?? '')
  const { pieces: labeled, masked } = withSumsOfEach(
    labelPieces(refinePieces(splitPieces(found.text), cues), cues, place),
    found,
    cues,
  )
  const show = (piece: string) => unmask(piece, masked.forms)
  const pieces = withTimedThings(withNamedPeople(withFormerLives(withHomes(labeled)), cues), {
    cues,
    show,
  }).map((piece) =>
    piece.label === 'refusal' && corrections.refusals.includes(show(piece.text))
      ? { ...piece, label: 'claim' as const }
      : piece,
  )
  const refusals = readRefusals(pieces, cues).map(({ text: refused, things }) => ({
    text: show(refused),
    things: things.map(show),
  }))
  const isLodging = letsRooms(masked)
  const read = readOffers(pieces, cues, isLodging)
  const offers = isLodging ? withLetUnit(read, pieces, show).map(asAmenity) : read
  return {
    ...{ language, isSureOfLanguage, isForeign, country: country ?? '', cues, masked, show },
    ...{ pieces, refusals, offers },
  }
}
