import { introductionHeroes } from './heroes.ts'
import { FactBar, factBarStyle } from './layouts/counter/fact-bar.tsx'

/** What of the Introduction section comes apart. */
export const introductionLate = {
  style:
    factBarStyle +
    Object.values(introductionHeroes)
      .map(({ style }) => style)
      .join(''),
  heroes: introductionHeroes,
  FactBar,
} as const
