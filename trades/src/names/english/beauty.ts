import type { EnglishWords } from '../english-words.ts'

/** The words of beauty. */
export const beauty: EnglishWords = {
  houses: 'Beauty, Beauty Room, Studio, Salon',
  things: 'Petal, Mirror, Silk, Rose, Lotion, Linen, Glow, Pearl, Clove',
  marks: 'Soft, Bare, Slow, Rosy',
  counted: 'Mirrors, Petals, Pearls',
  joined: 'petal, glow, rose',
  names:
    'An Hour to Yourself, Bare & Well, Mirror & Petal, Phone Off, Good Skin Days, The Soft Chair, Rosehip Room, Slow Glow',
  did: 'Pampered',
  trades: [
    {
      of: 'hair-styling, barber-shop, mobile-hairdresser, hair-braider, hairdresser-supply, wigs',
      houses: 'Hair, Cuts, Chair & Comb',
      things: 'Comb, Scissor, Fringe, Razor, Curl, Braid, Mirror, Parting, Lather, Pomade',
      marks: 'Sharp, Quiet, Loose, Clean',
      counted: 'Chairs, Combs, Mirrors, Razors',
      joined: 'comb, curl, fringe',
      names:
        'Just a Trim, The Quiet Chair, Comb & Curl, Fringe Benefit, Short Back & Stories, Best Side, Split Ends, Sit Still, Off the Shoulders, Bangs Street',
      did: 'Cut',
    },
    {
      of: 'nail-salon',
      houses: 'Nails, Lacquer Room, Polish',
      things: 'Lacquer, Gloss, Coral, Plum, Pearl, Cuticle, Almond, Varnish, Brush',
      marks: 'Second, Soft, Bold, Plum',
      counted: 'Coats, Fingers, Pearls, Colours',
      joined: 'gloss, coral',
      names: 'Ten Tiny Canvases, Second Coat, Gloss & Coral, Dry in Ten, Plum Lacquer',
      did: 'Painted',
    },
    {
      of: 'lash-and-brow-artist, makeup-artist, permanent-makeup, waxing-and-sugaring, henna-artist',
      houses: 'Beauty Room, Studio',
      things: 'Lash, Brow, Petal, Gloss, Pearl, Blush, Sugar, Powder, Mirror',
      marks: 'Soft, Bold, Raised, Bare',
      counted: 'Lashes, Petals, Pearls, Mirrors',
      joined: 'lash, petal',
      names:
        'Blink Twice, The Raised Brow, Sugar & Silk, Brow Bone, Soft Focus, Mirror Mirror, Blush & Pearl, Best Face Forward',
      did: 'Painted',
    },
    {
      of: 'tattoo-studio, piercing, tattoo-removal',
      houses: 'Tattoo, Ink, Tattoo Parlour, Needleworks',
      things: 'Ink, Needle, Anchor, Swallow, Dagger, Rose, Moth, Thorn, Lantern',
      marks: 'Black, Bold, Slow, Sharp',
      counted: 'Needles, Swallows, Thorns, Moths',
      joined: 'ink, thorn, moth',
      names:
        'Swallow & Dagger, Hold Still, Black Rose Lane, Moth & Needle, The Steady Needle, For Keeps, Thorn & Ink, Skin Deep Enough',
      did: 'Inked',
    },
    {
      of: 'spa, massage, massage-therapist',
      houses: 'Massage, Rest Rooms, Retreat',
      things: 'Stone, Steam, Linen, Cedar, Salt, Oil, Towel, Lavender, Pebble',
      marks: 'Slow, Warm, Quiet, Heavy',
      counted: 'Stones, Hours, Pebbles',
      joined: 'stone, cedar, salt',
      names:
        'Shoulders Down, The Warm Stone, Phone Off, Salt & Cedar, Long Exhale, Knots Undone, Slow Hour, Heavy Towels, Steam & Stone',
      did: 'Rested',
    },
  ],
}
