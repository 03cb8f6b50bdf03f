import type { Language } from '../language/language.ts'

const booking: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:appointments?|book(?:s|ed|ing|ings)?|reserv\w+|schedul\w+|(?:ask for|keep|save|hold|choose|find|pick) (?:us |me )?(?:an? |your |my )(?:free |quiet )?(?:table|seat|chair|time|hour)|certain hour|which day(?=,)|which days suit you(?=\?)|when you could come|name, day|day, time|free times|other days, write|what is free|plan your next|large parties|plan a party)\b/iu,
  spanish: /\b(?:citas?|reserv\p{L}+|agend\p{L}+|ped\p{L}+ mesa)\b/iu,
  french: /rendez-vous|réserv\p{L}+|(?:demander|retenir|garder) une table/iu,
  italian: /\b(?:appuntament\p{L}+|prenot\p{L}+|chieder?e? un tavolo)/iu,
  german:
    /(?<!\p{L})(?:termin\p{L}*|buch(?:en|t|ung\p{L}*)|reserv\p{L}+|(?:nach )?einem tisch|tisch (?:anfragen|bestellen))/iu,
  japanese: /予約|席を/u,
  Korean: /예약|자리 (?:잡|맡)/u,
}

const refusing: Readonly<Record<Language, RegExp>> = {
  english:
    /\b(?:no|without|don[’']?t (?:take|do|need)|never take)\s+(?:an?\s+|any\s+)?(?:appointments?|bookings?|reservations?)\b|\bwalk[ -]?ins? only\b/iu,
  spanish:
    /\bsin (?:cita|reserva)s?\b|\bno (?:se reserva|(?:se )?(?:acepta|toma|hace|admite)(?:mos|n)? reservas|reservas|se dan citas|hace falta (?:cita|reservar))/iu,
  french:
    /sans (?:rendez-vous|réservation)|pas (?:de|sur) (?:rendez-vous|réservation)|ne pren(?:d|ons|ds) pas de (?:rendez-vous|réservation)/iu,
  italian:
    /\bsenza (?:appuntamento|prenotazione)\b|\b(?:niente|no) prenotazion[ie]\b|\bnon (?:(?:si )?(?:prend|accett)\p{L}+ prenotazioni|si prenota|serve (?:appuntamento|prenotare))/iu,
  german: /\b(?:ohne|keine?)\s+(?:termin\p{L}*|voranmeldung|reservierung\p{L}*)/iu,
  japanese:
    /予約(?:は)?(?:不要|不可|できません|お受け(?:して|でき)?(?:い|お)?(?:ません|りません)|なし|いりません|受け付けて(?:い|お)(?:ません|りません))/u,
  Korean: /예약(?:은)?\s?(?:없이|불필요|불가|안 ?받|받지 않)/u,
}

/** Whether a text speaks of booking. */
export const speaksOfBooking = (text: string, language: Language): boolean => booking[language].test(text)

/** Whether a description says that nothing is booked: walk-ins only, no appointments. */
export const refusesBooking = (description: string, language: Language): boolean =>
  refusing[language].test(description)
