import type { WrittenSkill } from './idea.ts'

/** What hands can do. */
export const skillsOfHands: readonly WrittenSkill[] = [
  {
    said: 'sewing, sew, seamstress, tailoring, dressmaking, stitching, needlework, mending clothes',
    ideas: `Wetsuit repairs beside the harbour: Needs a strong machine and a rail to dry on.
      Hems and zips while shopping: A market stall with a fixed price list.: saturdays
      First sewing machine, four lessons: Groups of three at your own table.: evenings
      Mending pannier bags and tents: By post as well, with no shop and no fixed hours.
      Costume alterations for the theatre: One fitting room, and a good steam iron.
      Curtains measured, sewn and hung: A ladder, a long table and a car.: all
      Old shirts into summer dresses: One pattern, many sizes, nothing bought new.
      Mending circle with tea: Ten chairs, a box of threads and a kettle.: evenings`,
  },
  {
    said: 'bicycles, bicycle, bikes, bike, cycling, bike repair, fixing bikes',
    ideas: `Saturday bike school for children: A car park, six cones, two spare helmets.: saturdays
      Cargo bikes, lent by weekend: Two bikes to begin with, and a booking page.: saturdays
      Tandem rides along the railway: For people who cannot ride alone.: saturdays
      Punctures mended at your office: A repair stand that fits on a trailer.: half
      Old bikes made new again: A dry shed and patience with rust.: evenings
      First bike, found and fitted: You look at advertisements and they ride away.: evenings
      Bike service while you work: Collect in the morning, bring back at five.: all`,
  },
  {
    said: 'wood, woodwork, woodworking, carpentry, joinery, furniture, carving, whittling',
    ideas: `Shelves for alcoves and eaves: Measured one evening, fitted on a Saturday.: evenings
      Wobbly chairs made steady again: Glue, clamps and a van to collect them.: half
      Spoon carving by the fire: Ten knives, ten logs, one safe place to sit.: saturdays
      Raised beds, built on site: Boards cut at home, put together in an hour.: saturdays
      Bookcases that fit the wall: A tape, a saw and a spirit level.: all
      Toy repairs and wooden wheels: A small lathe and a box of paints.: evenings
      Tables from old scaffold boards: Somewhere loud where nobody minds.: half`,
  },
  {
    said: 'repairing, repairs, fixing things, fixing, electronics, soldering, tinkering, mending, handy',
    ideas: `Lamps rewired while you wait: A bench, a tester and a drawer of plugs.: saturdays
      Toasters, kettles and radios mended: A price for looking, another for mending.: half
      Flat packs built by evening: A drill, a rubber mallet and good knees.: evenings
      Ten small jobs per visit: One list from the fridge door, one price.: half
      Old radios with new insides: Fine soldering and a quiet room.: evenings
      Repair table at the market: Whatever fits on a table and a folding chair.: saturdays`,
  },
  {
    said: 'painting walls, decorating, wallpaper, diy, plastering',
    ideas: `One room painted every weekend: Moved out on Friday, dry by Sunday.: saturdays
      Front doors in bold colours: Two days of good weather and a sign outside.: half
      Murals for nurseries and cafés: A sketch first, then a ladder and a weekend.: saturdays
      Wallpaper for one brave wall: A long table and a steady hand.: half
      Garden fences, sanded and stained: Dry weeks only, so a waiting list.: all`,
  },
  {
    said: 'drawing, painting, art, illustration, watercolour, watercolor, sketching, calligraphy, lettering',
    ideas: `House portraits in ink, framed: One photograph, one evening, one stamp.: evenings
      Sketching walks around the town: Folding stools and a bag of pencils.: saturdays
      Names lettered on wedding cards: A good nib and a week of notice.: evenings
      Chalkboard menus for local cafés: Done before they open, changed each season.: half
      Watercolour table for slow Sundays: Ten sets of paints and one still life.: saturdays
      Pets drawn from a photograph: By post, rolled in a tube.: evenings`,
  },
  {
    said: 'photography, photos, photographs, taking pictures, camera, video, filming',
    ideas: `Portraits of people at work: You come to them, for one hour.: half
      Old family photographs made digital: A scanner, cotton gloves and evenings.: evenings
      Pictures of homes for sale: A wide lens and the tidy hour.: half
      Dog portraits on the beach: A long lens and a pocket of biscuits.: saturdays
      School concerts, filmed and cut: Two cameras and permission in writing.: evenings
      Product pictures for small makers: A white table and one good window.: half`,
  },
  {
    said: 'knitting, wool, crochet, weaving, spinning, yarn',
    ideas: `First sock, four winter evenings: Five needles each, and no hurry.: evenings
      Jumpers darned so it shows: By post, with a card that says how.: evenings
      Crochet corner for the library: A round table and forty hooks.: saturdays
      Hats knitted to your head: One measure, one colour, one week.: evenings
      Yarn dyed with local plants: Two pots that are never for food.: half`,
  },
  {
    said: 'pottery, clay, ceramics, glass, jewellery, jewelry, silver, metal, leather, candles, soap',
    ideas: `Cups made for one café: One shape, forty times, and spares.: half
      Clay evenings without a wheel: A table that wipes clean, and boxes to carry.: evenings
      Broken favourites mended with gold: Slow glue, fine brushes and honest prices.: evenings
      Rings made by both partners: Two benches and one long Saturday.: saturdays
      Handmade gifts, boxed by post: Few things, well photographed.: evenings`,
  },
  {
    said: 'hair, haircuts, barber, nails, makeup, make-up, beauty, massage, braiding',
    ideas: `Haircuts at the kitchen table: Scissors, a cape and a dustpan of your own.: half
      Braids for school on Sundays: A high chair and cartoons.: saturdays
      Hair and nails in hospital: Ask the ward first, and bring little.: half
      Bridal hair before nine o’clock: A trial, a checklist and an alarm.: saturdays
      Shoulder massage at your desk: One chair that folds, twenty minutes each.: half`,
  },
]
