import { atelier } from './families/atelier.ts'
import { clinic } from './families/clinic.ts'
import { counter } from './families/counter.ts'
import { field } from './families/field.ts'
import { hearth } from './families/hearth.ts'
import { ledger } from './families/ledger.ts'
import { poster } from './families/poster.ts'
import { press } from './families/press.ts'
import { studio } from './families/studio.ts'
import { workshop } from './families/workshop.ts'
import type { Family } from './family.ts'
import type { FamilyId } from './family-ids.ts'

/** Every theme family by its id. */
export const families: Readonly<Record<FamilyId, Family>> = {
  workshop,
  clinic,
  atelier,
  counter,
  field,
  ledger,
  poster,
  hearth,
  studio,
  press,
}
