import { refusesBooking } from '@shingle/shared/generation/booking-words.ts'
import type { Language } from '@shingle/shared/language/language.ts'
import type { WayOfWorking } from '@shingle/shared/reading/reading.ts'
import type { KindId } from './kind-ids.ts'
import { celebrations, farewells } from './occasions.ts'

/** What a business says of itself, as far as texts of its kind are held against it. */
export interface SaidOfBusiness {
  /** Its name and what its owner wrote, without what is refused. */
  readonly said: string
  /** All that its owner wrote. */
  readonly written: string
  readonly language: Language
  readonly ways: readonly WayOfWorking[]
  /** `any` where only the kind is known. */
  readonly tradeId: string
}

/** Something that a text of a kind speaks of, and whose owners' words allow it. */
interface Allowance {
  readonly of: string
  /** Every kind, unless named. */
  readonly kinds?: readonly KindId[]
  /** The words of the English text that speak of it; texts of other languages stand at the same places. */
  readonly words: RegExp
  readonly isAllowed: (business: SaidOfBusiness) => boolean
}

const workplace =
  /workshop|\bshop\b|studio|salon|practice|clinic|drop[- ]?off|bring|werkstatt|laden|praxis|atelier|boutique|cabinet|taller|tienda|consulta|bottega|laboratorio|negozio|店|工房|教室|来店|매장|공방|방문/iu

const evenings =
  /evening|dinner|supper|tonight|abend|\bsoirs?\b|soirée|dîner|\bcenas?\b|\bcenar\b|noche|\bsera\b|serat|\bwine|\bpub\b|\bbar\b|bistro|夜|ディナー|居酒屋|저녁|밤|술/iu

const hurry =
  /express|while you wait|same[- ]day|emergenc|urgen|24\s?\/\s?7|24 ?h|next day|in a hurry|quick|schnell|eil|sofort|not(?:dienst|fall)|dépannage|minute|rapid|al momento|pronto intervento|即日|お急ぎ|緊急|当日|당일|긴급|응급/iu

const giftsAlone =
  /donations? (?:are |is )?(?:always )?(?:welcome|accepted|appreciated)|by donation|pay what you|spenden? (?:sind |ist )?(?:willkommen|erwünscht|gern)|gegen spende|dons? (?:libres?|bienvenus?)|prix libre|participation libre|donativos? (?:voluntarios?|bienvenidos?)|la voluntad|offert[ae] liber[ae]|donazioni gradite|カンパ|自由料金|자율 ?(?:기부|요금)/iu

const onFoot =
  /^(?:alpaca-walks|climbing-gym|foraging-walks|guided-tours|mountain-guide|trail-rides|wildlife-tours)$/u

/**
 * What the owner's own words have to allow before a page says it: an occasion, a way to come, a time of day. Where they
 * do not, the rest of its kind's texts stands there, and at last the plain names of its parts.
 */
export const allowances: readonly Allowance[] = [
  {
    of: 'a feast, beside farewells',
    kinds: ['events', 'community', 'food-counter', 'maker', 'shop'],
    words:
      /celebrat|danc|feast|party|hungry|before the day|your (?:day|date)|the day itself|tell us the date|morning after|feel like|rain|hosts|how many are coming|half|the table|nearly ready|ideas/iu,
    isAllowed: ({ said }) => !farewells.test(said),
  },
  {
    of: 'a feast',
    kinds: ['events', 'community'],
    words: /celebrat|danc|feast|for (?:your day|the day itself)|morning after|hosts/iu,
    isAllowed: ({ said, tradeId }) =>
      celebrations.test(said) ||
      /wedding|party|celebrant|bouncy|balloon|^(?:dj|event-planner)$/u.test(tradeId),
  },
  {
    of: 'a time that is kept for somebody',
    words:
      /suits? you|could come|would like to come|(?:find|choose|pick|ask for) an? (?:hour|time)|quiet hour|put aside|order(?:ed|ing)? ahead|book|reserv|appointment/iu,
    isAllowed: ({ written, language }) => !refusesBooking(written, language),
  },
  {
    of: 'a place that people come to',
    kinds: ['beauty', 'repairer', 'health-practice'],
    words:
      /bring (?:it|a picture)|you bring|\bbench|mirror|sit down|sit back|a chair, a mirror|done here|the rooms|where you will sit|find the practice|consulting room|before you come/iu,
    isAllowed: ({ said, ways }) =>
      !ways.includes('call-out') || ways.includes('walk-in') || workplace.test(said),
  },
  {
    of: 'going on foot',
    kinds: ['outdoors'],
    words: /shoes|boots|uphill|how far|distance|slowest|slowly|on land/iu,
    isAllowed: ({ tradeId, said }) =>
      onFoot.test(tradeId) ||
      /walk(?!s?[ -]?in)|hik|trek|wander|senderis|camina|randonn|march|escursion|cammin|散策|登山|ハイキング|등산|트레킹/iu.test(
        said,
      ),
  },
  {
    of: 'an evening',
    kinds: ['table-service'],
    words: /evening/iu,
    isAllowed: ({ said }) => evenings.test(said),
  },
  {
    of: 'taking one’s time',
    kinds: ['maker', 'home-call-out', 'repairer'],
    words: /\bslow\b|waited longest|been waiting|need their time/iu,
    isAllowed: ({ said }) => !hurry.test(said),
  },
  {
    of: 'gifts that are asked for',
    kinds: ['community'],
    words: /\bgift|\bgive\b/iu,
    isAllowed: ({ said }) => !giftsAlone.test(said),
  },
]

/** Whether what a business says of itself allows an English text of its kind. */
export const isAllowed = (english: string, kind: KindId, business: SaidOfBusiness): boolean =>
  allowances.every(
    ({ kinds, words, isAllowed: holds }) =>
      kinds?.includes(kind) === false || !words.test(english) || holds(business),
  )
