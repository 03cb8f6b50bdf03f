import type { DraftContent } from '../draft/content.ts'
import { layoutOf } from '../sections/layout-of.ts'
import { resolveLook } from '../theme/resolve-look.ts'

/** Family, palette and hero of a website in one word: two neighbours of a trade must not have the same. */
export const lookSignature = ({ theme, sections }: Pick<DraftContent, 'theme' | 'sections'>): string => {
  const hero = sections.find(({ type }) => type === 'Introduction')
  const layout = hero === undefined ? '' : layoutOf(hero, resolveLook(theme))
  return [theme.family, theme.paletteId, layout].join('/')
}
