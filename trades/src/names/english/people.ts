import type { EnglishWords } from '../english-words.ts'

/** The words of who look after children. */
export const children: EnglishWords = {
  houses: 'Nursery, Playhouse, Play, Little Ones',
  things: 'Acorn, Puddle, Button, Crayon, Conker, Ladybird, Mitten, Kite, Pebble, Wellie',
  marks: 'Little, Muddy, Curious, Jolly',
  counted: 'Puddles, Acorns, Mittens, Crayons',
  joined: 'acorn, puddle, button',
  names:
    'Puddle Jumpers, Acorn & Crayon, Muddy Knees, Nap Time, Twenty Mittens, Conker Club, Home by Six, Paint on the Ceiling, Wellies On, Snail & Ladybird',
  did: 'Played',
}

/** The words of communities. */
export const community: EnglishWords = {
  houses: 'Club, Society, Commons, Gathering, Hall',
  things: 'Table, Kettle, Bench, Lantern, Bell, Bunting, Hearth, Allotment, Ladder',
  marks: 'Open, Long, Shared, Common',
  counted: 'Chairs, Kettles, Benches, Lanterns',
  joined: 'hearth, bench',
  names:
    'The Open Door, Kettle & Bench, Bring a Chair, Common Ground, The Long Table, Many Hands, Everybody In, Lantern Hall, Pull Up a Chair',
  did: 'Shared',
}

/** The words of events. */
export const events: EnglishWords = {
  houses: 'Events, Parties, Gatherings, Celebrations',
  things: 'Bunting, Lantern, Confetti, Ribbon, Toast, Candle, Bouquet, Fiddle, Marquee',
  marks: 'Merry, Long, Late, Golden',
  counted: 'Toasts, Lanterns, Ribbons, Fiddles',
  joined: 'ribbon, lantern',
  names:
    'Raise a Glass, Bunting & Brass, Till the Band Goes Home, One Last Dance, Confetti in June, Carriages at Midnight, Save the Date, Dance Shoes, The Long Toast',
  did: 'Celebrated',
  trades: [
    {
      of: 'photographer, videographer, photo-booth, pet-photographer, photo, video, camera',
      houses: 'Pictures, Studio',
      things: 'Shutter, Lens, Frame, Light, Silver, Grain, Shadow, Window, Negative',
      marks: 'Golden, Slow, Soft, Half',
      counted: 'Frames, Shutters, Shadows, Takes',
      joined: 'light, frame, lens',
      names:
        'Hold Still, Golden Hour, Light & Silver, The Second Before, Half a Second, Nobody Say Cheese, Soft Shadow, Window Light, Kept in Silver, Frame by Frame',
      did: 'Photographed',
    },
    {
      of: 'catering, private-chef, supper-club',
      houses: 'Catering, Kitchen, Feasts, Table',
      things: 'Fork, Platter, Salt, Thyme, Ladle, Fig, Linen, Ember, Lemon',
      marks: 'Long, Generous, Second, Hungry',
      counted: 'Platters, Forks, Courses, Spoons',
      joined: 'fork, fig, thyme',
      names:
        'The Long Table, Second Helpings, Fork & Fig, Plates Back Clean, Pass It Round, Salt & Platter, No Dry Sandwiches, Feed Them All, Thyme & Company',
      did: 'Cooked',
    },
    {
      of: 'wedding-planner, celebrant, wedding-venue, stationery-designer, wedding, event-planner',
      houses: 'Weddings, Occasions',
      things: 'Ribbon, Ring, Toast, Veil, Confetti, Rose, Candle, Fiddle, Lace, Bouquet',
      marks: 'Golden, Late, Long, Borrowed',
      counted: 'Rings, Toasts, Ribbons, Candles',
      joined: 'ribbon, ring',
      names:
        'Lace & Ribbon, Something Borrowed, First Dance, The Long Toast, Two Rings, Ivy & Lace, Throw the Bouquet',
      did: 'Gathered',
    },
    {
      of: 'florist, flower-farm, wedding-florist',
      houses: 'Flowers, Blooms, Florals',
      things: 'Petal, Stem, Posy, Fern, Dahlia, Peony, Bramble, Ivy, Twine, Sweet Pea',
      marks: 'Wild, Late, Loose, Muddy',
      counted: 'Petals, Stems, Dahlias, Buckets',
      joined: 'petal, stem, fern',
      names:
        'Wild Posy, Fern & Peony, Bucket of Dahlias, The Late Rose, Just Picked, Stem & Twine, Loose Stems, Mud & Petal, Grown Not Flown',
      did: 'Gathered',
    },
    {
      of: 'dj, recording-studio, sound-and-light-hire, voice-artist, radio, record-shop, hifi',
      houses: 'Sound, Studio',
      things: 'Needle, Groove, Echo, Cable, Stage, Whisper, Vinyl, Bass, Treble',
      marks: 'Loud, Late, Last, Low',
      counted: 'Speakers, Encores, Needles, Echoes',
      joined: 'groove, echo, bass',
      names:
        'Side B, One Two One Two, Last Song, Needle & Groove, Louder at the Back, Echo Lane, Lights Down, Low End',
      did: 'Played',
    },
    {
      of: 'magician, storyteller, childrens-entertainer',
      houses: 'Magic & Tales, Shows, Wonders',
      things: 'Sleeve, Hat, Rabbit, Card, Wand, Trick, Tale, Lantern, Balloon',
      marks: 'Curious, Tall, Second, Vanishing',
      counted: 'Tricks, Tales, Rabbits, Hats',
      joined: 'hat, tale',
      names:
        'Up Your Sleeve, Pick a Card, The Tall Tale, Hat & Rabbit, Where Did It Go, Once Upon a Tuesday, Trick & Tale, The Vanishing Cake',
      did: 'Told',
    },
  ],
}

