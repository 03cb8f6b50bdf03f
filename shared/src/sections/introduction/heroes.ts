import type { Hero } from './hero.tsx'
import { boardHero } from './layouts/board/stage.tsx'
import { callHero } from './layouts/call/stage.tsx'
import { nameHero } from './layouts/name/stage.tsx'
import { phraseHero } from './layouts/phrase/stage.tsx'
import { rangeHero } from './layouts/range/stage.tsx'
import { weekHero } from './layouts/week/stage.tsx'

/** The openings made of facts, by layout: what they look like comes apart from what asks for them. */
export const introductionHeroes: Readonly<Record<string, Hero>> = {
  call: callHero,
  board: boardHero,
  week: weekHero,
  range: rangeHero,
  phrase: phraseHero,
  name: nameHero,
}
