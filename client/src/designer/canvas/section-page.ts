import type { AnySection } from '@shingle/shared/draft/content.ts'
import { sectionLinks } from '@shingle/shared/draft/section-values.ts'
import { isNavigating, navigationPage } from '@shingle/shared/navigation/navigating-section.ts'
import { shownLinks } from '@shingle/shared/navigation/navigation.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { layoutOf } from '@shingle/shared/sections/layout-of.ts'

const wholes = ['business', 'settings', 'look', 'picture', 'mode', 'year'] as const

/**
 * Whether a section has to be rendered for the second page context: a fact, the look, its layout or something it shows
 * of other sections is another. Its ground is not among them: `standOn` changes that without rendering.
 */
export const concernsSection = (section: AnySection, before: PageContext, after: PageContext): boolean => {
  if (wholes.some((name) => before[name] !== after[name])) return true
  if (layoutOn(section, before) !== layoutOn(section, after)) return true
  return othersIn(section, before) !== othersIn(section, after)
}

const layoutOn = (section: AnySection, { look, places }: PageContext): string =>
  layoutOf(section, look, places.get(section.id)?.avoids)

/** What a section shows of the others, as one comparable text: where its links lead, and in header and footer all of them. */
const othersIn = (section: AnySection, page: PageContext): string => {
  const shown = isNavigating(section) ? shownLinks(section, navigationPage(section, page.anchors)) : []
  const links = [...sectionLinks(section), ...shown.map(({ link }) => link)]
  const anchors = [section.id, ...links.map(({ target }) => target)].map(
    (wanted) => page.anchors.find(({ id }) => id === wanted)?.anchor,
  )
  return JSON.stringify([anchors, shown])
}

/** Puts every section on the ground that its place in the page gives it, as moving one changes its neighbours' too. */
export const standOn = (document: Document, { anchors, places }: PageContext): void => {
  for (const { id, anchor } of anchors) {
    const element = document.getElementById(anchor)
    const place = places.get(id)
    if (!element || !place) continue
    const ground = `surface-${place.surface}`
    const former = [...element.classList].find((name) => name.startsWith('surface-'))
    if (former && former !== ground) element.classList.replace(former, ground)
    element.classList.toggle('joins-above', place.joinsAbove)
    element.classList.toggle('is-first', place.isFirst)
  }
}
