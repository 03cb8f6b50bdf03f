import { personStyle } from './contact/layouts/person/style.ts'
import { tilesStyle } from './gallery/layouts/tiles/style.ts'
import { lateHeaderStyle } from './header/late-style.ts'
import { introductionHeroes } from './introduction/heroes.ts'
import { factBarStyle } from './introduction/layouts/counter/fact-bar.tsx'
import type { SectionType } from './sections.ts'
import { lateServices } from './services/late-style.ts'

const heroes = Object.values(introductionHeroes)
  .map(({ style }) => style)
  .join('')

/** The CSS that comes apart, by section type. */
export const lateStyles: Readonly<Partial<Record<SectionType, string>>> = {
  Header: lateHeaderStyle,
  Introduction: factBarStyle + heroes,
  Contact: personStyle,
  Gallery: tilesStyle,
  Services: Object.values(lateServices).join(''),
}
