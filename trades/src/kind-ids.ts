/** The kinds of business: what is true of a whole family of trades stands with its kind. */
export const kindIds = [
  'animals',
  'children',
  'health-practice',
  'food-counter',
  'table-service',
  'lodging',
  'building-trade',
  'home-call-out',
  'maker',
  'repairer',
  'classes',
  'events',
  'professional-office',
  'farewell',
  'outdoors',
  'beauty',
  'shop',
  'community',
] as const

/** One kind of business. */
export type KindId = (typeof kindIds)[number]
