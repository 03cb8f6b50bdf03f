import type { WrittenSkill } from './idea.ts'

/** What is made of clay, silver, leather, wax and iron, and what hands do for heads. */
export const skillsOfCrafts: readonly WrittenSkill[] = [
  {
    id: 'pottery',
    called: 'pottery',
    said: 'pottery, clay, ceramics',
    ideas: `Cups made for one café: One shape, forty times, and spares.: half
      Clay evenings without a wheel: A table that wipes clean, and boxes to carry.: evenings
      Broken favourites mended with gold: Slow glue, fine brushes and honest prices.: evenings
      Plates with names for newborns: One stamp set, one glaze, four weeks.: half
      Clay hands of small families: A slab, a rolling pin and a kiln.: saturdays
      Kiln space, let by shelf: A list, a lock and a firing each week.: all
      Bowls thrown together in {place}: Two wheels and aprons.: saturdays
      Tiles copied for old kitchens: A mould, test glazes and patience.: half`,
  },
  {
    id: 'jewelry',
    called: '{it}',
    said: 'jewellery, jewelry, silver, bead',
    ideas: `Rings made by both partners: Two benches and one long Saturday.: saturdays
      Grandmother’s brooch, worn again: A drawing first, then the saw.: half
      Necklaces restrung while you wait: Silk, knots and good light.: saturdays
      Lost earrings, one made again: The one that is left, and wax.: evenings
      Silver cleaned before the feast: Soft cloths, and a list of pieces.: half
      Silver mornings in {place}: Four benches, one ring each.: saturdays
      Beads threaded at birthday parties: Twelve boards and a box of clasps.: saturdays`,
  },
  {
    id: 'leather',
    called: 'leatherwork',
    said: 'leather, leatherwork, saddlery',
    ideas: `Belts cut to your waist: One hide, six buckles, ten minutes.: saturdays
      Old bags with new handles: An awl, waxed thread and matching dye.: evenings
      First wallet in one evening: Six sets of tools and two hides.: evenings
      Leather jackets cleaned and fed: Cream, cloths and a rack to dry.: half
      Leather stall in {place}: Belts, and a punch that fits all.: saturdays
      Satchels mended, straps made new: A clamp, two needles and good light.: half`,
  },
  {
    id: 'candles',
    called: '{it} making',
    said: 'candle, soap, perfume',
    ideas: `{it} making for hen parties: Twelve jars and one long table.: saturdays
      Handmade {it}s, boxed by post: Few things, well photographed.: evenings
      {it}s for small hotels: One scent, their name and a standing order.: half
      {it} making in {place}: Two pots that are never for food.: evenings
      {it}s for small weddings: Forty boxes, and ribbon.: evenings`,
  },
  {
    id: 'metal',
    called: '{it}',
    said: 'welding, metalwork, blacksmith, forging',
    ideas: `Garden gates made to measure: A drawing, a welder and a van for a day.: all
      Railings mended where they stand: A mask, a generator and dry weather.: half
      First weld, safely in hours: Two masks, scrap and a fire blanket.: saturdays
      Tools with new handles: A vise, ash and old blades.: evenings
      Fire bowls from old barrels: A grinder, and somewhere loud.: saturdays
      {it} jobs in {place}: A price to look, another to do it.: half`,
  },
  {
    id: 'hair',
    called: '{it}',
    said: 'hair, haircut, barber, hairdressing, braiding, beard',
    ideas: `Haircuts at the kitchen table: Scissors, a cape and a dustpan of your own.: half
      Braids for school on Sundays: A high chair and cartoons.: saturdays
      Hair washed in hospital: Ask the ward first, and bring little.: half
      Bridal hair before nine o’clock: A trial, a checklist and an alarm.: saturdays
      Beards trimmed at your desk: One cape, one mirror, ten minutes.: half
      Haircuts for nervous small heads: No mirror, no hurry and a story.: saturdays
      First haircut, lock kept: A card, a ribbon and a photograph.: saturdays
      Home haircuts in {place}: A bag that holds everything.: half`,
  },
  {
    id: 'massage',
    called: 'massage',
    said: 'massage',
    ideas: `Shoulder massage at your desk: One chair that folds, twenty minutes each.: half
      Massage at home in {place}: A table that folds, and warm oil.: half
      Tired feet of nurses, massaged: A stool, towels and the hour after the shift.: half
      Massage for two, taught gently: Two mats, oil and an evening.: evenings
      Hands massaged at the bedside: Ask the home first, and bring warm oil.: half
      Massage after the village run: Two tables, and ten minutes each.: saturdays
      Quiet massage, nobody talks: One lamp, one blanket, one hour.: evenings
      Massage chair at the market: A folding chair and a sign.: saturdays`,
  },
  {
    id: 'nails',
    called: 'manicure',
    said: 'nail, manicure, pedicure',
    ideas: `Party nails for six friends: Six colours and one long table.: saturdays
      Nails painted on the ward: Ask the ward first, and bring little.: half
      Bridal nails, tried and kept: A trial, and a bottle to take along.: saturdays
      Nails done in {place}: A lamp, a towel and your table or theirs.: half
      Bitten nails, grown back slowly: Six visits, and a photograph of each.: evenings
      Short nails for busy hands: Filed, oiled, in twenty minutes.: half
      Nails painted before the interview: One hour, the evening before.: evenings
      First manicure, for shy fathers: A chair, a file and no colour.: saturdays`,
  },
  {
    id: 'beauty',
    called: '{it}',
    said: 'makeup, make-up, beauty, skincare',
    ideas: `Five-minute face, taught at home: Their own bag, sorted as well.: evenings
      Wedding faces ready by ten: A trial, a checklist and an alarm.: saturdays
      Stage faces for school plays: Sponges, and twenty children in a row.: evenings
      First {it} lesson, no hurry: A mirror, good light and their own bag.: half
      Faces painted at village fairs: Six colours and a stool.: saturdays
      Passport photographs, face made kind: Ten minutes, powder and a comb.: half
      {it} at home in {place}: A case that folds, and a lamp.: half
      Old products sorted and thrown: Their shelf, your eye, one bag out.: evenings`,
  },
]
