import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

export type Trade = {
  name: string
  /** Who reads the page, such as 'barbers'. */
  people: string
  headline: string
  lead: string
  /** What a visitor of such a business looks for first, in their words. */
  asks: readonly [string, string, string]
  /** Word beginnings by which the start form recognises the trade. */
  stems: string
}

const trade = (
  name: string,
  people: string,
  headline: string,
  rest: Omit<Trade, 'name' | 'people' | 'headline'>,
): Trade => ({
  name,
  people,
  headline,
  ...rest,
})

export const trades: Readonly<Record<IndustrySlug, Trade>> = {
  accountant: trade('Accountant', 'accountants', 'Figures that add up to an appointment', {
    lead: 'Say whom you keep books for, what a year end costs and how to send you the shoebox.',
    asks: ['Do you take businesses my size?', 'What does a tax return cost?', 'Who answers when I call?'],
    stems: 'account bookkeep tax payroll audit',
  }),
  'barber-shop': trade('Barber shop', 'barbers', 'The chair is free at ten past two', {
    lead: 'Cuts, prices, opening hours and the way to your door, before anybody has to ring.',
    asks: ['What is a skin fade?', 'Walk in or book?', 'Are you open on Monday?'],
    stems: 'barber shave beard fade',
  }),
  'bike-repair': trade('Bike repair', 'bike mechanics', 'In by eight, ridden home by six', {
    lead: 'A price list people can read on the platform, and how long they must do without.',
    asks: ['What does a puncture cost?', 'Can I wait for it?', 'Do you mend e-bikes?'],
    stems: 'bike bicycle cycl puncture',
  }),
  'book-store': trade('Book store', 'booksellers', 'A window that is lit after closing', {
    lead: 'What is on the table this month, who reads on Thursday, how to order what is not in.',
    asks: ['Can you order it?', 'When is the next reading?', 'Do you buy old books?'],
    stems: 'book read novel publish',
  }),
  'car-detailing': trade('Car detailing', 'detailers', 'Show the paint before and after', {
    lead: 'Three honest packages, how long the car is gone, and pictures that do the talking.',
    asks: ['How long does it take?', 'Do you come to me?', 'What is in the full valet?'],
    stems: 'detail valet polish ceramic car wash',
  }),
  carpentry: trade('Carpentry', 'joiners', 'Made for one house', {
    lead: 'Stairs, sashes, shelves: show the joint close up, say what is made in your own shop.',
    asks: ['Do you draw it first?', 'Which woods?', 'When could you begin?'],
    stems: 'carpent join wood cabinet shelv stair furnit',
  }),
  catering: trade('Catering', 'caterers', 'Lunch for forty, cooked that morning', {
    lead: 'Menus with a price for each guest, the radius you drive and the date field that starts it.',
    asks: ['From how many guests?', 'Can you do vegan?', 'Is my date free?'],
    stems: 'cater banquet buffet wedding food',
  }),
  'chess-instructor': trade('Chess instructor', 'chess teachers', 'Three moves ahead of the beginner', {
    lead: 'Whom you teach, at what level, online or across a board, and what the first hour is like.',
    asks: ['From which age?', 'Online as well?', 'What is your rating?'],
    stems: 'chess',
  }),
  'coffee-shop': trade('Coffee shop', 'cafés', 'Smell it from the pavement', {
    lead: 'Today’s beans, the cake on the counter, the hours, and whether laptops are welcome.',
    asks: ['Open on Sunday?', 'Which roaster?', 'Is there oat milk?'],
    stems: 'coffee cafe café espresso roast tea',
  }),
  'condo-rental-agency': trade('Condo rental agency', 'rental agents', 'The key is under no mat', {
    lead: 'Homes by the week or the season, what is included and whom guests call at night.',
    asks: ['Is my week free?', 'Are dogs allowed?', 'What does cleaning cost?'],
    stems: 'condo rental holiday apartment letting airbnb',
  }),
  'dentist-office': trade('Dentist office', 'dentists', 'Calm before the chair', {
    lead: 'New patients, emergencies, fees and faces: the four things people look for with a sore tooth.',
    asks: ['Do you take new patients?', 'What if it hurts tonight?', 'What does a check-up cost?'],
    stems: 'dent teeth tooth orthodon',
  }),
  electrician: trade('Electrician', 'electricians', 'Lights on, paperwork done', {
    lead: 'Which work, which area, which certificate, and a number that answers.',
    asks: ['Do you come out at night?', 'Are you certified?', 'What does a socket cost?'],
    stems: 'electri wiring fuse socket solar',
  }),
  fitness: trade('Fitness', 'trainers', 'The first session is the hardest to book', {
    lead: 'Who you train, where, in groups of how many, and what the first month looks like.',
    asks: ['I am a beginner: is it for me?', 'Where do we meet?', 'Can I try once?'],
    stems: 'fitness gym train yoga pilates coach',
  }),
  'hair-styling': trade('Hair styling', 'stylists', 'Known by their cut', {
    lead: 'Your own pictures first, then prices by length, then the calendar.',
    asks: ['What does colour cost?', 'Do you do curls?', 'Who is free on Saturday?'],
    stems: 'hair salon stylist braid colour color',
  }),
  'heating-and-cooling': trade('Heating and cooling', 'heating engineers', 'Warm again by tonight', {
    lead: 'Emergency number on top, service plans below, brands and area in between.',
    asks: ['My boiler is out: when can you come?', 'What is a yearly service?', 'Do you fit heat pumps?'],
    stems: 'heat cool boiler plumb pipe hvac air condition leak',
  }),
  'home-construction': trade('Home construction', 'builders', 'The drawing, the wall, the handover', {
    lead: 'Finished houses with their stories, what you build and what you leave to others.',
    asks: ['Do you do extensions?', 'Who runs the site?', 'May I see one?'],
    stems: 'construct build builder roof renovat extension brick',
  }),
  'house-cleaning': trade('House cleaning', 'cleaners', 'Same face every Tuesday', {
    lead: 'What is cleaned, what it costs by the hour, who comes and who is insured.',
    asks: ['Do you bring your things?', 'Is it the same person?', 'Do you do ovens?'],
    stems: 'clean maid laundry window',
  }),
  landscaping: trade('Landscaping', 'gardeners', 'Hedges, lawns and quiet corners', {
    lead: 'Seasons, not services: what you do when, with gardens you made to walk through.',
    asks: ['Do you look after it later?', 'When should we plant?', 'What does a visit cost?'],
    stems: 'landscap garden lawn hedge tree',
  }),
  'medical-clinic': trade('Medical clinic', 'clinics', 'Found before the waiting room', {
    lead: 'Hours, languages, insurances, doctors with names, and what to bring.',
    asks: ['Do I need a referral?', 'Which insurance?', 'Is there a lift?'],
    stems: 'medic clinic doctor gp paediat nurse',
  }),
  'music-lessons': trade('Music lessons', 'music teachers', 'The first tune in a month', {
    lead: 'Instrument, age, room, price of a half hour, and a sentence about how you teach.',
    asks: ['From which age?', 'Do I need an instrument?', 'Is there a trial lesson?'],
    stems: 'music piano violin guitar sing drum cello',
  }),
  'non-profit-organization': trade('Non-profit organization', 'charities', 'Say what a donation does', {
    lead: 'The work in one sentence, the people behind it, and three ways to help.',
    asks: ['Where does the money go?', 'Can I volunteer?', 'Who runs it?'],
    stems: 'charit profit volunteer donat communit founda',
  }),
  nutritionist: trade('Nutritionist', 'nutritionists', 'No list of forbidden things', {
    lead: 'Whom you help, how a first conversation goes, what is paid by whom.',
    asks: ['Does insurance pay?', 'Online or in person?', 'How many sessions?'],
    stems: 'nutrit diet',
  }),
  'pest-control': trade('Pest control', 'pest controllers', 'Gone, and told why they came', {
    lead: 'Which pests, how fast, is it safe for the cat: answered above the fold.',
    asks: ['Can you come today?', 'Is it safe for pets?', 'Do they come back?'],
    stems: 'pest wasp rat mice mouse termite bug',
  }),
  'physical-therapist': trade('Physical therapist', 'physiotherapists', 'Back on the stairs by spring', {
    lead: 'Complaints in people’s own words, your methods in yours, the next free slot.',
    asks: ['Do I need a prescription?', 'What should I wear?', 'How long is a session?'],
    stems: 'physio physical therap rehab massage osteo',
  }),
  'real-estate-agent': trade('Real estate agent', 'estate agents', 'Knows which side gets the sun', {
    lead: 'Your streets, your sales, your face: people choose the agent before the house.',
    asks: ['What is my house worth?', 'What is your fee?', 'How long will it take?'],
    stems: 'real estate realtor property mortgage',
  }),
  restaurant: trade('Restaurant', 'restaurants', 'The menu, readable on a phone', {
    lead: 'Dishes with prices as text, tonight’s hours, the table button and the way there.',
    asks: ['What is on tonight?', 'Is there a table for six?', 'Can you do gluten free?'],
    stems: 'restaurant bistro kitchen pizz diner bar eat',
  }),
  spa: trade('Spa', 'spas', 'Quiet starts on the page', {
    lead: 'Treatments by length and feeling, vouchers, and what happens when one arrives.',
    asks: ['What do I bring?', 'Is there a voucher?', 'Can we come as two?'],
    stems: 'spa sauna wellness facial nail',
  }),
  'technology-consulting': trade('Technology consulting', 'consultants', 'Less jargon than the others', {
    lead: 'The problem you take away, two cases with numbers, and a calendar.',
    asks: ['Have you done it before?', 'What does a day cost?', 'Who owns the code?'],
    stems: 'technolog consult software it support web develop comput',
  }),
  therapist: trade('Therapist', 'therapists', 'An hour that is only yours', {
    lead: 'A face, a room, your way of working, fees, and a first step that is small.',
    asks: ['How do we begin?', 'Is it confidential?', 'What does a session cost?'],
    stems: 'therapist psycho counsel couples',
  }),
  'tire-shop': trade('Tire shop', 'tire shops', 'On and off the ramp in twenty minutes', {
    lead: 'Sizes, brands, seasonal storage, prices with fitting, and no telephone queue.',
    asks: ['Have you got my size?', 'Do you store winter tyres?', 'How much with fitting?'],
    stems: 'tire tyre wheel alignment',
  }),
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
