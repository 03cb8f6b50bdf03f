// Written by scripts/section-lists.ts from the folders in layouts/.
import { board } from './layouts/board/layout.ts'
import { call } from './layouts/call/layout.ts'
import { corner } from './layouts/corner/layout.ts'
import { counter } from './layouts/counter/layout.ts'
import { fullBleed } from './layouts/full-bleed/layout.ts'
import { name } from './layouts/name/layout.ts'
import { offset } from './layouts/offset/layout.ts'
import { oversized } from './layouts/oversized/layout.ts'
import { phrase } from './layouts/phrase/layout.ts'
import { portrait } from './layouts/portrait/layout.ts'
import { range } from './layouts/range/layout.ts'
import { split } from './layouts/split/layout.ts'
import { statement } from './layouts/statement/layout.ts'
import { strip } from './layouts/strip/layout.ts'
import { week } from './layouts/week/layout.ts'

/** The layouts of the section, in the order in which they are offered. */
export const introductionLayouts = [
  split,
  fullBleed,
  oversized,
  offset,
  portrait,
  counter,
  strip,
  statement,
  corner,
  call,
  board,
  week,
  range,
  phrase,
  name,
] as const
