import type { KindId } from './kind-ids.ts'

/** Something that a text takes for granted of a trade. */
export interface Presumption {
  readonly of: string
  readonly kind: KindId
  /** The words of the English text that take it for granted; texts of other languages stand at the same places. */
  readonly words: RegExp
  /** The trades of the kind of which it is true. Of a business of which only the kind is known, `any`, little is. */
  readonly holds: RegExp
}

const allBut = (ids: string): RegExp => new RegExp(`^(?!(?:${ids})$)`)
const only = (ids: string): RegExp => new RegExp(`^(?:${ids})$`)

const devices =
  'appliance-repair|auto-repair|bike-repair|boat-engine-repair|camera-repair|computer-repair|mobile-mechanic|phone-repair|small-engine-repair|watchmaker|agricultural-engines|electronics-repair|motorcycle-repair'
const counters =
  'bakery|butcher|coffee-shop|delicatessen|fishmonger|food-truck|ice-cream-parlor|ice-cream-van|market-stall|side-dish-shop|confectionery|fast-food|internet-cafe|coffee|chocolate'
const eaten =
  'bakery|coffee-shop|delicatessen|food-truck|ice-cream-parlor|ice-cream-van|confectionery|fast-food|internet-cafe'
const rooms =
  'asbestos-removal|bathroom-fitter|carpentry|damp-proofer|drywaller|electrician|energy-renovator|floor-layer|heating-and-cooling|home-construction|kitchen-fitter|loft-converter|painter-decorator|plasterer|plumber|roofer|stair-builder|stonemason|thatcher|tiler|hvac|insulator'
const builders =
  'carpentry|concrete-contractor|dock-builder|dry-stone-waller|fencer|home-construction|loft-converter|stair-builder|kitchen-fitter|bathroom-fitter|stonemason'
const eatenOrUsedUp = 'beekeeper|cake-maker|candle-maker|home-baker|jam-maker|soap-maker|gallery|art'

