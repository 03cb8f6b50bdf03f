import type { EnglishWords } from '../english-words.ts'

/** The words of who come to a home. */
export const homeCallOut: EnglishWords = {
  houses: 'Home Care, Household, Odd Jobs, Callouts',
  things: 'Bucket, Bell, Key, Ladder, Broom, Kettle, Doormat, Toolbox, Van',
  marks: 'Tidy, Quick, Punctual, Steady',
  counted: 'Buckets, Ladders, Keys, Hands',
  joined: 'bell, broom',
  names:
    'Knock Twice, Before Lunch, The List on the Fridge, Consider It Done, Spare Pair of Hands, There by Ten, Jobs You Put Off, The Doormat',
  did: 'Done',
  trades: [
    {
      of: 'house-cleaning, end-of-tenancy-cleaner, carpet-cleaner, oven-cleaner, ironing-service, laundry',
      houses: 'Cleaning, Housekeeping, Cleaners',
      things: 'Broom, Bucket, Lemon, Linen, Soap, Duster, Peg, Apron, Vinegar, Feather',
      marks: 'Tidy, Fresh, Crisp, Lemon, Spotless',
      counted: 'Buckets, Pegs, Brooms, Dusters',
      joined: 'broom, linen, soap',
      names:
        'Broom & Bucket, Behind the Sofa, Lemon & Vinegar, Shoes Off, The Made Bed, Crumbs Be Gone, The Other Sock, Under the Rug, Fresh Sheets, Top to Bottom',
      did: 'Cleaned',
    },
    {
      of: 'professional-organizer',
      houses: 'Order, Tidy Rooms, Organizing',
      things: 'Drawer, Label, Shelf, Basket, Hook, Folder, Key, Cupboard',
      marks: 'Tidy, Labelled, Empty, Calm',
      counted: 'Drawers, Shelves, Baskets, Hooks',
      joined: 'shelf, hook',
      names:
        'A Place for Everything, Shelf Life, Labelled Drawers, The Empty Drawer, Where Is the Tape, Keep Give Go, Hook & Basket, Calm Cupboards',
      did: 'Tidied',
    },
    {
      of: 'window-cleaner, gutter-cleaner, pressure-washing, solar-panel-cleaner, car-detailing, pool-service',
      houses: 'Washing, Clear View',
      things: 'Chamois, Ladder, Bucket, Pane, Lather, Squeegee, Gleam, Ripple, Sponge',
      marks: 'Clear, Bright, High, Spotless',
      counted: 'Ladders, Buckets, Panes',
      joined: 'pane, view',
      names:
        'No Streaks, Bright Side, Ladder & Leather, The Clear Pane, See You in It, Look Twice, Rinse & Shine',
      did: 'Washed',
    },
    {
      of: 'locksmith, home-call-out-locksmith',
      houses: 'Lock & Key, Keys, Locksmiths',
      things: 'Key, Latch, Bolt, Hinge, Brass, Lantern, Door, Tumbler',
      marks: 'Spare, Brass, Quick, Safe',
      counted: 'Keys, Bolts, Latches',
      joined: 'latch, key',
      names:
        'The Spare Key, Back Inside, Latch & Bolt, Home Again, Key & Lantern, Door’s Open, In by Midnight, Turn the Key',
      did: 'Locked',
    },
    {
      of: 'man-and-van, moving-company, courier, house-clearance, junk-removal, skip-hire, self-storage',
      houses: 'Carriers, Vans',
      things: 'Crate, Van, Blanket, Tailgate, Box, Trolley, Parcel, Rope',
      marks: 'Careful, Steady, Full, Empty',
      counted: 'Crates, Boxes, Blankets, Trips',
      joined: 'crate, load',
      names:
        'This Way Up, Mind the Piano, Box & Blanket, The Careful Van, Last Box In, Kettle Goes Last, Lift with Your Legs, New Front Door, Handle with Tea',
      did: 'Moved',
    },
    {
      of: 'tree-surgeon',
      houses: 'Tree Care, Trees, Arborists',
      things: 'Bough, Bark, Oak, Rope, Leaf, Stump, Canopy, Blade, Clover, Acorn',
      marks: 'High, Green, Steady, Long',
      counted: 'Boughs, Oaks, Acorns',
      joined: 'bough, leaf, bark',
      names:
        'Out on a Limb, Bough & Blade, The Careful Cut, Leave the Nest, Root & Canopy, Mind the Birds, Light through Leaves',
      did: 'Pruned',
    },
    {
      of: 'taxi, chauffeur, airport-transfer, minibus-hire, car-rental, home-call-out-taxi, towing',
      houses: 'Cars, Drives, Travel',
      things: 'Lantern, Kerb, Mile, Mirror, Door, Road, Meter',
      marks: 'Early, Late, Smooth, Waiting',
      counted: 'Miles, Lanterns, Roads',
      joined: 'mile, road',
      names:
        'Home by Twelve, The Early Flight, Door to Door, Kerb & Lantern, Engine Running, The Long Way Home, Last Mile, Back Seat',
      did: 'Driven',
    },
    {
      of: 'handyman, caretaker, furniture-assembly, errand-service',
      houses: 'House Repairs, Odd Jobs, Handywork',
      things: 'Hammer, Hinge, Ladder, Screw, Toolbox, Latch, Drill, Spirit, Pencil',
      marks: 'Tidy, Steady, Sharp, Useful',
      counted: 'Hammers, Hinges, Ladders, Screws',
      joined: 'latch, bolt',
      names:
        'The Squeaky Hinge, Gone by Friday, The List on the Fridge, Jobs You Put Off, Left a Bit, Drill & Pencil, It Only Wobbles',
      did: 'Mended',
    },
    {
      of: 'chimney-sweep',
      houses: 'Sweeps, Chimneys, Flues',
      things: 'Soot, Flue, Brush, Rod, Ember, Hearth, Rook, Pot, Ladder',
      marks: 'Clear, Tidy, Sooty, Early',
      counted: 'Brushes, Rods, Pots, Rooks',
      joined: 'flue, soot, hearth',
      names:
        'Soot & Feathers, Brush & Rod, Clear Draw, The Rook’s Nest, Lucky Soot, Hearth & Flue, Santa’s Friend, Dust Sheets Down',
      did: 'Swept',
    },
    {
      of: 'drain-cleaner, septic-service',
      houses: 'Drains, Clear Run, Drain Works',
      things: 'Rod, Gully, Cover, Bucket, Boot, Flow, Trap, Bend',
      marks: 'Clear, Quick, Brave, Steady',
      counted: 'Rods, Buckets, Boots',
      joined: 'flow, bend, brook',
      names:
        'Clear Run, Running Free, Rod & Bucket, Round the Bend, Down the Plughole, The Brave Boot, Flow Again, Gully & Bend',
      did: 'Cleared',
    },
    {
      of: 'pest-control, wildlife-removal',
      houses: 'Pest Control, House Guard',
      things: 'Whisker, Wasp, Burrow, Attic, Mouse, Hedge, Lantern, Nest',
      marks: 'Brave, Quiet, Tidy, Kind',
      counted: 'Wasps, Mice, Nests, Whiskers',
      joined: 'nest, burrow',
      names:
        'Nothing Moved In, Empty Nest, Gone by Friday, No More Mice, The Quiet Attic, Whisker Watch, Wasp & Whisker, Other Accommodation',
      did: 'Guarded',
    },
    {
      of: 'snow-removal',
      houses: 'Snow, Plough, Snow Clearing',
      things: 'Shovel, Drift, Grit, Sleet, Lantern, Boot, Path, Gate',
      marks: 'Early, Clear, Deep, Cold',
      counted: 'Shovels, Drifts, Boots',
      joined: 'drift, snow',
      names:
        'Before You Wake, Shovel & Grit, First Tracks, The Clear Path, Dig Me Out, Drift & Dawn, Snow by Six, Gate to Door',
      did: 'Cleared',
    },
  ],
}
