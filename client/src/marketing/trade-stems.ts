import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

/**
 * Word beginnings by which the home page marks a trade's chip while somebody types: an ornament without a request, which
 * the page could not wait for. What a business is, the server tells.
 */
export const tradeStems: Readonly<Record<IndustrySlug, string>> = {
  accountant: 'account bookkeep tax payroll audit',
  'barber-shop': 'barber shave beard fade',
  'bike-repair': 'bike bicycle cycl puncture',
  'book-store': 'book read novel publish',
  'car-detailing': 'detail valet polish ceramic car wash',
  carpentry: 'carpent join wood cabinet shelv stair furnit',
  catering: 'cater banquet buffet wedding food',
  'chess-instructor': 'chess',
  'coffee-shop': 'coffee cafe café espresso roast tea',
  'condo-rental-agency': 'condo rental holiday apartment letting airbnb',
  'dentist-office': 'dent teeth tooth orthodon',
  electrician: 'electri wiring fuse socket solar',
  fitness: 'fitness gym train yoga pilates coach',
  'hair-styling': 'hair salon stylist braid colour color',
  'heating-and-cooling': 'heat cool boiler plumb pipe hvac air condition leak',
  'home-construction': 'construct build builder roof renovat extension brick',
  'house-cleaning': 'clean maid laundry window',
  landscaping: 'landscap garden lawn hedge tree',
  'medical-clinic': 'medic clinic doctor gp paediat nurse',
  'music-lessons': 'music piano violin guitar sing drum cello',
  'non-profit-organization': 'charit profit volunteer donat communit founda',
  nutritionist: 'nutrit diet',
  'pest-control': 'pest wasp rat mice mouse termite bug',
  'physical-therapist': 'physio physical therap rehab massage osteo',
  'real-estate-agent': 'real estate realtor property mortgage',
  restaurant: 'restaurant bistro kitchen pizz diner bar eat',
  spa: 'spa sauna wellness facial nail',
  'technology-consulting': 'technolog consult software it support web develop comput',
  therapist: 'therapist psycho counsel couples',
  'tire-shop': 'tire tyre wheel alignment',
}
