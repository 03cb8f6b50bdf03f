import type { IndustrySlug } from '@shingle/shared/industry/industry-slugs.ts'

/** What an invented business of a trade would type into onboarding. */
export interface InventedBusiness {
  readonly industry: IndustrySlug
  readonly name: string
  readonly about: string
  readonly place: string
}

// One row a business: trade | name | what it says about itself | place. Phone numbers use the ranges kept for fiction.
const rows = `
accountant | Amara Osei Accountants | Bookkeeping, VAT returns and year-end accounts for sole traders and small limited companies. Fixed monthly fees. 0117 496 0155. | Bristol, England
barber-shop | Dockside Barbers | Skin fades, classic cuts, beard trims and hot towel shaves. Walk in, or call 0151 496 0120. Open Tue-Sat 9am-6pm. | Liverpool, England
bike-repair | Spoke & Chain | Bicycle repairs and servicing while you wait. Puncture 15, full service 75. 503-555-0142 | Portland, OR
book-store | The Long Room Books | Independent bookshop: new fiction, children's books and second-hand crime. Reading group on the first Thursday. | Galway, Ireland
car-detailing | Mirrorline Detailing | Hand car wash, interior valeting, machine polishing and ceramic coating at your drive. 512-555-0181 | Austin, TX
carpentry | Whitlow & Daughter | Fitted wardrobes, alcove shelving, sash window repair and kitchen fitting. Father and daughter. 0113 496 0142 | Leeds, England
catering | Saffron & Thyme | Wedding catering, office lunches and funeral teas, cooked from scratch in our own kitchen. | York, England
chess-instructor | Knight School | Chess lessons for children and adults, online and in person. Former national team player. 312-555-0119 | Chicago, IL
coffee-shop | Half Past Seven | Espresso, filter coffee, sourdough toast and cinnamon buns. Open Mon-Fri 7am-4pm, Sat-Sun 8am-4pm. | Melbourne, Australia
condo-rental-agency | Harbor Row Rentals | Furnished condos by the month near the waterfront. Viewings, leases and maintenance in one office. 206-555-0164 | Seattle, WA
dentist-office | Elm Street Dental | Check-ups, fillings, crowns and children's dentistry. Emergency appointments the same day. 617-555-0137 | Boston, MA
electrician | Bright & Sons Electrical | Rewiring, consumer units, EV chargers and fault finding. 0161 496 0108. Open Mon-Fri 8am-6pm. | Manchester, England
fitness | Ironwood Training | Personal training and small strength classes for people over forty. 303-555-0155 | Denver, CO
hair-styling | Salon Margaux | Cuts, colour, balayage and bridal hair by two stylists. By appointment. 020 7946 0133 | London, England
heating-and-cooling | Prairie Air | Furnace repair, air conditioning installation and heat pumps. Call 402-555-0148 day or night. | Omaha, NE
home-construction | Okafor Building | Extensions, loft conversions and garden rooms, with one site manager from start to finish. 0121 496 0177 | Birmingham, England
house-cleaning | Fresh Sheet Cleaning | Weekly cleaning, deep cleans and end-of-tenancy cleaning. The same two people every time. 0131 496 0190 | Edinburgh, Scotland
landscaping | Fernhill Gardens | Planting design, lawns, hedge cutting and dry stone walls. 01632 960 114 | Hexham, England
medical-clinic | Riverside Family Clinic | Family medicine, vaccinations and blood tests. Same-day appointments. 416-555-0173. Open Mon-Fri 8am-5pm. | Toronto, Canada
music-lessons | Clara Voss Piano | Piano lessons for beginners and grade exams, in my studio or at your home. 01865 496 012 | Oxford, England
non-profit-organization | Second Table | We collect surplus food from shops and cook free community suppers every Friday. | Sheffield, England
nutritionist | Plain Plate Nutrition | Nutrition advice for diabetes, sports and gut health. One to one, without fad diets. 604-555-0129 | Vancouver, Canada
pest-control | Burrow Pest Control | Mice, rats, wasps, bed bugs and squirrel proofing. 24 hours. 0114 496 0166 | Sheffield, England
physical-therapist | Stride Physiotherapy | Back pain, sports injuries and recovery after surgery. Home visits. 0118 496 0151 | Reading, England
real-estate-agent | Marchetti Homes | Selling and letting houses and flats in the old town. Free valuations. 01273 496 017 | Brighton, England
restaurant | Casa Lupe | Oaxacan kitchen: mole, tlayudas and mezcal. Dinner Tue-Sun 5pm-10pm. 505-555-0136 | Santa Fe, NM
spa | Stillwater Day Spa | Massage, facials, sauna and salt scrubs for one or two. 828-555-0170 | Asheville, NC
technology-consulting | Plain Cable IT | IT support, networks and backups for small offices. No tickets, you ring Dan: 01223 496 018 | Cambridge, England
therapist | Dr Ines Calder | Counselling and CBT for anxiety, grief and burnout. Online and in person. | Dublin, Ireland
tire-shop | Ridgeway Tire | New and used tires, balancing, puncture repair and seasonal storage. 585-555-0162. Open Mon-Sat 8am-6pm. | Rochester, NY
`

const read = (row: string): InventedBusiness => {
  const [industry = '', name = '', about = '', place = ''] = row.split(' | ')
  // The rows above name trades as the product does; a wrong one shows at once as a page of the general pack.
  return { industry: industry as IndustrySlug, name, about, place }
}

/** One invented business for each of the trades Shingle knows by name. */
export const inventedBusinesses: readonly InventedBusiness[] = rows.trim().split('\n').map(read)
