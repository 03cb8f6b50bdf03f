import type { EnglishWords } from '../english-words.ts'

/** The words of building trades. */
export const buildingTrade: EnglishWords = {
  houses: 'Building, Builders, Works, Building Co.',
  things: 'Plumb, Level, Mortar, Beam, Trowel, Ladder, Brick, Timber, Chisel, Stone, Joist',
  marks: 'Level, Square, Steady, Straight, Sound',
  counted: 'Ladders, Trowels, Bricks, Beams',
  joined: 'beam, stone, brick',
  names:
    'Plumb & Level, Measure Twice, True & Square, Good Bones, Brick by Brick, The Straight Edge, Boots Off Indoors, Sound Footing, The Tidy Builder, Dust Sheets Down',
  did: 'Built',
  trades: [
    {
      of: 'plumber, bathroom-fitter, well-driller',
      houses: 'Pipeworks, Waterworks',
      things: 'Tap, Pipe, Copper, Valve, Spanner, Kettle, Washer, Spout, Solder, Brass',
      marks: 'Dry, Quiet, Copper, Tight, Quick',
      counted: 'Taps, Valves, Spanners',
      joined: 'well, brook, pipe',
      names:
        'No Drip, The Dry Floor, Mind the Stopcock, Copper & Flow, Off at the Mains, The Quiet Tap, Every Last Drop, Tap & Solder, Drip Stop, Lefty Tighty',
      did: 'Plumbed',
    },
    {
      of: 'electrician, aerial-installer, alarm-installer, ev-charger-installer, solar-installer, energy-renovator',
      houses: 'Current, Light & Power, Wiring',
      things: 'Spark, Fuse, Copper, Lamp, Wire, Switch, Current, Filament, Circuit, Volt',
      marks: 'Bright, Live, Steady, Safe, Warm',
      counted: 'Switches, Lamps, Fuses, Sparks',
      joined: 'lamp, spark, light',
      names:
        'Lights Back On, Live & Neutral, The Good Switch, Bright by Six, Spark & Fuse, On at the Wall, Earth & Live, Fuse Box, No Loose Ends',
      did: 'Wired',
    },
    {
      of: 'carpentry, kitchen-fitter, stair-builder, floor-layer, tatami-maker',
      houses: 'Woodwork, Timber Works, Bench',
      things: 'Oak, Ash, Plane, Dovetail, Chisel, Grain, Mallet, Joint, Shaving, Bench',
      marks: 'Square, Plain, True, Patient, Sharp',
      counted: 'Chisels, Planes, Knots, Mallets',
      joined: 'oak, grain, plank',
      names:
        'Measure Twice, With the Grain, Plane & Simple, The Sharp Chisel, Cut Once, Sawdust & Tea, The Good Joint, Oak & Mallet, Against the Wall',
      did: 'Joined',
    },
    {
      of: 'painter-decorator, wallpaper-hanger',
      houses: 'Paintworks, Decorating, Walls, Brush & Co.',
      things: 'Brush, Bristle, Gloss, Primer, Ladder, Roller, Paste, Trowel, Skim, Colour',
      marks: 'Second, Steady, Smooth, Dry, Patient',
      counted: 'Coats, Brushes, Ladders',
      joined: 'brush, wall',
      names:
        'Second Coat, Cutting In, Watch It Dry, Brush & Bristle, The Steady Hand, Edge to Edge, Mind the Wet Paint, Dust Sheets Down, Colour by Friday',
      did: 'Painted',
    },
    {
      of: 'plasterer, drywaller',
      houses: 'Walls, Plaster, Finishes',
      things: 'Trowel, Lime, Skim, Hawk, Float, Bucket, Corner, Cornice',
      marks: 'Smooth, Second, Steady, Level',
      counted: 'Coats, Trowels, Buckets, Corners',
      joined: 'lime, wall',
      names:
        'Skim & Shine, The Smooth Wall, Edge to Edge, Lime & Trowel, Watch It Dry, Second Coat, Float & Hawk, Ready for Paint, Dust Sheets Down',
      did: 'Plastered',
    },
    {
      of: 'roofer, thatcher',
      houses: 'Roofs, Slate & Ridge, Rooftops',
      things: 'Slate, Ridge, Gable, Lead, Batten, Eaves, Tile, Rafter, Rook, Ladder',
      marks: 'Dry, High, Sound, Sheltered',
      counted: 'Ridges, Slates, Gables, Ladders',
      joined: 'ridge, slate, gable',
      names:
        'Dry by Dark, Over Your Head, Ridge & Gable, Let It Rain, Slate & Lead, The Dry Bed, Rain Stays Out, Up There All Day, Head for Heights',
      did: 'Roofed',
    },
    {
      of: 'stonemason, dry-stone-waller, paver',
      houses: 'Stone, Stoneworks, Walls & Ways',
      things: 'Stone, Flint, Lime, Chisel, Gravel, Course, Mortar, Slate, Post, Cobble',
      marks: 'Dry, Square, Patient, Old',
      counted: 'Stones, Courses, Posts, Cobbles',
      joined: 'stone, flint, wall',
      names:
        'One on Two, Two on One, Laid to Last, Flint & Lime, The Long Wall, Cobble & Course, Set in Stone, Good Neighbours Walls, Level Ground',
      did: 'Laid',
    },
    {
      of: 'tiler',
      houses: 'Tiles, Tile Works, Tiling',
      things: 'Tile, Grout, Mosaic, Trowel, Corner, Glaze, Spacer, Slate',
      marks: 'Level, Square, Bright, Straight',
      counted: 'Tiles, Corners, Colours',
      joined: 'tile, slate',
      names:
        'Grout & About, The Straight Line, Corner to Corner, Mosaic Lane, Glaze & Grout, Mind the Gap, Half a Millimetre, Square One',
      did: 'Tiled',
    },
    {
      of: 'heating-and-cooling, hvac, stove-fitter',
      houses: 'Heat & Air, Warmth, Stoves',
      things: 'Ember, Flue, Hearth, Kettle, Copper, Grate, Bellows, Log, Draught, Flame',
      marks: 'Warm, Quiet, Steady, Even',
      counted: 'Embers, Logs, Hearths',
      joined: 'ember, hearth, flame',
      names:
        'Warm by Supper, Socks Off, Hearth & Flue, The Even Room, Twenty-One Degrees, Ember & Grate, No Cold Corners, Slow Burn',
      did: 'Warmed',
    },
    {
      of: 'metalworker, welder, tinsmith',
      houses: 'Metalworks, Ironworks, Forge',
      things: 'Iron, Anvil, Rivet, Spark, Steel, Pane, Hinge, Weld, Scroll, Bolt',
      marks: 'Hot, True, Strong, Clear',
      counted: 'Rivets, Hinges, Sparks, Panes',
      joined: 'iron, pane, bolt',
      names:
        'Strike While Hot, Spark & Rivet, Held by Iron, Good Gates, Bolt & Hinge, Ironside Gate Works, Steel Yourself',
      did: 'Welded',
    },
  ],
}
