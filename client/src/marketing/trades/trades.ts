import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

export interface Trade {
  name: string
  /** Who reads the page, such as 'barbers'. */
  people: string
  headline: string
}

export const trades: Readonly<Record<IndustrySlug, Trade>> = {
  accountant: {
    name: 'Accountant',
    people: 'accountants',
    headline: 'Figures that add up to an appointment',
  },
  'barber-shop': { name: 'Barber shop', people: 'barbers', headline: 'The chair is free at ten past two' },
  'bike-repair': {
    name: 'Bike repair',
    people: 'bike mechanics',
    headline: 'In by eight, ridden home by six',
  },
  'book-store': { name: 'Book store', people: 'booksellers', headline: 'A window that is lit after closing' },
  'car-detailing': {
    name: 'Car detailing',
    people: 'detailers',
    headline: 'Show the paint before and after',
  },
  carpentry: { name: 'Carpentry', people: 'carpenters', headline: 'Made for one house' },
  catering: { name: 'Catering', people: 'caterers', headline: 'Lunch for forty, cooked that morning' },
  'chess-instructor': {
    name: 'Chess instructor',
    people: 'chess teachers',
    headline: 'Three moves ahead of the beginner',
  },
  'coffee-shop': { name: 'Coffee shop', people: 'cafés', headline: 'Smell it from the sidewalk' },
  'condo-rental-agency': {
    name: 'Condo rental agency',
    people: 'rental agents',
    headline: 'The key is under no mat',
  },
  'dentist-office': { name: 'Dentist office', people: 'dentists', headline: 'Calm before the chair' },
  electrician: { name: 'Electrician', people: 'electricians', headline: 'Lights on, paperwork done' },
  fitness: { name: 'Fitness', people: 'trainers', headline: 'The first session is the hardest to book' },
  'hair-styling': { name: 'Hair styling', people: 'stylists', headline: 'Known by their cut' },
  'heating-and-cooling': {
    name: 'Heating and cooling',
    people: 'HVAC contractors',
    headline: 'Warm again by tonight',
  },
  'home-construction': {
    name: 'Home construction',
    people: 'builders',
    headline: 'The drawing, the wall, the handover',
  },
  'house-cleaning': { name: 'House cleaning', people: 'cleaners', headline: 'Same face every Tuesday' },
  landscaping: { name: 'Landscaping', people: 'gardeners', headline: 'Hedges, lawns and quiet corners' },
  'medical-clinic': { name: 'Medical clinic', people: 'clinics', headline: 'Found before the waiting room' },
  'music-lessons': { name: 'Music lessons', people: 'music teachers', headline: 'The first tune in a month' },
  'non-profit-organization': {
    name: 'Non-profit organization',
    people: 'charities',
    headline: 'Say what a donation does',
  },
  nutritionist: { name: 'Nutritionist', people: 'nutritionists', headline: 'No list of forbidden things' },
  'pest-control': {
    name: 'Pest control',
    people: 'pest controllers',
    headline: 'Gone, and told why they came',
  },
  'physical-therapist': {
    name: 'Physical therapist',
    people: 'physical therapists',
    headline: 'Back on the stairs by spring',
  },
  'real-estate-agent': {
    name: 'Real estate agent',
    people: 'real estate agents',
    headline: 'Knows which side gets the sun',
  },
  restaurant: { name: 'Restaurant', people: 'restaurants', headline: 'The menu, readable on a phone' },
  spa: { name: 'Spa', people: 'spas', headline: 'Quiet starts on the page' },
  'technology-consulting': {
    name: 'Technology consulting',
    people: 'consultants',
    headline: 'Less jargon than the others',
  },
  therapist: { name: 'Therapist', people: 'therapists', headline: 'An hour that is only yours' },
  'tire-shop': { name: 'Tire shop', people: 'tire shops', headline: 'On and off the ramp in twenty minutes' },
}

/** The trades shown as chips on the home page; the rest stand on the page of all of them. */
export const chipSlugs = [
  'barber-shop',
  'bike-repair',
  'book-store',
  'car-detailing',
  'carpentry',
  'catering',
  'chess-instructor',
  'coffee-shop',
  'dentist-office',
  'electrician',
  'fitness',
  'hair-styling',
  'heating-and-cooling',
  'house-cleaning',
  'landscaping',
  'music-lessons',
  'nutritionist',
  'pest-control',
  'physical-therapist',
  'therapist',
  'tire-shop',
] as const satisfies readonly IndustrySlug[]

interface TradeGroup {
  readonly title: string
  readonly where: string
  readonly slugs: readonly IndustrySlug[]
}

/** The trades by what people do, as the page of all of them lists them. */
export const tradeGroups: readonly TradeGroup[] = [
  {
    title: 'Fix and build',
    where: 'with a van',
    slugs: ['electrician', 'heating-and-cooling', 'carpentry', 'home-construction'],
  },
  {
    title: 'Keep it nice',
    where: 'at people’s homes',
    slugs: ['house-cleaning', 'landscaping', 'pest-control'],
  },
  {
    title: 'Keep it rolling',
    where: 'in a workshop',
    slugs: ['bike-repair', 'car-detailing', 'tire-shop'],
  },
  { title: 'Cook and pour', where: 'at a table', slugs: ['restaurant', 'coffee-shop', 'catering'] },
  { title: 'Cut, color, calm', where: 'in a chair', slugs: ['barber-shop', 'hair-styling', 'spa'] },
  {
    title: 'Treat and train',
    where: 'by appointment',
    slugs: ['physical-therapist', 'dentist-office', 'medical-clinic', 'therapist', 'nutritionist', 'fitness'],
  },
  { title: 'Teach', where: 'an hour a week', slugs: ['music-lessons', 'chess-instructor'] },
  {
    title: 'Advise and let',
    where: 'at a desk',
    slugs: ['accountant', 'technology-consulting', 'real-estate-agent', 'condo-rental-agency'],
  },
  { title: 'Gather people', where: 'behind an open door', slugs: ['book-store', 'non-profit-organization'] },
]
