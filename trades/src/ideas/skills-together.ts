import type { WrittenMeeting } from './idea.ts'

/** What could become of two skills that one person has. */
export const skillsTogether: readonly WrittenMeeting[] = [
  {
    of: ['van', 'gardens'],
    ideas: `Green waste taken away weekly: A tarpaulin, a rake and the hours of the dump.: all
      Hedges cut, cuttings carried off: A trimmer, a ladder and a day without rain.: all
      Gardens cleared across {place}: Gloves, sacks and one price a load.: all
      Soil and stones, brought Saturdays: Ten sacks at a time, wheeled to the bed.: saturdays
      Plants delivered and planted: Collected at the nursery, in the ground by noon.: half
      Garden furniture stored over winter: Straps, blankets and a dry barn.: all`,
  },
  {
    of: ['van', 'dogs'],
    ideas: `Dogs washed in your van: Warm water, two towels and a drain.: all
      Muddy dogs taken home clean: Four crates, and a route that ends at the tap.: half
      Dogs driven to the vet: A crate, a blanket and calm hands.: half
      Dog taxi in {place}: Two crates, and a key to each door.: all`,
  },
  {
    of: ['van', 'wood'],
    ideas: `Flat packs fetched and built: Straps, a drill and one price a piece.: saturdays
      Wobbly tables, collected and mended: Home again within the week.: half
      Shelves built from the van: A saw, a bench that folds and a tape.: all
      Kindling split, stacked and delivered: A dry shed, an axe and a log rack.: all`,
  },
  {
    of: ['van', 'cleaning'],
    ideas: `Garages emptied, swept and sorted: Gloves, labels and the hours of the dump.: saturdays
      Attics cleared, keepsakes set aside: Boxes, a lamp and time to ask twice.: all
      Rented homes cleaned between guests: Linen in the van, and a list for each home.: all
      Clearing and cleaning in {place}: One visit, one price, broom at the end.: all`,
  },
  {
    of: ['van', 'baking'],
    ideas: `Bread van with three stops: The same corners at the same hours.: all
      Cakes delivered flat and whole: A level floor, straps and cool boxes.: saturdays
      Breakfast rolls on village doors: Ordered by eight, hung up by six.: all`,
  },
  {
    of: ['van', 'cooking'],
    ideas: `Soup van at building sites: Two kettles, one ladle and a fixed hour.: all
      Lunch van in {place}: Papers for it, a hatch and three dishes.: all
      Village suppers, driven and served: Warm boxes, and a hall each week.: evenings`,
  },
  {
    of: ['bicycles', 'baking'],
    ideas: `Bread delivered by cargo bike: One oven, one route and a bell.: half
      Breakfast rolls on two wheels: Ordered by eight, hung up by seven.: saturdays
      Bake and ride for families: A short tour that ends at your oven.: saturdays
      Bicycle café in {place}: A hand pump, a bench and two cakes.: saturdays`,
  },
  {
    of: ['bicycles', 'children'],
    ideas: `Saturday bike school for children: Six cones and two spare helmets.: saturdays
      Bike bus to primary school: One route, two yellow vests and a whistle.: half
      Children’s bikes passed on yearly: Checked, cleaned and swapped for the next size.: saturdays
      First ride without training wheels: A quiet lot and one long hour.: saturdays`,
  },
  {
    of: ['dogs', 'photos'],
    ideas: `Dog portraits on the beach: A long lens and a pocket of biscuits.: saturdays
      Puppies photographed every birthday: The same chair each year.: half
      Dogs and owners, one frame: A plain wall and a squeaky ball.: saturdays
      Dog portraits in {place}: Their own walk, at the hour of low light.: half`,
  },
  {
    of: ['gardens', 'cooking'],
    ideas: `Kitchen gardens planted and cooked: Spring with a spade, summer with a pan.: all
      Lunch from one vegetable bed: A long table beside it.: saturdays
      Preserves from neighbors’ spare fruit: Jars, labels and a ladder.: saturdays
      Herbs grown, dried and taught: A windowsill and six small pots.: half`,
  },
  {
    of: ['gardens', 'children'],
    ideas: `Garden club for muddy children: Six small spades and a bed that is theirs.: saturdays
      School gardens planted and kept: One morning a week, all through the year.: half
      Sunflower race for the street: Seeds, sticks and a tape measure.: saturdays`,
  },
  {
    of: ['children', 'cooking'],
    ideas: `Children cook dinner for parents: Six aprons, two stoves and no knives at first.: evenings
      Birthday pizza, rolled by children: Dough made the day before.: saturdays
      Packed lunches children really eat: A list of three, ticked by them.: half`,
  },
  {
    of: ['children', 'baking'],
    ideas: `Birthday cakes baked by guests: Eight bowls and one oven.: saturdays
      Baking mornings for small children: Aprons to the floor and short recipes.: saturdays
      Cookie school after lessons: One dough a week, tasted at four.: half`,
  },
  {
    of: ['children', 'sewing'],
    ideas: `First sewing machine for children: Two machines, felt and a slow pedal.: saturdays
      Costumes sewn for school plays: One pattern, twenty capes, three weeks.: evenings
      Children’s knees patched weekly: A bag on the peg, back by Friday.: half`,
  },
  {
    of: ['children', 'languages'],
    ideas: `Play hour in another language: A carpet, ten songs and no textbook.: half
      Homework help in two languages: Six chairs and two dictionaries.: half
      Bedtime stories in two languages: Ten minutes each, at the same hour.: evenings`,
  },
  {
    of: ['children', 'computers'],
    ideas: `Coding club for curious children: Six old laptops and a projector.: saturdays
      First computer, set with rules: Parents and child at one table.: evenings
      Games built, not only played: Four weeks, one small game each.: saturdays`,
  },
  {
    of: ['older', 'computers'],
    ideas: `Patient computer help at home: Their own chair and their own speed.: half
      Video calls with far grandchildren: Set up, tried out, and a big note.: half
      Phone hour for the elderly: The same café, the same table.: half`,
  },
  {
    of: ['older', 'van'],
    ideas: `To the doctor and back: A low step, a notebook and patience.: half
      Moving house with ninety years: Boxes, labels and long pauses.: all`,
  },
  {
    of: ['writing', 'history'],
    ideas: `House histories, written and bound: The archive by day, a folder by Friday.
      Life stories from old letters: Cotton gloves, a lamp and six visits.: evenings`,
  },
  {
    of: ['languages', 'cooking'],
    ideas: `Cooking class in another language: Four pans, one recipe, no translation.: evenings
      Recipes translated for the family: Their grandmother’s card, and your notes on it.: evenings`,
  },
  {
    of: ['numbers', 'computers'],
    ideas: `Invoices that write themselves: One sheet, tried on last month.: evenings
      Spreadsheets untangled, then explained: A copy first, always.: half
      Online books for small shops: One evening to set up, one hour a month.: half`,
  },
]
