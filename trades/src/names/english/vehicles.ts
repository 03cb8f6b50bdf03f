import type { EnglishTrade } from '../english-words.ts'

/** The words of those who mend what drives: a tire has no piston. */
export const vehicles: readonly EnglishTrade[] = [
  {
    of: 'auto-repair, mobile-mechanic, vehicle-inspection',
    houses: 'Garage, Motors, Motor Works, Autos',
    things: 'Spanner, Piston, Clutch, Torque, Oil, Spark, Gasket, Axle, Dipstick, Tappet',
    marks: 'Honest, Quiet, Straight, Running',
    counted: 'Spanners, Pistons, Jacks, Bays',
    joined: 'torque, axle',
    names:
      'The Honest Spanner, What’s That Noise, First Time Starter, Oil & Torque, Under the Bonnet, Running Sweet, Back on the Road, Top Dead Centre, Old Parts Shown',
    did: 'Tuned',
  },
  {
    of: 'motorcycle-repair, repairer-motorcycle-repair',
    houses: 'Motorcycles, Garage, Cycle Works',
    things: 'Throttle, Chain, Clutch, Spark, Piston, Fork, Oil, Spoke, Visor',
    marks: 'Honest, Quiet, Running, Twin',
    counted: 'Cylinders, Chains, Sparks, Forks',
    joined: 'throttle, chain',
    names:
      'Running Sweet, Throttle & Chain, Two Stroke, Kick Start, Second Gear, Chain & Spark, Back on the Road, Lean In',
    did: 'Tuned',
  },
  {
    of: 'tire-shop',
    houses: 'Tyres, Wheels, Tyre Works',
    things: 'Tread, Rim, Valve, Hub, Jack, Grip, Groove, Bolt, Ramp',
    marks: 'Round, True, Steady, Winter',
    counted: 'Wheels, Treads, Bolts, Ramps',
    joined: 'tread, grip',
    names:
      'Tread & Rim, True Wheel, Round Again, Four by Noon, Grip & Groove, Jack & Ramp, Mind the Kerb, All Four',
    did: 'Fitted',
  },
  {
    of: 'body-shop, dent-remover',
    houses: 'Body Works, Panels, Dents',
    things: 'Panel, Paint, Primer, Filler, Gloss, Wing, Mallet, Clearcoat',
    marks: 'Smooth, Straight, Second, Shiny',
    counted: 'Panels, Coats, Wings, Dents',
    joined: 'panel, gloss',
    names:
      'No Dent Left, Panel & Paint, Second Coat, Good as Before, Smooth Wing, Gloss & Primer, Never Happened',
    did: 'Straightened',
  },
  {
    of: 'windscreen-repair',
    houses: 'Windscreens, Autoglass, Glass',
    things: 'Glass, Pane, Resin, Chip, Seal, Wiper, View, Rain',
    marks: 'Clear, Bright, Quick, Clean',
    counted: 'Chips, Panes, Wipers, Views',
    joined: 'pane, view',
    names: 'Clear View, Chip & Resin, The Clear Pane, No Crack Left, Rain Outside, Wiper & Glass, See Again',
    did: 'Mended',
  },
  {
    of: 'caravan-service',
    houses: 'Caravans, Touring, Workshop',
    things: 'Hitch, Awning, Axle, Step, Lamp, Gas, Wheel, Window',
    marks: 'Dry, Level, Steady, Summer',
    counted: 'Hitches, Awnings, Wheels, Summers',
    joined: 'hitch, awning',
    names: 'Level & Dry, Hitch & Awning, Ready for June, Back on Tour, The Dry Awning, Step & Lamp',
    did: 'Serviced',
  },
  {
    of: 'sewing-machine',
    houses: 'Sewing Machines, Machine Works, Workshop',
    things: 'Bobbin, Treadle, Needle, Belt, Spool, Pedal, Oil, Lever, Shuttle',
    marks: 'Running, Old, Steady, Second',
    counted: 'Bobbins, Treadles, Spools, Needles',
    joined: 'treadle, bobbin',
    names:
      'Bobbin & Treadle, Running Stitch, Oil & Needle, The Old Treadle, Sews Again, Belt & Bobbin, Straight Stitch, Spool & Lever',
    did: 'Mended',
  },
]
