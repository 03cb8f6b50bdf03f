import { industrySlugs } from '../industry/industry-slugs.ts'

/** Every set of motifs that can be asked for: the trades known by name, sets of further trades, and the general one. */
export const artworkSets = [
  ...industrySlugs,
  'plumbing',
  'photography',
  'tailoring',
  'dog-care',
  'general',
] as const

/** One set of motifs. */
export type ArtworkIndustry = (typeof artworkSets)[number]

/** Trades that draw from a set of another name. */
const borrowed: Readonly<Record<string, ArtworkIndustry>> = {
  'auto-repair': 'tire-shop',
  bakery: 'coffee-shop',
  'dance-lessons': 'fitness',
  'dog-groomer': 'dog-care',
  florist: 'landscaping',
  handyman: 'home-construction',
  'law-office': 'accountant',
  'nail-salon': 'spa',
  'painter-decorator': 'home-construction',
  photographer: 'photography',
  plumber: 'plumbing',
  tailor: 'tailoring',
  tutor: 'book-store',
  veterinarian: 'medical-clinic',
  'web-design': 'technology-consulting',
}

/** The set of motifs that a trade's drawings come from; the general one for trades without their own. */
export const artworkSetOf = (industry: string): ArtworkIndustry =>
  borrowed[industry] ?? artworkSets.find((set) => set === industry) ?? 'general'
