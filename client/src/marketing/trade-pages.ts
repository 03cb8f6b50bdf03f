import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

export interface TradePage {
  lead: string
  /** What a visitor of such a business looks for first, in their words. */
  asks: readonly [string, string, string]
}

export const tradePages: Readonly<Record<IndustrySlug, TradePage>> = {
  accountant: {
    lead: 'Say whom you keep books for, what a year end costs and how to send you the shoebox.',
    asks: ['Do you take businesses my size?', 'What does a tax return cost?', 'Who answers when I call?'],
  },
  'barber-shop': {
    lead: 'Cuts, prices, opening hours and the way to your door, before anybody has to ring.',
    asks: ['What is a skin fade?', 'Walk in or book?', 'Are you open on Monday?'],
  },
  'bike-repair': {
    lead: 'A price list people can read on the platform, and how long they must do without.',
    asks: ['What does a puncture cost?', 'Can I wait for it?', 'Do you mend e-bikes?'],
  },
  'book-store': {
    lead: 'What is on the table this month, who reads on Thursday, how to order what is not in.',
    asks: ['Can you order it?', 'When is the next reading?', 'Do you buy old books?'],
  },
  'car-detailing': {
    lead: 'Three honest packages, how long the car is gone, and pictures that do the talking.',
    asks: ['How long does it take?', 'Do you come to me?', 'What is in the full valet?'],
  },
  carpentry: {
    lead: 'Stairs, sashes, shelves: show the joint close up, say what is made in your own shop.',
    asks: ['Do you draw it first?', 'Which woods?', 'When could you begin?'],
  },
  catering: {
    lead: 'Menus with a price for each guest, the radius you drive and the date field that starts it.',
    asks: ['From how many guests?', 'Can you do vegan?', 'Is my date free?'],
  },
  'chess-instructor': {
    lead: 'Whom you teach, at what level, online or across a board, and what the first hour is like.',
    asks: ['From which age?', 'Online as well?', 'What is your rating?'],
  },
  'coffee-shop': {
    lead: 'Today’s beans, the cake on the counter, the hours, and whether laptops are welcome.',
    asks: ['Open on Sunday?', 'Which roaster?', 'Is there oat milk?'],
  },
  'condo-rental-agency': {
    lead: 'Homes by the week or the season, what is included and whom guests call at night.',
    asks: ['Is my week free?', 'Are dogs allowed?', 'What does cleaning cost?'],
  },
  'dentist-office': {
    lead: 'New patients, emergencies, fees and faces: the four things people look for with a sore tooth.',
    asks: ['Do you take new patients?', 'What if it hurts tonight?', 'What does a check-up cost?'],
  },
  electrician: {
    lead: 'Which work, which area, which certificate, and a number that answers.',
    asks: ['Do you come out at night?', 'Are you certified?', 'What does a socket cost?'],
  },
  fitness: {
    lead: 'Who you train, where, in groups of how many, and what the first month looks like.',
    asks: ['I am a beginner: is it for me?', 'Where do we meet?', 'Can I try once?'],
  },
  'hair-styling': {
    lead: 'Your own pictures first, then prices by length, then the calendar.',
    asks: ['What does color cost?', 'Do you do curls?', 'Who is free on Saturday?'],
  },
  'heating-and-cooling': {
    lead: 'Emergency number on top, service plans below, brands and area in between.',
    asks: ['My boiler is out: when can you come?', 'What is a yearly service?', 'Do you fit heat pumps?'],
  },
  'home-construction': {
    lead: 'Finished houses with their stories, what you build and what you leave to others.',
    asks: ['Do you do extensions?', 'Who runs the site?', 'May I see one?'],
  },
  'house-cleaning': {
    lead: 'What is cleaned, what it costs by the hour, who comes and who is insured.',
    asks: ['Do you bring your things?', 'Is it the same person?', 'Do you do ovens?'],
  },
  landscaping: {
    lead: 'Seasons, not services: what you do when, with gardens you made to walk through.',
    asks: ['Do you look after it later?', 'When should we plant?', 'What does a visit cost?'],
  },
  'medical-clinic': {
    lead: 'Hours, languages, insurances, doctors with names, and what to bring.',
    asks: ['Do I need a referral?', 'Which insurance?', 'Is there a lift?'],
  },
  'music-lessons': {
    lead: 'Instrument, age, room, price of a half hour, and a sentence about how you teach.',
    asks: ['From which age?', 'Do I need an instrument?', 'Is there a trial lesson?'],
  },
  'non-profit-organization': {
    lead: 'The work in one sentence, the people behind it, and three ways to help.',
    asks: ['Where does the money go?', 'Can I volunteer?', 'Who runs it?'],
  },
  nutritionist: {
    lead: 'Whom you help, how a first conversation goes, what is paid by whom.',
    asks: ['Does insurance pay?', 'Online or in person?', 'How many sessions?'],
  },
  'pest-control': {
    lead: 'Which pests, how fast, is it safe for the cat: answered above the fold.',
    asks: ['Can you come today?', 'Is it safe for pets?', 'Do they come back?'],
  },
  'physical-therapist': {
    lead: 'Complaints in people’s own words, your methods in yours, the next free slot.',
    asks: ['Do I need a prescription?', 'What should I wear?', 'How long is a session?'],
  },
  'real-estate-agent': {
    lead: 'Your streets, your sales, your face: people choose the agent before the house.',
    asks: ['What is my house worth?', 'What is your fee?', 'How long will it take?'],
  },
  restaurant: {
    lead: 'Dishes with prices as text, tonight’s hours, the table button and the way there.',
    asks: ['What is on tonight?', 'Is there a table for six?', 'Can you do gluten free?'],
  },
  spa: {
    lead: 'Treatments by length and feeling, vouchers, and what happens when one arrives.',
    asks: ['What do I bring?', 'Is there a voucher?', 'Can we come as two?'],
  },
  'technology-consulting': {
    lead: 'The problem you take away, two cases with numbers, and a calendar.',
    asks: ['Have you done it before?', 'What does a day cost?', 'Who owns the code?'],
  },
  therapist: {
    lead: 'A face, a room, your way of working, fees, and a first step that is small.',
    asks: ['How do we begin?', 'Is it confidential?', 'What does a session cost?'],
  },
  'tire-shop': {
    lead: 'Sizes, brands, seasonal storage, prices with fitting, and no telephone queue.',
    asks: ['Have you got my size?', 'Do you store winter tires?', 'How much with fitting?'],
  },
}
