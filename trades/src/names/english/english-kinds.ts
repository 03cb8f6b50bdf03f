import type { KindId } from '../../kind-ids.ts'
import type { EnglishWords } from '../english-words.ts'
import { animals } from './animals.ts'
import { beauty } from './beauty.ts'
import { buildingTrade } from './building-trade.ts'
import { classes } from './classes.ts'
import { farewell } from './farewell.ts'
import { foodCounter } from './food-counter.ts'
import { homeCallOut } from './home-call-out.ts'
import { maker } from './maker.ts'
import { healthPractice, professionalOffice } from './office-and-health.ts'
import { children, community, events, outdoors, shop } from './people.ts'
import { repairer } from './repairer.ts'
import { lodging, tableService } from './table-and-bed.ts'

/** The words of every kind. */
export const englishKinds: Readonly<Record<KindId, EnglishWords>> = {
  ...{
    animals,
    beauty,
    children,
    classes,
    community,
    events,
    farewell,
    lodging,
    maker,
    outdoors,
    repairer,
    shop,
  },
  'building-trade': buildingTrade,
  'food-counter': foodCounter,
  'health-practice': healthPractice,
  'home-call-out': homeCallOut,
  'professional-office': professionalOffice,
  'table-service': tableService,
}

/** What is said where nobody knows what the business is. */
export const anyBusiness: EnglishWords = {
  houses: 'Works, Studio, Workshop, Rooms, Company',
  things: 'Lantern, Compass, Ladder, Bell, Kettle, Anchor, Thread, Key, Pebble, Lamp',
  marks: 'Patient, Steady, Plain, Second, Open',
  counted: 'Lanterns, Ladders, Keys, Hands, Pebbles',
  joined: 'well, field, stone',
  names:
    'By Lamplight, The Open Gate, Second Wind, Good Hands, Made of Mondays, The Patient Fox, Round the Corner, Next to Nothing, Small Hours, After the Rain',
  did: 'Made',
}