/** What texts of kinds presume: whatever is not true of a trade is not said of it. */
export const presumptions: readonly Presumption[] = [
  {
    of: 'a device with a fault',
    kind: 'repairer',
    words:
      /noise|\bmake(?:,| and)|no longer (?:does|made)|fault|screw|stop(?:s|ped)? working|stop for|worked again|cables|does not do|a part|the part|find out why|taken apart/i,
    holds: only(devices),
  },
  {
    of: 'something that is broken',
    kind: 'repairer',
    words: /wrong with it|throw it away|worth mending|broken|get(?:s)? mended|can be mended|put right/i,
    holds: allBut('any|knife-sharpener|ski-service|piano-tuner|tire-shop|vehicle-inspection'),
  },
  {
    of: 'a workshop that people come to',
    kind: 'repairer',
    words: /bench|bring it/i,
    holds: allBut('any|caravan-service|piano-tuner|mobile-mechanic|windscreen-repair'),
  },
  {
    of: 'a counter',
    kind: 'food-counter',
    words: /counter|on the board|look, point|next, please|nearly gone/i,
    holds: only(counters),
  },
  { of: 'food that is warm', kind: 'food-counter', words: /warm/i, holds: only('food-truck|fast-food') },
  {
    of: 'food that is eaten at once',
    kind: 'food-counter',
    words: /hungry|full mouth|for the (?:way|road)|to our party/i,
    holds: only(eaten),
  },
  {
    of: 'goods on shelves, behind a shop window',
    kind: 'shop',
    words: /shel(?:f|ves)|window|\btill\b|pick it up|look around|come in|unpacked|receipt|find the shop/i,
    holds: allBut(
      'firewood|flower-farm|christmas-trees|boat|car-rental|caravan|catalogue|copyshop|gold-buyer|pawnbroker|swimming-pool|tool-hire|wedding',
    ),
  },
  {
    of: 'rooms where people live',
    kind: 'building-trade',
    words: /\bwalls?\b|roof|the room|dust|live(?:s)? (?:there|in)|a house needs/i,
    holds: only(rooms),
  },
  {
    of: 'something that is built',
    kind: 'building-trade',
    words: /buil[dt]|last screw|permit|your plans/i,
    holds: only(builders),
  },
  {
    of: 'a piece made to measure',
    kind: 'maker',
    words: /\bsize\b|measurement|material|piece|stand or hang|become|will live|sketch|look after/i,
    holds: allBut(`any|${eatenOrUsedUp}`),
  },
  {
    of: 'a bench in a workshop',
    kind: 'maker',
    words: /bench|the tools/i,
    holds: allBut(`any|${eatenOrUsedUp}|illustrator|muralist|hand-dyer|screen-printer|calligrapher`),
  },
  {
    of: 'jobs that have waited',
    kind: 'home-call-out',
    words: /waited longest|been waiting|off your list|what gets done|gets done/i,
    holds: allBut(
      'any|airport-transfer|chauffeur|courier|minibus-hire|mobile-dog-groomer|mobile-hairdresser|skip-hire|taxi|towing|water-delivery',
    ),
  },
  {
    of: 'work inside a home',
    kind: 'home-call-out',
    words:
      /which floor|at home|your door|front door|doorbell|shoes off|open the door|in a house|a home needs|pets|indoors|clear away/i,
    holds: only(
      'carpet-cleaner|chimney-sweep|drain-cleaner|end-of-tenancy-cleaner|furniture-assembly|handyman|house-cleaning|house-clearance|locksmith|moving-company|oven-cleaner|pest-control|professional-organizer|home-call-out-locksmith',
    ),
  },
  {
    of: 'the open air',
    kind: 'outdoors',
    words:
      /weather|open\b|boots|out of doors|shoes|uphill|season|conditions|what to wear|way back|look up|how far/i,
    holds: allBut(
      'any|climbing-gym|escape-room|indoor-golf|amusement-arcade|aquarium|ice-rink|sports-centre|boat-storage',
    ),
  },
  {
    of: 'a celebration',
    kind: 'events',
    words: /dance|celebrat|the table|hosts/i,
    holds: allBut(
      'any|conference-centre|exhibition-centre|photo|photographer|radio|studio|recording-studio|television|video|videographer|voice-artist|wedding-venue|party-hire',
    ),
  },
  {
    of: 'skin, hair or a face, and a chair before a mirror',
    kind: 'beauty',
    words:
      /\bsit\b|chair|care\b|change|picture|how long will it last|sensitive|skin|hair|mirror|how far it goes|growth/i,
    holds: allBut('kimono-dresser|color-consultant|sauna'),
  },
  {
    of: 'a piece that is commissioned',
    kind: 'maker',
    words: /work, large|how many|a quote|commission/i,
    holds: allBut('beekeeper'),
  },
  {
    of: 'food that somebody prepares',
    kind: 'food-counter',
    words: /what is in it|allerg/i,
    holds: allBut(
      'brewery|cider-maker|coffee|distillery|farm|fishmonger|fruit-grower|greengrocer|mushroom-grower|tea|veg-box|winery',
    ),
  },
  {
    of: 'a place that children come to',
    kind: 'children',
    words:
      /a place for small|come and see us|where it happens|by the door|the day with us|stones and puddles|first day|sung and found|name down/i,
    holds: allBut('childrens-entertainer|face-painter|nanny-agency|sleep-consultant|toy-rental'),
  },
  {
    of: 'the rooms of a practice',
    kind: 'health-practice',
    words: /the rooms|where you will sit|find the practice/i,
    holds: allBut('disability-support|doula|home-carer|lactation-consultant|midwife'),
  },
  {
    of: 'papers on a desk',
    kind: 'professional-office',
    words: /a letter|blank page|papers|the desk|put in order|on the table|written down|deadline/i,
    holds: allBut('astrologer|career-coach|life-coach|security-service'),
  },
]

/** Whether an English text of a kind may be said of a trade of it; of one that nobody told, its id is `any`. */
export const holdsFor = (english: string, kind: KindId, tradeId: string): boolean =>
  presumptions.every(
    (presumption) =>
      presumption.kind !== kind || !presumption.words.test(english) || presumption.holds.test(tradeId),
  )
