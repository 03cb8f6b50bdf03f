// Written by scripts/trade-lists.ts from the folders of kinds/.
import type { Kind } from './kind.ts'
import { kind as animalsKind } from './kinds/animals/kind.ts'
import { kind as beautyKind } from './kinds/beauty/kind.ts'
import { kind as buildingTradeKind } from './kinds/building-trade/kind.ts'
import { kind as childrenKind } from './kinds/children/kind.ts'
import { kind as classesKind } from './kinds/classes/kind.ts'
import { kind as communityKind } from './kinds/community/kind.ts'
import { kind as eventsKind } from './kinds/events/kind.ts'
import { kind as farewellKind } from './kinds/farewell/kind.ts'
import { kind as foodCounterKind } from './kinds/food-counter/kind.ts'
import { kind as healthPracticeKind } from './kinds/health-practice/kind.ts'
import { kind as homeCallOutKind } from './kinds/home-call-out/kind.ts'
import { kind as lodgingKind } from './kinds/lodging/kind.ts'
import { kind as makerKind } from './kinds/maker/kind.ts'
import { kind as outdoorsKind } from './kinds/outdoors/kind.ts'
import { kind as professionalOfficeKind } from './kinds/professional-office/kind.ts'
import { kind as repairerKind } from './kinds/repairer/kind.ts'
import { kind as shopKind } from './kinds/shop/kind.ts'
import { kind as tableServiceKind } from './kinds/table-service/kind.ts'

/** Every kind that has a folder. */
export const kinds: readonly Kind[] = [
  animalsKind,
  beautyKind,
  buildingTradeKind,
  childrenKind,
  classesKind,
  communityKind,
  eventsKind,
  farewellKind,
  foodCounterKind,
  healthPracticeKind,
  homeCallOutKind,
  lodgingKind,
  makerKind,
  outdoorsKind,
  professionalOfficeKind,
  repairerKind,
  shopKind,
  tableServiceKind,
]