/** The words of the outdoors. */
export const outdoors: EnglishWords = {
  houses: 'Adventures, Outdoors, Trails, Days Out',
  things: 'Trail, Compass, Ridge, Tide, Boot, Heron, Cairn, Paddle, Bracken, Gull',
  marks: 'Far, Wild, High, Muddy',
  counted: 'Trails, Tides, Ridges, Paddles',
  joined: 'ridge, tide, cairn',
  names:
    'Mud on the Boots, Round the Headland, The Long Way Round, Cairn & Compass, Wind’s Up, Two Paddles, Next Ridge, Salt Hair, Take a Jumper',
  did: 'Explored',
  trades: [
    {
      of: 'landscaping, garden-designer, lawn-care, garden-centre',
      houses: 'Gardens, Gardeners, Garden Co.',
      things: 'Spade, Bramble, Trowel, Moss, Fern, Bed, Hedge, Robin, Root, Thistle, Loam, Foxglove',
      marks: 'Wild, Muddy, Green, Late, Slow',
      counted: 'Spades, Robins, Hedges, Barrows',
      joined: 'moss, fern, root, bramble',
      names:
        'Moss & Loam, Robin on the Spade, Leave the Nettles, The Muddy Spade, Bramble & Bed, Green Side Up, Right Plant Right Place, After the Rain, Hedge & Robin, Dig In',
      did: 'Planted',
    },
  ],
}

/** The words of shops. */
export const shop: EnglishWords = {
  houses: 'Shop, Store, Trading, Goods, Emporium',
  things: 'Bell, Shelf, Paper, String, Parcel, Drawer, Lamp, Ladder, Till, Button',
  marks: 'Old, Second, Curious, Useful',
  counted: 'Shelves, Drawers, Parcels, Bells',
  joined: 'shelf, bell',
  names:
    'Paper & String, The Useful Drawer, Bell on the Door, Top Shelf, Small Parcels, Ladder & Lamp, Odds & Evens, Just Looking, Down the Back Stairs',
  did: 'Found',
  trades: [
    {
      of: 'book-store, stationery, newsagent, library',
      houses: 'Books, Bookshop, Paper Shop',
      things: 'Page, Margin, Spine, Ink, Lamp, Ribbon, Moth, Chapter, Shelf, Foxing',
      marks: 'Dog-Eared, Second, Quiet, Last',
      counted: 'Chapters, Pages, Shelves, Lamps',
      joined: 'page, shelf, spine',
      names:
        'Dog-Eared, One More Chapter, Spine & Margin, Page Ninety-Nine, The Lamp Stays On, Loose Leaves, Moth & Lamp',
      did: 'Found',
    },
    {
      of: 'antiques, second-hand, collector, museum',
      houses: 'Curios, Finds, Attic, Old Things',
      things: 'Attic, Moth, Lamp, Drawer, Brass, Velvet, Clock, Trunk, Label',
      marks: 'Second, Curious, Dusty, Found',
      counted: 'Drawers, Lamps, Clocks, Trunks',
      joined: 'moth, attic',
      names:
        'Somebody’s Attic, Previously Loved, Moth & Brass, The Curious Drawer, Second Time Round, Under the Dust, Trunk & Lamp, Once Owned',
      did: 'Found',
    },
    {
      of: 'clothes, fashion-accessories, bag',
      houses: 'Clothing, Wardrobe, Cloth',
      things: 'Button, Pocket, Thread, Ribbon, Lace, Collar, Cuff, Pin, Patch, Hanger',
      marks: 'Second, Good, Soft, Deep',
      counted: 'Buttons, Pockets, Cuffs, Hangers',
      joined: 'button, thread, pocket',
      names:
        'Deep Pockets, Collar & Cuff, Still Has the Label, Button & Lace, Loose Threads, Wear It Out, The Odd Sock, Inside Pocket',
      did: 'Found',
    },
    {
      of: 'fabric, craft, shop-craft',
      houses: 'Yarns, Wool Shop, Haberdashery',
      things: 'Skein, Wool, Needle, Button, Ribbon, Hook, Bobbin, Ewe, Thimble',
      marks: 'Good, Soft, Loose, Woolly',
      counted: 'Skeins, Buttons, Needles, Sheep',
      joined: 'wool, skein',
      names:
        'Good Wool, Skein & Needle, Hook & Skein, One More Row, Loose Threads, The Button Tin, Knit & Natter, Bobbin & Ewe',
      did: 'Knitted',
    },
    {
      of: 'toys, games, gift',
      houses: 'Toys, Games, Toy Box',
      things: 'Kite, Marble, Puzzle, Dice, Button, Drum, Top, Bear, Whistle',
      marks: 'Curious, Wooden, Little, Lost',
      counted: 'Marbles, Dice, Bears, Kites',
      joined: 'kite, marble, button',
      names:
        'Roll Again, The Lost Piece, Marble & Kite, Your Turn, Batteries Not Included, Double Six, The Wooden Bear, Top & Drum',
      did: 'Played',
    },
  ],
}
