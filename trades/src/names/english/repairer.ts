import type { EnglishWords } from '../english-words.ts'
import { vehicles } from './vehicles.ts'

/** The words of repairers. */
export const repairer: EnglishWords = {
  houses: 'Repairs, Workshop, Repair Bench, Menders, Works',
  things: 'Spanner, Spring, Cog, Screw, Solder, Lamp, Bench, Oil, Hinge, Rivet',
  marks: 'Second, Patient, Old, Small',
  counted: 'Screws, Springs, Spanners, Cogs',
  joined: 'cog, spring',
  names:
    'Second Life, Good as Old, Keep the Screws, Make Do & Mend, Not Dead Yet, The Missing Screw, Works Again, Wake It Up, Lost Screws Found',
  did: 'Mended',
  trades: [
    ...vehicles,
    {
      of: 'bike-repair, bike-hire, bicycle-wash',
      houses: 'Cycles, Cycle Works, Bike Shed, Wheelhouse, Bicycles',
      things: 'Spoke, Chain, Saddle, Bell, Crank, Hub Gear, Pedal, Pump, Lever, Cog',
      marks: 'Second, Quick, True, Upright',
      counted: 'Spokes, Wheels, Bells, Gears',
      joined: 'spoke, wheel, chain',
      names:
        'Spoke Too Soon, True Wheel, Bell & Saddle, The Squeaky Chain, Ready by Five, Freewheel Lane, Chain & Whistle, Pump Outside, Back in the Saddle, Two Wheels Good',
      did: 'Trued',
    },
    {
      of: 'computer-repair, phone-repair, electronics-repair',
      houses: 'Repairs, Repair Bench, Fix Room',
      things: 'Screw, Solder, Socket, Pixel, Spark, Switch, Fuse, Spring, Cable',
      marks: 'Small, Bright, Second, Patient',
      counted: 'Screws, Switches, Sparks, Fuses',
      joined: 'pixel, spark, fuse',
      names:
        'Off & On Again, Cracked, Tiny Screws, Still Under a Minute, The Blinking Light, Dropped It, Second Charge, Solder & Spark',
      did: 'Fixed',
    },
    {
      of: 'watchmaker',
      houses: 'Watches, Clocks, Bench',
      things: 'Spring, Pivot, Minute, Cog, Hand, Crown, Chime, Tick, Jewel',
      marks: 'Small, Patient, Sharp, Fine',
      counted: 'Springs, Minutes, Chimes, Jewels',
      joined: 'spring, chime',
      names:
        'On the Dot, Half Past, Wound Up, Small Hours, Tick & Chime, Keeps Good Time, Small Movements, Tick Over',
      did: 'Tuned',
    },
    {
      of: 'upholsterer, furniture-restorer, chair-caner, art-restorer, doll-and-toy-restorer',
      houses: 'Upholstery, Restorers, Chair Works, Workshop',
      things: 'Tack, Webbing, Horsehair, Spring, Cane, Cushion, Varnish, Tassel, Chair',
      marks: 'Second, Soft, Old, Patient',
      counted: 'Chairs, Tacks, Springs, Cushions',
      joined: 'chair, tack',
      names:
        'Sit Again, Tack & Twine, Grandmother’s Chair, Spring & Horsehair, Under the Cushions, The Second Sitting, Down to the Frame, Well Covered',
      did: 'Restored',
    },
    {
      of: 'shoemaker, shoes',
      houses: 'Shoes, Cobblers, Last & Co.',
      things: 'Heel, Sole, Awl, Lace, Last, Tongue, Buckle, Welt, Boot',
      marks: 'Second, Worn, Left, Good',
      counted: 'Soles, Heels, Laces, Boots',
      joined: 'heel, lace',
      names:
        'Heel & Sole, Last & Awl, Down at Heel, The Other Shoe, Lace & Welt, Ten More Miles, Tongue & Groove, Left & Right',
      did: 'Soled',
    },
    {
      of: 'knife-sharpener',
      houses: 'Sharpening, Edge Works, Whetstone',
      things: 'Edge, Stone, Steel, Strop, Water, Burr, Grit, Blade',
      marks: 'Sharp, Keen, Wet, Steady',
      counted: 'Edges, Blades, Stones',
      joined: 'edge, stone',
      names:
        'The Keen Edge, Tomato Test, Stone & Strop, Cut Above, Thin Slice, Grit & Water, Paper Thin, Mind Your Thumb',
      did: 'Sharpened',
    },
  ],
}
