// Written by scripts/trade-looks.ts.
import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

/** An invented business of a trade in a few looks, each a picture of a page that the engine made. */
export interface TradeLook {
  readonly business: string
  readonly looks: readonly {
    /** The name of its family. */
    readonly family: string
    readonly file: string
    /** What the page opens with. */
    readonly heading: string
  }[]
}

/** The size of each picture. */
export const lookSize = { width: 640, height: 590 } as const

/** What the page of each trade shows. */
export const tradeLooks: Readonly<Record<IndustrySlug, TradeLook>> = {
  accountant: {
    business: 'Amara Osei Accountants',
    looks: [
      { family: 'Ledger', file: 'look-accountant-aa4f0bbd66a8.webp', heading: 'A shoebox is a fine start' },
      { family: 'Press', file: 'look-accountant-3cfed458415d.webp', heading: 'A shoebox is a fine start' },
      { family: 'Studio', file: 'look-accountant-711fdfc13423.webp', heading: 'A shoebox is a fine start' },
    ],
  },
  'barber-shop': {
    business: 'Dockside Barbers',
    looks: [
      { family: 'Poster', file: 'look-barber-shop-e3dcffa87ab3.webp', heading: 'Sit down. We’ll tidy up.' },
      { family: 'Workshop', file: 'look-barber-shop-c483f7a87c35.webp', heading: 'Sit down. We’ll tidy up.' },
      { family: 'Counter', file: 'look-barber-shop-cd9b303579f2.webp', heading: 'Sit down. We’ll tidy up.' },
    ],
  },
  'bike-repair': {
    business: 'Spoke & Chain',
    looks: [
      {
        family: 'Poster',
        file: 'look-bike-repair-a36bc4e5db3f.webp',
        heading: 'Stops, shifts and rolls again',
      },
      {
        family: 'Workshop',
        file: 'look-bike-repair-5d1a64a0c3af.webp',
        heading: 'Stops, shifts and rolls again',
      },
      {
        family: 'Counter',
        file: 'look-bike-repair-81744d745943.webp',
        heading: 'Stops, shifts and rolls again',
      },
    ],
  },
  'book-store': {
    business: 'The Long Room Books',
    looks: [
      { family: 'Press', file: 'look-book-store-aff88fb278dc.webp', heading: 'Galway reads here' },
      { family: 'Atelier', file: 'look-book-store-8cab7de13d14.webp', heading: 'Galway reads here' },
      { family: 'Ledger', file: 'look-book-store-632bdbfef1fe.webp', heading: 'Galway reads here' },
    ],
  },
  'car-detailing': {
    business: 'Mirrorline Detailing',
    looks: [
      {
        family: 'Poster',
        file: 'look-car-detailing-4e8a9974dbeb.webp',
        heading: 'Under the dirt is a shine',
      },
      {
        family: 'Clinic',
        file: 'look-car-detailing-cbac960f210f.webp',
        heading: 'Under the dirt is a shine',
      },
      {
        family: 'Counter',
        file: 'look-car-detailing-fd5742997d19.webp',
        heading: 'Under the dirt is a shine',
      },
    ],
  },
  carpentry: {
    business: 'Whitlow & Daughter',
    looks: [
      { family: 'Workshop', file: 'look-carpentry-36f3a47f4406.webp', heading: 'Carpenter in Leeds' },
      { family: 'Atelier', file: 'look-carpentry-395fc68259f5.webp', heading: 'Carpenter in Leeds' },
      { family: 'Press', file: 'look-carpentry-c1d545561ada.webp', heading: 'Carpenter in Leeds' },
    ],
  },
  catering: {
    business: 'Saffron & Thyme',
    looks: [
      { family: 'Hearth', file: 'look-catering-00128045d55d.webp', heading: 'You invite, we cook' },
      { family: 'Counter', file: 'look-catering-854047111498.webp', heading: 'You invite, we cook' },
      { family: 'Atelier', file: 'look-catering-0d7a15579ec6.webp', heading: 'You invite, we cook' },
    ],
  },
  'chess-instructor': {
    business: 'Knight School',
    looks: [
      {
        family: 'Press',
        file: 'look-chess-instructor-ff558ef0f64b.webp',
        heading: 'Chess lessons in Chicago',
      },
      {
        family: 'Ledger',
        file: 'look-chess-instructor-50c944ec98a8.webp',
        heading: 'Chess lessons in Chicago',
      },
      {
        family: 'Studio',
        file: 'look-chess-instructor-9caf285d66fa.webp',
        heading: 'Chess lessons in Chicago',
      },
    ],
  },
  'coffee-shop': {
    business: 'Half Past Seven',
    looks: [
      { family: 'Counter', file: 'look-coffee-shop-1272cd97c08a.webp', heading: 'A table by the window' },
      { family: 'Press', file: 'look-coffee-shop-8dde1b898115.webp', heading: 'A table by the window' },
      { family: 'Poster', file: 'look-coffee-shop-6e042efa421e.webp', heading: 'A table by the window' },
    ],
  },
  'condo-rental-agency': {
    business: 'Harbor Row Rentals',
    looks: [
      {
        family: 'Clinic',
        file: 'look-condo-rental-agency-b09e8924f003.webp',
        heading: 'Your place in Seattle',
      },
      {
        family: 'Studio',
        file: 'look-condo-rental-agency-7077f61f09d7.webp',
        heading: 'Your place in Seattle',
      },
      {
        family: 'Counter',
        file: 'look-condo-rental-agency-6d43c80b9319.webp',
        heading: 'Your place in Seattle',
      },
    ],
  },
  'dentist-office': {
    business: 'Elm Street Dental',
    looks: [
      { family: 'Clinic', file: 'look-dentist-office-0243ac4b1ec9.webp', heading: 'A calm chair in Boston' },
      { family: 'Hearth', file: 'look-dentist-office-4478f7fdc520.webp', heading: 'A calm chair in Boston' },
      { family: 'Studio', file: 'look-dentist-office-a7d3a88a2ebc.webp', heading: 'A calm chair in Boston' },
    ],
  },
  electrician: {
    business: 'Bright & Sons Electrical',
    looks: [
      { family: 'Workshop', file: 'look-electrician-52f132f1bea8.webp', heading: 'Power put right' },
      { family: 'Poster', file: 'look-electrician-45dd96e821cc.webp', heading: 'Power put right' },
      { family: 'Counter', file: 'look-electrician-84a2a83de041.webp', heading: 'Power put right' },
    ],
  },
  fitness: {
    business: 'Ironwood Training',
    looks: [
      { family: 'Poster', file: 'look-fitness-4f8a918ec63f.webp', heading: 'Fitness training in Denver' },
      { family: 'Studio', file: 'look-fitness-9bba2c6ab803.webp', heading: 'Fitness training in Denver' },
      { family: 'Clinic', file: 'look-fitness-ea6ef87224e6.webp', heading: 'Fitness training in Denver' },
    ],
  },
  'hair-styling': {
    business: 'Salon Margaux',
    looks: [
      { family: 'Atelier', file: 'look-hair-styling-8a906246f385.webp', heading: 'Cut and color in London' },
      { family: 'Studio', file: 'look-hair-styling-47eaec85b91c.webp', heading: 'Cut and color in London' },
      { family: 'Press', file: 'look-hair-styling-2c5370927121.webp', heading: 'Cut and color in London' },
    ],
  },
  'heating-and-cooling': {
    business: 'Prairie Air',
    looks: [
      { family: 'Clinic', file: 'look-heating-and-cooling-8fcd1d276dcd.webp', heading: 'Heat that comes on' },
      {
        family: 'Workshop',
        file: 'look-heating-and-cooling-1e197a377e40.webp',
        heading: 'Heat that comes on',
      },
      { family: 'Field', file: 'look-heating-and-cooling-b97abfab0ef3.webp', heading: 'Heat that comes on' },
    ],
  },
  'home-construction': {
    business: 'Okafor Building',
    looks: [
      {
        family: 'Workshop',
        file: 'look-home-construction-7ed9ae15796d.webp',
        heading: 'From drawing to front door',
      },
      {
        family: 'Field',
        file: 'look-home-construction-0aba4b1b8466.webp',
        heading: 'From drawing to front door',
      },
      {
        family: 'Ledger',
        file: 'look-home-construction-821e176dc8b8.webp',
        heading: 'From drawing to front door',
      },
    ],
  },
  'house-cleaning': {
    business: 'Fresh Sheet Cleaning',
    looks: [
      {
        family: 'Hearth',
        file: 'look-house-cleaning-93165215ea1b.webp',
        heading: 'Dust gone, things untouched',
      },
      {
        family: 'Clinic',
        file: 'look-house-cleaning-9460ad87de82.webp',
        heading: 'Dust gone, things untouched',
      },
      {
        family: 'Counter',
        file: 'look-house-cleaning-946115012b29.webp',
        heading: 'Dust gone, things untouched',
      },
    ],
  },
  landscaping: {
    business: 'Fernhill Gardens',
    looks: [
      { family: 'Field', file: 'look-landscaping-02a753c2cef4.webp', heading: 'Your garden, looked after' },
      { family: 'Hearth', file: 'look-landscaping-418f6105ad1b.webp', heading: 'Your garden, looked after' },
      {
        family: 'Workshop',
        file: 'look-landscaping-5e11644c05f8.webp',
        heading: 'Your garden, looked after',
      },
    ],
  },
  'medical-clinic': {
    business: 'Riverside Family Clinic',
    looks: [
      {
        family: 'Clinic',
        file: 'look-medical-clinic-327d734bc513.webp',
        heading: 'Somebody who listens first',
      },
      {
        family: 'Hearth',
        file: 'look-medical-clinic-bd3759c3f84f.webp',
        heading: 'Somebody who listens first',
      },
      {
        family: 'Ledger',
        file: 'look-medical-clinic-c1872453f6cd.webp',
        heading: 'Somebody who listens first',
      },
    ],
  },
  'music-lessons': {
    business: 'Clara Voss Piano',
    looks: [
      { family: 'Press', file: 'look-music-lessons-1e16c1da67eb.webp', heading: 'Play something you love' },
      { family: 'Atelier', file: 'look-music-lessons-a88a87edd911.webp', heading: 'Play something you love' },
      { family: 'Hearth', file: 'look-music-lessons-588cdcb90cf2.webp', heading: 'Play something you love' },
    ],
  },
  'non-profit-organization': {
    business: 'Second Table',
    looks: [
      {
        family: 'Field',
        file: 'look-non-profit-organization-5cf4f3a132c3.webp',
        heading: 'Give an hour. Or a door.',
      },
      {
        family: 'Hearth',
        file: 'look-non-profit-organization-4f0d03ad8b31.webp',
        heading: 'Give an hour. Or a door.',
      },
      {
        family: 'Poster',
        file: 'look-non-profit-organization-ce436358bc3e.webp',
        heading: 'Give an hour. Or a door.',
      },
    ],
  },
  nutritionist: {
    business: 'Plain Plate Nutrition',
    looks: [
      {
        family: 'Hearth',
        file: 'look-nutritionist-dbdda20ee479.webp',
        heading: 'Eat well without a timetable',
      },
      {
        family: 'Field',
        file: 'look-nutritionist-1eb6b20bf21a.webp',
        heading: 'Eat well without a timetable',
      },
      {
        family: 'Clinic',
        file: 'look-nutritionist-341e84d65069.webp',
        heading: 'Eat well without a timetable',
      },
    ],
  },
  'pest-control': {
    business: 'Burrow Pest Control',
    looks: [
      { family: 'Poster', file: 'look-pest-control-f82cad9930d6.webp', heading: 'Your kitchen, yours again' },
      {
        family: 'Workshop',
        file: 'look-pest-control-bee294c3ee16.webp',
        heading: 'Your kitchen, yours again',
      },
      { family: 'Clinic', file: 'look-pest-control-40733366e257.webp', heading: 'Your kitchen, yours again' },
    ],
  },
  'physical-therapist': {
    business: 'Stride Physiotherapy',
    looks: [
      {
        family: 'Clinic',
        file: 'look-physical-therapist-b522d8f994e6.webp',
        heading: 'Back on the stairs, painless',
      },
      {
        family: 'Studio',
        file: 'look-physical-therapist-a4e078d283a8.webp',
        heading: 'Back on the stairs, painless',
      },
      {
        family: 'Field',
        file: 'look-physical-therapist-cef1aed6686b.webp',
        heading: 'Back on the stairs, painless',
      },
    ],
  },
  'real-estate-agent': {
    business: 'Marchetti Homes',
    looks: [
      {
        family: 'Ledger',
        file: 'look-real-estate-agent-43922567675c.webp',
        heading: 'Estate agent in Brighton',
      },
      {
        family: 'Studio',
        file: 'look-real-estate-agent-fc9c200283d1.webp',
        heading: 'Estate agent in Brighton',
      },
      {
        family: 'Atelier',
        file: 'look-real-estate-agent-8497d9db6dda.webp',
        heading: 'Estate agent in Brighton',
      },
    ],
  },
  restaurant: {
    business: 'Casa Lupe',
    looks: [
      { family: 'Counter', file: 'look-restaurant-4a66d5c54407.webp', heading: 'Sit down, we’ll cook' },
      { family: 'Atelier', file: 'look-restaurant-6434a9f9dea7.webp', heading: 'Sit down, we’ll cook' },
      { family: 'Press', file: 'look-restaurant-bc5b295f4866.webp', heading: 'Sit down, we’ll cook' },
    ],
  },
  spa: {
    business: 'Stillwater Day Spa',
    looks: [
      { family: 'Atelier', file: 'look-spa-d0b72792b4d2.webp', heading: 'Lie down. Breathe out.' },
      { family: 'Clinic', file: 'look-spa-4fa07e70871f.webp', heading: 'Lie down. Breathe out.' },
      { family: 'Hearth', file: 'look-spa-a5eeefe98783.webp', heading: 'Lie down. Breathe out.' },
    ],
  },
  'technology-consulting': {
    business: 'Plain Cable IT',
    looks: [
      {
        family: 'Studio',
        file: 'look-technology-consulting-f71eca556d73.webp',
        heading: 'Less clicking, more working',
      },
      {
        family: 'Ledger',
        file: 'look-technology-consulting-65b7f43f439b.webp',
        heading: 'Less clicking, more working',
      },
      {
        family: 'Press',
        file: 'look-technology-consulting-f3db97dc3e44.webp',
        heading: 'Less clicking, more working',
      },
    ],
  },
  therapist: {
    business: 'Dr Ines Calder',
    looks: [
      { family: 'Hearth', file: 'look-therapist-d18ccbf44add.webp', heading: 'You don’t have to explain' },
      { family: 'Field', file: 'look-therapist-0d9e6be2ada7.webp', heading: 'You don’t have to explain' },
      { family: 'Atelier', file: 'look-therapist-87e2041fc691.webp', heading: 'You don’t have to explain' },
    ],
  },
  'tire-shop': {
    business: 'Ridgeway Tire',
    looks: [
      { family: 'Poster', file: 'look-tire-shop-0556b27837f8.webp', heading: 'Roll in, drive straight' },
      { family: 'Workshop', file: 'look-tire-shop-9c69bcb6ae85.webp', heading: 'Roll in, drive straight' },
      { family: 'Counter', file: 'look-tire-shop-6fd780064eeb.webp', heading: 'Roll in, drive straight' },
    ],
  },
}
