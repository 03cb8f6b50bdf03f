import type { WrittenSkill } from './idea.ts'

/** What people know of food, gardens, animals, roads and water. */
export const skillsOfPlaces: readonly WrittenSkill[] = [
  {
    said: 'baking, bread, cakes, sourdough, pastry, bake',
    ideas: `Sourdough ordered Monday, baked Thursday: One oven, one list, no waste.: half
      Birthday cakes with three tastes: A menu of three that you know by heart.: saturdays
      Bread taught in one morning: Four people, one table, one oven.: saturdays
      Cinnamon buns for early trains: A hatch, a flask and a card reader.: all
      Biscuits iced with company signs: Steady hands and two weeks of notice.: evenings
      Cakes without wheat or milk: A kitchen that has neither in it.: half`,
  },
  {
    said: 'cooking, cook, food, chef, curry, meals, catering',
    ideas: `Sunday lunch, collected at noon: One menu a week, ordered by Friday.: saturdays
      Curry night for twelve guests: One long table and your own recipes.: evenings
      Grandmother’s recipes, taught at home: Four pans, four people, one shopping list.: evenings
      Soup delivered by cargo bike: Three soups, two flasks, one route.: half
      Freezer meals for new parents: Labels, foil boxes and a doorbell.: half
      Lunches for the next meeting: Ten menus, and a day’s notice.: all`,
  },
  {
    said: 'gardens, gardening, garden, plants, growing, vegetables, flowers, allotment',
    ideas: `Window boxes, planted twice yearly: Two Saturdays in spring and two in autumn.: saturdays
      Vegetable beds for busy people: You sow and weed, they pick.: half
      Roses pruned every cold February: Good gloves and a sharp pair of secateurs.: saturdays
      Balcony gardens in one afternoon: Soil, pots and a trolley for stairs.: saturdays
      Buckets of flowers, every Friday: A long bed and a stall at the gate.: half
      Graves tended for distant families: A photograph sent after each visit.: half
      Seedlings sold at the gate: Trays, labels and an honesty box.: half`,
  },
  {
    said: 'dogs, dog, animals, pets, puppies, dog training',
    ideas: `Puppy lessons in small groups: A fenced field, and treats in every pocket.: saturdays
      Long walks for office dogs: Four leads at most, and a dry towel.: half
      Muddy dogs washed after walks: A van, warm water and two towels.: saturdays
      Dogs met at the airport: A crate, a car and calm hands.: all
      Nervous dogs, one by one: No groups, no hurry, same hour each week.: evenings
      Dog birthday cakes and walks: Two recipes that a vet has seen.: evenings`,
  },
  {
    said: 'cats, cat, horses, horse, riding, chickens, bees, birds, fish',
    ideas: `Cats fed while you travel: A key, a list and a photograph a day.: evenings
      Three hens and a henhouse: Brought, set up and explained in an hour.: saturdays
      Stable mornings for town children: Boots in all sizes and one patient pony.: saturdays
      Fish tanks cleaned every month: Buckets, a net and clean hands.: half
      Beehives looked after for others: They keep the honey, or half of it.: half`,
  },
  {
    said: 'cars, car, driving, engines, motorbikes, motorcycles, vans, van',
    ideas: `Airport runs before the birds: A clean car and three alarms.: all
      Cars checked before you buy: A lamp, a tester and an honest list.: saturdays
      Winter tyres at your door: A jack, a torque wrench and dry gloves.: saturdays
      First drive on empty roads: Dual pedals and the papers to teach.: half
      One sofa, one van, tonight: Straps, blankets and a helping hand.: evenings
      Camper vans fitted for weekends: Plywood, a bench and a dry barn.: all`,
  },
  {
    said: 'sea, swimming, sailing, boats, surfing, kayaking, fishing, water, diving',
    ideas: `First sea swim, safely accompanied: A tow float, a flask and a tide table.: saturdays
      Swimming for adults who cannot: Shallow water and the quiet hour.: evenings
      Kayaks lent by the hour: Six boats, twelve vests, one clear rule.: saturdays
      Boats cleaned before the season: A pressure washer and waterproof trousers.: half
      Mackerel trips for beginners: Four rods, and papers for the boat.: saturdays`,
  },
  {
    said: 'walking, hiking, nature, outdoors, mountains, birdwatching, foraging, climbing, running',
    ideas: `Dawn walks with bird song: Binoculars for six, and a flask.: saturdays
      Wild food walks and soup: Know ten plants well, and leave the rest.: saturdays
      From sofa to five kilometres: Nine weeks, one park, one whistle.: evenings
      Headlamp walks after early dusk: Ten lamps and a path you know.: evenings
      Map and compass for families: Three routes, each of two hours.: saturdays
      Slow walks for long talks: A bench every half mile.: half`,
  },
  {
    said: 'coffee, tea, wine, beer, cider, cocktails',
    ideas: `Coffee cart for office mornings: One machine, one milk, one queue.: all
      Tea tasting around your table: Eight pots, small cups and stories.: evenings
      Alcohol-free bar for weddings: Five drinks, and a list of glasses.: saturdays
      Espresso lessons at home: They have the machine, you have the hand.: evenings`,
  },
  {
    said: 'cleaning, tidying, organizing, organising, order, ironing, laundry, housekeeping',
    ideas: `Wardrobes sorted in one evening: Three boxes and no judging.: evenings
      Holiday homes ready by four: Clean sheets, a checklist and a key safe.: saturdays
      Ironing collected Monday, returned Wednesday: A rail in the car and a good board.: half
      Garages emptied before the move: Gloves, labels and a van for a day.: saturdays
      Fridges and ovens, nothing else: One hour each, one price.: half
      Papers filed, drawers left empty: A shredder and a promise to tell nobody.: evenings`,
  },
]
