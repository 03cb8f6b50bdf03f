import type { WrittenSkill } from './idea.ts'

/** What hands can do with cloth, wood, walls and pictures. */
export const skillsOfHands: readonly WrittenSkill[] = [
  {
    id: 'sewing',
    called: 'sewing',
    said: 'sewing, sew, seamstress, tailoring, dressmaking, stitching, needlework, mending clothes, alterations, clothes, embroidery, quilting',
    ideas: `Wetsuit repairs beside the harbour: Needs a strong machine and a rail to dry on.
      Hems and zips while shopping: A market stall with a fixed price list.: saturdays
      First own hems, four lessons: Groups of three at your own table.: evenings
      Mending pannier bags and tents: By post as well, with no shop and no fixed hours.
      Costumes altered for the stage: One fitting room, and a good steam iron.
      Curtains measured, sewn and hung: A ladder, a long table and a car.: all
      Old shirts into summer dresses: One pattern, many sizes, nothing bought new.
      Mending circle with tea: Ten chairs, a box of threads and a kettle.: evenings
      Hems and zips in {place}: A market stall with a fixed price list.: saturdays`,
  },
  {
    id: 'sewing-machines',
    called: 'sewing machine repair',
    said: 'sewing machine, old sewing machine, overlocker',
    ideas: `Sewing machines serviced by post: Foam, a strong box and a note of what it did.: half
      Old treadles running again: Oil, belts and patience with rust.: evenings
      Sewing machines cleaned while waiting: A brush, fine oil and twenty minutes.: saturdays
      Sewing machine clinic in {place}: A table, a lamp and one machine an hour.: saturdays
      Bobbin trouble, explained and cured: Half an hour at their own machine.: evenings
      Sewing machines of schools, serviced: Ten in a row, in the holidays.: all
      Restored sewing machines, sold tested: Each with a sample of its stitches.: half
      First oiling, taught at home: A screwdriver, a brush and good light.: evenings`,
  },
  {
    id: 'bicycles',
    called: 'bike repair',
    said: 'bicycle, bike, cycling, bike repair, fixing bikes, cargo bike, wheel building',
    ideas: `Cargo bikes, lent by weekend: Two bikes to begin with, and a booking page.: saturdays
      Tandem rides along the railway: For people who cannot ride alone.: saturdays
      Punctures mended at your office: A repair stand that fits on a trailer.: half
      Old bikes made new again: A dry shed and patience with rust.: evenings
      First bike, found and fitted: You look at advertisements and they ride away.: evenings
      Bike service while you work: Collect in the morning, bring back at five.: all
      Bike repairs in {place}: A stand, a bench and a bell at the door.: all
      Winter check for commuter bikes: Brakes, lights, chain, in half an hour.: half`,
  },
  {
    id: 'wood',
    called: 'woodwork',
    said: 'wood, woodwork, woodworking, carpentry, joinery, furniture, carving, whittling, woodturning',
    ideas: `Shelves for alcoves and eaves: Measured one evening, fitted on a Saturday.: evenings
      Wobbly chairs made steady again: Glue, clamps and a van to collect them.: half
      Spoon carving by the fire: Ten knives, ten logs, one safe place to sit.: saturdays
      Raised beds, built on site: Boards cut at home, put together in an hour.: saturdays
      Bookcases that fit the wall: A tape, a saw and a spirit level.: all
      Toy repairs and wooden wheels: A small lathe and a box of paints.: evenings
      Tables from old scaffold boards: Somewhere loud where nobody minds.: half
      Furniture mended in {place}: Glue, clamps and a dry room.: half`,
  },
  {
    id: 'repairs',
    called: 'repair',
    said: 'electronics, soldering, tinkering, handy, diy, odd jobs, small jobs, appliances, radio, lamp',
    loosely: 'repairing, repairs, repair, fixing, fixing things, fix things, mending, mend',
    ideas: `Lamps rewired while you wait: A bench, a tester and a drawer of plugs.: saturdays
      Toasters, kettles and radios mended: A price for looking, another for mending.: half
      Flat packs built by evening: A drill, a rubber mallet and good knees.: evenings
      Ten small jobs per visit: One list from the fridge door, one price.: half
      Old radios with new insides: Fine soldering and a quiet room.: evenings
      Repair table at the market: Whatever fits on a table and a folding chair.: saturdays
      Small repairs in {place}: A bag of tools and a price an hour.: half
      Café of mended things: Five tables, tea, and no promises.: saturdays`,
  },
  {
    id: 'decorating',
    called: 'decorating',
    said: 'painting walls, painting rooms, decorating, wallpaper, plastering, house painting',
    ideas: `One room painted every weekend: Moved out on Friday, dry by Sunday.: saturdays
      Front doors in bold colours: Two days of good weather and a sign outside.: half
      Wallpaper for one brave wall: A long table and a steady hand.: half
      Fences, sanded and stained: Dry weeks only, so a waiting list.: all
      Doors and windows freshly painted: Sandpaper, two coats and a dry day.: half
      Colours tried before you buy: Six sample pots and one large board.: evenings
      Rooms painted across {place}: Dust sheets, and a price a room.: all`,
  },
  {
    id: 'art',
    called: 'drawing',
    said: 'drawing, painting, art, illustration, watercolour, watercolor, sketching, calligraphy, lettering, murals',
    ideas: `House portraits in ink, framed: One photograph, one evening, one stamp.: evenings
      Sketching walks around the town: Folding stools and a bag of pencils.: saturdays
      Names lettered on wedding cards: A good nib and a week of notice.: evenings
      Chalkboard menus for local cafés: Done before they open, changed each season.: half
      Watercolour table for slow Sundays: Ten sets of paints and one still life.: saturdays
      Portraits drawn from memories: Three questions, one evening, rolled in a tube.: evenings
      Murals for nurseries and cafés: A sketch first, then a ladder and a weekend.: saturdays
      Drawing evenings in {place}: One lamp, one object, twelve chairs.: evenings`,
  },
  {
    id: 'photos',
    called: 'photography',
    said: 'photography, photo, photograph, taking pictures, camera, video, filming',
    ideas: `Portraits of people at work: You come to them, for one hour.: half
      Old family photographs made digital: A scanner, cotton gloves and evenings.: evenings
      Pictures of homes for sale: A wide lens and the tidy hour.: half
      School concerts, filmed and cut: Two cameras and permission in writing.: evenings
      Product pictures for small makers: A white table and one good window.: half
      Family portraits on the doorstep: Ten minutes each, one street an afternoon.: saturdays
      Camera lessons on a walk: One lens, one hour, forty pictures thrown away.: saturdays
      Portrait Saturdays in {place}: One wall, one window, a fixed price.: saturdays`,
  },
  {
    id: 'knitting',
    called: 'knitting',
    said: 'knitting, knit, wool, crochet, weaving, spinning, yarn',
    ideas: `First sock, four winter evenings: Five needles each, and no hurry.: evenings
      Jumpers darned so it shows: By post, with a card that says how.: evenings
      Crochet corner for the library: A round table and forty hooks.: saturdays
      Hats knitted to your head: One measure, one colour, one week.: evenings
      Yarn dyed with local plants: Two pots that are never for food.: half
      Knitting table in {place}: The same café, the same evening.: evenings
      Unfinished knitting, finished for you: By post, with needles and pattern.: evenings
      Baby blankets from family wool: Old sweaters, washed and wound.: half`,
  },
  {
    id: 'drone',
    called: 'drone flying',
    said: 'drone, drone photography, aerial photography',
    ideas: `Roofs looked at by drone: Papers to fly, and a dry, still morning.: half
      Farms pictured through the year: Four flights, one frame.: all
      Homes for sale from above: Leave of the neighbours, and low sun.: half
      Building sites filmed every month: The same path each time.: half
      Drone views of {place}: Papers to fly, and a printer.: saturdays
      First flight without a crash: An open field and spare blades.: saturdays
      Weddings seen from the sky: Two batteries, and no wind.: saturdays
      Fields checked after the storm: Two batteries, and a map to draw on.: all`,
  },
]
