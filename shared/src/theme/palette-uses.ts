import type { Tone } from '../tone/tone.ts'

/** Whom a palette was mixed for; no page needs to know it to be drawn. */
export interface PaletteUse {
  /** The most restrained business that it suits. */
  readonly tone: Tone
  /** Trades it was chosen for, by industry slug. */
  readonly trades: readonly string[]
}

const use = (tone: Tone, ...trades: readonly string[]): PaletteUse => ({ tone, trades })

/** The use of each palette, by its id. */
export const paletteUses: Readonly<Record<string, PaletteUse>> = {
  birch: use('quiet', 'carpentry', 'home-construction', 'book-store'),
  sea: use('quiet', 'physical-therapist', 'medical-clinic', 'dentist-office', 'nutritionist'),
  rose: use('quiet', 'hair-styling', 'spa', 'catering'),
  butter: use('warm', 'coffee-shop', 'restaurant', 'catering'),
  leaf: use('quiet', 'landscaping', 'non-profit-organization', 'pest-control'),
  banknote: use('solemn', 'accountant', 'real-estate-agent', 'technology-consulting'),
  bubblegum: use('loud', 'bike-repair', 'barber-shop', 'tire-shop'),
  delft: use('quiet', 'house-cleaning', 'dentist-office', 'music-lessons'),
  night: use('plain-spoken', 'fitness', 'technology-consulting', 'car-detailing'),
  ember: use('warm', 'barber-shop', 'tire-shop', 'restaurant'),
  harbour: use('warm', 'heating-and-cooling', 'condo-rental-agency', 'chess-instructor'),
  'copper-pipe': use('warm', 'heating-and-cooling', 'electrician', 'bike-repair'),
  workwear: use('plain-spoken', 'electrician', 'heating-and-cooling', 'car-detailing', 'tire-shop'),
  marigold: use('plain-spoken', 'electrician', 'tire-shop', 'home-construction'),
  'terracotta-pool': use('warm', 'condo-rental-agency', 'spa', 'fitness'),
  newsprint: use('quiet', 'book-store', 'chess-instructor', 'non-profit-organization'),
  oat: use('quiet', 'therapist', 'spa', 'nutritionist'),
  sage: use('quiet', 'therapist', 'nutritionist', 'landscaping'),
  brass: use('solemn', 'music-lessons', 'real-estate-agent', 'accountant'),
  pine: use('warm', 'landscaping', 'home-construction', 'carpentry'),
  sky: use('warm', 'music-lessons', 'pest-control', 'house-cleaning'),
  mint: use('quiet', 'house-cleaning', 'nutritionist', 'dentist-office'),
  'plain-red': use('plain-spoken', 'fitness', 'car-detailing', 'tire-shop'),
  'indigo-dye': use('quiet', 'chess-instructor', 'technology-consulting', 'book-store'),
  stone: use('solemn'),
}
