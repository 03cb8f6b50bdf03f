// Written by scripts/section-lists.ts from the folders in layouts/.
import { banner } from './layouts/banner/layout.ts'
import { beside } from './layouts/beside/layout.ts'
import { mirror } from './layouts/mirror/layout.ts'
import { person } from './layouts/person/layout.ts'
import { stacked } from './layouts/stacked/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const contactLayouts = [beside, mirror, stacked, banner, person] as const
