import type { EnglishWords } from '../english-words.ts'

/** The words of food at a table. */
export const tableService: EnglishWords = {
  houses: 'Kitchen, Table, Dining Room, Tavern, Rooms',
  things: 'Fork, Table, Salt, Ember, Thyme, Copper, Spoon, Linen, Ladle, Cellar',
  marks: 'Long, Quiet, Late, Second, Borrowed',
  counted: 'Tables, Spoons, Chairs, Courses',
  joined: 'fork, table, ember',
  names:
    'The Long Table, Elbows, Second Sitting, Pull Up a Chair, Salt & Company, The Corner Table, Nine Chairs, Ember & Vine, Pass the Salt, Stay for Pudding',
  did: 'Served',
  trades: [
    {
      of: 'pub',
      houses: 'Arms, Tavern, Inn, Tap',
      things: 'Barrel, Hop, Bell, Lantern, Anchor, Fiddle, Plough',
      marks: 'Crooked, Patient, Merry, Last',
      counted: 'Barrels, Bells, Fiddles',
      names:
        'The Patient Fox, The Crooked Bell, Lantern & Hound, The Merry Plough, Last of the Light, The Borrowed Dog',
      did: 'Poured',
    },
  ],
}

/** The words of lodging. */
export const lodging: EnglishWords = {
  houses: 'House, Rooms, Lodge, Rest, Stay',
  things: 'Pillow, Lamp, Kettle, Key, Linen, Porch, Latch, Hearth, Quilt, Gate',
  marks: 'Quiet, Long, Late, Far, Soft',
  counted: 'Keys, Lamps, Pillows, Windows',
  joined: 'latch, lamp, gate',
  names:
    'Boots by the Door, The Spare Key, Leave the Lamp On, Late Breakfast, Latch & Lamp, The Far Gate, Second Pillow, No Alarm, The Porch Light, Kettle’s On',
  did: 'Rested',
  trades: [
    {
      of: 'campsite, glamping, cabin-rental, farm-stay',
      houses: 'Camp, Cabins, Meadow, Fields, Hideaway',
      things: 'Ember, Canvas, Lantern, Dew, Clearing, Kindling, Meadow, Owl, Peg, Thicket',
      marks: 'Far, Quiet, Wild, Long',
      counted: 'Lanterns, Embers, Owls',
      joined: 'ember, field, dew',
      names:
        'Owl O’Clock, Canvas & Kindling, Under the Same Stars, The Quiet Field, No Signal, Dew & Ember, Wake with the Birds, The Far Meadow',
      did: 'Pitched',
    },
  ],
}
