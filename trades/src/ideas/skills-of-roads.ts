import type { WrittenSkill } from './idea.ts'

/** What people know of roads and water, of cups and of houses in order. */
export const skillsOfRoads: readonly WrittenSkill[] = [
  {
    id: 'cars',
    called: 'car care',
    said: 'car, driving, engine, motorbike, motorcycle, mechanic, driver',
    ideas: `Airport runs before the birds: A clean car and three alarms.: all
      Cars checked before you buy: A lamp, a tester and an honest list.: saturdays
      Winter tyres at your door: A jack, a torque wrench and dry gloves.: saturdays
      First drive on empty roads: Dual pedals and the papers to teach.: half
      Cars cleaned at the office: Two buckets, and their leave.: half
      Warning lights read at home: A reader, a list and no promises.: evenings
      Batteries changed where you stand: Two batteries and a wrench.: half
      Car checks in {place}: Half an hour, and a written list.: saturdays`,
  },
  {
    id: 'van',
    called: 'van',
    said: 'van, truck, pickup, trailer, minibus',
    ideas: `One sofa, one van, tonight: Straps, blankets and a helping hand.: evenings
      Students moved in one trip: Boxes, a trolley and a price a mile.: saturdays
      Market finds driven home: Straps, and a sign at the exit.: saturdays
      Old mattresses taken away: Gloves, and the hours of the dump.: half
      Bulky things fetched from shops: Their receipt, your straps.: half
      Instruments and amps to concerts: Blankets, and a long evening.: evenings
      One-room moves in {place}: Two people, four hours, one price.: all
      Small loads, shared long trips: A calendar with the days you drive.: all
      Shop deliveries, same afternoon: Three shops, one route.: half`,
  },
  {
    id: 'sea',
    called: '{it}',
    said: 'sea, sailing, boat, surfing, kayak, kayaking, fishing, diving, rowing',
    ideas: `First sea swim, safely accompanied: A tow float, a flask and a tide table.: saturdays: sea
      Kayaks lent by the hour: Six boats, twelve vests, one clear rule.: saturdays: kayak, kayaking
      Boats cleaned before the season: A pressure washer and waterproof trousers.: half: boat, sailing, sea, rowing
      Mackerel trips for beginners: Four rods, and papers for the boat.: saturdays: fishing, sea, boat
      {it} for the over fifties: Small groups, and a warm flask.: half: sailing, surfing, kayaking, rowing, diving, fishing
      {it} days for two friends: Gear for two, and a weather app.: saturdays: sailing, surfing, kayaking, rowing, diving, fishing
      First {it} day in {place}: Vests in all sizes, and papers.: saturdays: sailing, surfing, kayaking, rowing, diving, fishing
      Winter watch over moored boats: Ropes, a pump and a photograph a week.: half: boat, sailing, sea`,
  },
  {
    id: 'walking',
    called: '{it}',
    said: 'walking, hiking, nature, outdoors, mountain, birdwatching, foraging, climbing',
    ideas: `Headlamp walks after early dusk: Ten lamps and a path you know.: evenings
      Map and compass for families: Three routes, each of two hours.: saturdays
      Slow walks for long talks: A bench every half mile.: half
      Dawn walks, then breakfast: A flask, and a path you know.: saturdays
      Wild food walks and supper: Know ten leaves well, and leave the rest.: saturdays: foraging, nature, outdoors
      Bird song before work: Binoculars for six, and a flask.: half: birdwatching, nature, outdoors
      {it} days from {place}: A bus out, a bus back, six hours between.: saturdays: walking, hiking, birdwatching, foraging, climbing
      First summit with small groups: Four people, a map and an early start.: saturdays: mountain, hiking, climbing`,
  },
  {
    id: 'coffee',
    called: '{it}',
    said: 'coffee, espresso, barista',
    ideas: `Coffee cart for office mornings: One machine, one milk, one queue.: all
      Espresso lessons at home: They have the machine, you have the hand.: evenings
      Coffee for your wedding morning: One machine, oat milk, forty cups.: saturdays
      Grinders cleaned and set: A brush, a scale and half an hour.: half
      Home espresso machines, serviced: Descaler, seals and a photograph of before.: half
      Coffee tasting around your table: Five beans, small cups and no big words.: evenings
      Coffee bench in {place}: A flask, ten cups and the same corner.: saturdays
      Beans ground for your street: One sack a week, paper bags, a bell.: half`,
  },
  {
    id: 'drinks',
    called: '{it}',
    said: 'tea, wine, beer, cider, cocktails, brewing',
    ideas: `{it} tasting around your table: Eight small glasses or cups, and stories.: evenings
      {it} evenings in {place}: A long table, and papers for it.: evenings
      {it} for small weddings: A list, and someone who pours.: saturdays
      Alcohol-free bar for weddings: Five drinks, and a list of glasses.: saturdays: cocktails
      {it} and one good story: Four bottles or pots, and an hour.: evenings
      {it} chosen for your dinner: Three courses, three suggestions.: evenings`,
  },
  {
    id: 'cleaning',
    called: 'cleaning',
    said: 'cleaning, tidying, organizing, organising, ironing, laundry, housekeeping, windows, decluttering, cleaner',
    ideas: `Wardrobes sorted in one evening: Three boxes and no judging.: evenings
      Holiday homes ready by four: Clean sheets, a checklist and a key safe.: saturdays
      Ironing collected Monday, returned Wednesday: A rail in the car and a good board.: half
      Fridges and ovens, nothing else: One hour each, one price.: half
      Papers filed, drawers left empty: A shredder and a promise to tell nobody.: evenings
      Garages sorted before the move: Gloves, labels and a Saturday.: saturdays
      Windows cleaned from the inside: Two cloths, one ladder.: half
      Spring cleaning in {place}: Two people, one day, a list.: saturdays`,
  },
  {
    id: 'swimming',
    called: 'swimming',
    said: 'swimming, swim',
    ideas: `Swimming for adults who cannot: Shallow water and the quiet hour.: evenings
      First lake swim, safely accompanied: A tow float, a flask and a map of the shore.: saturdays
      Strokes filmed, then put right: A camera in a bag, and ten lengths.: half
      Swimming before work in {place}: A key, a whistle and hot tea.: half
      Swimming for the over fifties: The warm pool and a slow lane.: half
      Afraid of water, one-to-one: No splashing, no hurry, the same lane.: evenings
      Cold dips in small groups: Six people, a flask and a clock.: saturdays
      First mile in eight weeks: A plan on one card, and a lane.: evenings`,
  },
]
