import type { EnglishWords } from '../english-words.ts'

/** The words of makers. */
export const maker: EnglishWords = {
  houses: 'Workshop, Studio, Bench, Makers, Works',
  things: 'Thread, Bench, Thimble, Twine, Chisel, Ink, Wax, Loom, Awl, Mallet',
  marks: 'Slow, Patient, Plain, Careful',
  counted: 'Hands, Benches, Thimbles, Knots',
  joined: 'thread, wright, bench',
  names:
    'Slow Hands, Made Twice, The Patient Bench, By Lamplight, Offcuts, One at a Time, From Scraps, Signed Underneath, Hand & Lamp',
  did: 'Made',
  trades: [
    {
      of: 'potter',
      houses: 'Pottery, Kiln, Clay Room, Ceramics',
      things: 'Clay, Kiln, Glaze, Wheel, Slip, Ash, Cup, Ember, Shard, Thumb',
      marks: 'Slow, Wobbly, Ash, Thrown, Second',
      counted: 'Cups, Kilns, Bowls, Shards',
      joined: 'clay, kiln, glaze',
      names:
        'Thumbprint, Mud & Fire, Off Centre, The Wobbly Cup, Clay & Ember, Slip & Glaze, Thrown Away, Second Firing, Glaze Over, Round Enough',
      did: 'Thrown',
    },
    {
      of: 'glassblower, stained-glass, mosaic-maker',
      houses: 'Glass, Glassworks, Light & Colour',
      things: 'Light, Lead, Pane, Ember, Shard, Prism, Colour, Bubble, Furnace',
      marks: 'Bright, Slow, Molten, Clear',
      counted: 'Colours, Panes, Shards, Lights',
      joined: 'light, shard',
      names:
        'Lead & Light, Breath & Fire, One Long Breath, Cobalt Corner, Light Through, Shard & Solder, The Blue Pane, Hold to the Light',
      did: 'Blown',
    },
    {
      of: 'tailor, embroiderer, quilter, curtain-maker, bridal-seamstress, milliner',
      houses: 'Sewing Room, Stitch Room, Threadworks',
      things: 'Needle, Thread, Thimble, Hem, Wool, Linen, Bobbin, Indigo, Selvedge, Pin, Ribbon, Tweed',
      marks: 'Running, Blind, Careful, Invisible, Long',
      counted: 'Needles, Bobbins, Stitches, Pins',
      joined: 'thread, stitch, weft',
      names:
        'A Stitch in Time, Hem & Haw, Needle & Narrow, Pins & Needles, Running Stitch, The Blind Hem, Warp & Weft, Bobbin Around, Taken In, Let Out, Thimbleful',
      did: 'Sewn',
    },
    {
      of: 'knitter, weaver, hand-dyer',
      houses: 'Yarns, Wool Room, Threadworks',
      things: 'Wool, Skein, Shuttle, Warp, Weft, Indigo, Madder, Ewe, Spindle, Purl',
      marks: 'Slow, Long, Woolly, Patient',
      counted: 'Skeins, Stitches, Sheep, Needles',
      joined: 'wool, weft, skein',
      names:
        'Knit One, Warp & Weft, Wool Gathering, Slow Skein, Indigo & Ewe, Cast Off, Madder & Moss, The Long Scarf, Spin a Yarn',
      did: 'Spun',
    },
    {
      of: 'furniture-maker, wood-carver, woodturner, toy-maker, boat-builder, basket-maker, picture-framer, organ-builder',
      houses: 'Woodshop, Workshop, Bench',
      things: 'Oak, Ash, Elm, Plane, Grain, Willow, Dovetail, Gouge, Bench, Shaving',
      marks: 'Patient, Plain, Crooked, True',
      counted: 'Chisels, Knots, Oars, Legs',
      joined: 'wood, elm, grain',
      names:
        'With the Grain, Four Good Legs, Shavings, The Patient Plane, Oak & Awl, Knot & Grain, Turned Out Well, Chip off the Block, Elm & Ember',
      did: 'Turned',
    },
    {
      of: 'blacksmith, knife-maker',
      houses: 'Forge, Smithy, Anvil & Co.',
      things: 'Anvil, Ember, Iron, Hammer, Rivet, Spark, Bellows, Steel, Tongs',
      marks: 'Hot, Bright, Steady, Small',
      counted: 'Hammers, Sparks, Rivets',
      joined: 'smith, anvil, spark',
      names: 'Hammer & Tongs, Strike While Hot, Ring True, Anvil & Ember, Sparks Allowed',
      did: 'Forged',
    },
    {
      of: 'jeweler, jewelry-maker, engraver, jewelry-repair',
      houses: 'Silver Room, Jewellery, Bench',
      things: 'Silver, Loop, Link, Clasp, Pearl, Garnet, Ring, Hallmark, Moon, Ember',
      marks: 'Small, Bright, Fine, Quiet',
      counted: 'Links, Rings, Pearls, Moons',
      joined: 'pearl, moon',
      names:
        'Small Hallmarks, The Missing Link, Ring True, Silver & Sea, Loop & Link, Clasp & Pearl, Tiny Hammers, Two Rings, Left Hand',
      did: 'Set',
    },
    {
      of: 'candle-maker, soap-maker, perfumer',
      houses: 'Stillroom, Works, House',
      things: 'Wax, Wick, Lavender, Rose, Cedar, Smoke, Match, Tallow, Bergamot, Fig',
      marks: 'Slow, Soft, Evening, Warm',
      counted: 'Wicks, Matches, Petals',
      joined: 'wick, rose, cedar',
      names:
        'Wick & Wax, Lather Up, The Quiet Wick, Match & Cedar, Evening Light, Burn Slowly, Rose & Smoke, Behind the Ears',
      did: 'Poured',
    },
    {
      of: 'beekeeper, jam-maker',
      houses: 'Stillroom, Larder, Preserves',
      things: 'Honey, Clover, Jar, Hive, Bramble, Thyme, Comb, Heather, Plum, Spoon',
      marks: 'Slow, Summer, Golden, Wild',
      counted: 'Jars, Hives, Spoons, Bees',
      joined: 'comb, clover, bramble',
      names:
        'Bee Side, The Last Jar, Clover & Comb, Slow Honey, Summer in Jars, Bramble & Boil, Smoke the Bees, Lid & Label, Spoon Standing Up',
      did: 'Gathered',
    },
    {
      of: 'bookbinder, calligrapher, illustrator, screen-printer, print-shop, signmaker, muralist, gallery, art',
      houses: 'Press, Studio, Ink Works',
      things: 'Ink, Nib, Paper, Quill, Margin, Blot, Letter, Spine, Serif, Thread',
      marks: 'Wet, Plain, Bold, Fine',
      counted: 'Nibs, Inks, Pages, Letters',
      joined: 'ink, leaf, nib',
      names:
        'Ink & Thread, In the Margin, Still Wet, Bold Serif, Blot, Spine & Page, Pulled by Hand, The Long Descender, Folded Once, Mind the Ink',
      did: 'Printed',
    },
    {
      of: 'leatherworker',
      houses: 'Leather, Hide & Co., Bench',
      things: 'Awl, Hide, Buckle, Strap, Thread, Saddle, Tannin, Brass, Stitch',
      marks: 'Worn, Slow, Patient, Broken-In',
      counted: 'Buckles, Straps, Stitches',
      joined: 'hide, strap',
      names:
        'Worn In, Hide & Thread, Awl & Buckle, Better with Age, Saddle Stitch, The Last Hole, Strap & Brass, Both Needles',
      did: 'Stitched',
    },
  ],
}
