import { defineSection } from '../section.ts'
import { introductionFields } from './fields.ts'
import { heroOrder } from './hero-order.ts'
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

/** The Introduction section. */
export const introductionSection = defineSection({
  type: 'Introduction',
  title: 'Introduction',
  icon: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-14a2 2 0 0 1 2 -2zM7 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM21 15l-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  closesBelow: true,
  required: false,
  defaultOn: true,
  headerLinkAllowed: false,
  maximumCount: 1,
  fields: introductionFields,
  layouts: [
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
  ],
  leads: heroOrder,
  isEmpty: () => false,
})
