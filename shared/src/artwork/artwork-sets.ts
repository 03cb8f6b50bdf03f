import { industrySlugs } from '../industry/industry-slugs.ts'

/** Every set of motifs that can be asked for: the trades known by name, sets of further trades, and the general one. */
export const artworkSets = [
  ...industrySlugs,
  'plumbing',
  'photography',
  'tailoring',
  'dog-care',
  'baking',
  'flowers',
  'brewing',
  'butchery',
  'pottery',
  'cats',
  'animal-care',
  'dancing',
  'martial-arts',
  'swimming',
  'riding',
  'chimney',
  'piano',
  'painting',
  'cosmetics',
  'nails',
  'plans',
  'interiors',
  'languages',
  'translation',
  'tutoring',
  'general',
] as const

/** One set of motifs. */
export type ArtworkIndustry = (typeof artworkSets)[number]

/** The sets of trades that measure what they make, fit or lay out. */
export const measuringSets: ReadonlySet<ArtworkIndustry> = new Set([
  'carpentry',
  'electrician',
  'heating-and-cooling',
  'home-construction',
  'landscaping',
  'interiors',
  'plans',
  'plumbing',
  'tailoring',
])

/** Trades that draw from a set of another name. */
const borrowed: Readonly<Record<string, ArtworkIndustry>> = {
  architect: 'plans',
  'auto-repair': 'tire-shop',
  bakery: 'baking',
  brewery: 'brewing',
  butcher: 'butchery',
  'cat-sitter': 'cats',
  'chimney-sweep': 'chimney',
  'dance-lessons': 'dancing',
  'dog-groomer': 'dog-care',
  'dog-trainer': 'dog-care',
  dojo: 'martial-arts',
  florist: 'flowers',
  handyman: 'home-construction',
  'interior-designer': 'interiors',
  'language-teacher': 'languages',
  'law-office': 'accountant',
  'makeup-artist': 'cosmetics',
  'mobile-mechanic': 'tire-shop',
  'nail-salon': 'nails',
  notary: 'accountant',
  'painter-decorator': 'painting',
  photographer: 'photography',
  'piano-tuner': 'piano',
  plumber: 'plumbing',
  potter: 'pottery',
  'riding-instructor': 'riding',
  'solar-installer': 'electrician',
  stonemason: 'home-construction',
  'swimming-teacher': 'swimming',
  tailor: 'tailoring',
  translator: 'translation',
  'tree-surgeon': 'landscaping',
  tutor: 'tutoring',
  veterinarian: 'animal-care',
  videographer: 'photography',
  'web-design': 'technology-consulting',
  'window-cleaner': 'house-cleaning',
}

/** The set of motifs that a trade's drawings come from; the general one for trades without their own. */
export const artworkSetOf = (industry: string): ArtworkIndustry =>
  borrowed[industry] ?? artworkSets.find((set) => set === industry) ?? 'general'
