import type { AnySection } from '@shingle/shared/draft/content.ts'
import { sectionLinks } from '@shingle/shared/draft/section-values.ts'
import { isNavigating, navigationPage } from '@shingle/shared/navigation/navigating-section.ts'
import { shownLinks } from '@shingle/shared/navigation/navigation.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { layoutOf } from '@shingle/shared/sections/layout-of.ts'

/** Seen section by section; whatever else a page context holds concerns all of them. */
const apart: ReadonlySet<string> = new Set<keyof PageContext>(['anchors', 'places'])

const isAnotherWhole = (before: PageContext, after: PageContext): boolean => {
  const former: ReadonlyMap<string, unknown> = new Map(Object.entries(before))
  return Object.entries(after).some(([name, value]) => !apart.has(name) && former.get(name) !== value)
}

/**
 * Whether a section has to be rendered for the second page context: a fact, the look, the fixed words, its layout or
 * something it shows of other sections is another. Its ground is not among them: `standOn` changes that without rendering.
 */
export const concernsSection = (section: AnySection, before: PageContext, after: PageContext): boolean => {
  if (isAnotherWhole(before, after)) return true
  if (layoutOn(section, before) !== layoutOn(section, after)) return true
  return showsOthersAnew(section, before, after)
}

const layoutOn = (section: AnySection, { look, places, business }: PageContext): string =>
  layoutOf(section, look, { avoids: places.get(section.id)?.avoids, business })

const anchors = new WeakMap<PageContext, ReadonlyMap<string, string>>()

/** The anchors of a page's sections by their ids, gathered once for all sections that ask. */
const anchorsOn = (page: PageContext): ReadonlyMap<string, string> => {
  const known = anchors.get(page) ?? new Map(page.anchors.map(({ id, anchor }) => [id, anchor]))
  anchors.set(page, known)
  return known
}

const targets = new WeakMap<AnySection, readonly string[]>()

/** Itself, and where its links lead: a section that stays as it is, as all do in a move, is walked through once. */
const targetsOf = (section: AnySection): readonly string[] => {
  const known = targets.get(section) ?? [section.id, ...sectionLinks(section).map(({ target }) => target)]
  targets.set(section, known)
  return known
}

/** Whether what a section shows of the others is another: where its links lead, and in header and footer all of them. */
const showsOthersAnew = (section: AnySection, before: PageContext, after: PageContext): boolean => {
  const [former, present] = [anchorsOn(before), anchorsOn(after)]
  const leadsElsewhere = targetsOf(section).some((target) => former.get(target) !== present.get(target))
  return leadsElsewhere || navigationIn(section, before) !== navigationIn(section, after)
}

/** The links round the page that a header or footer shows, and where they lead, as one comparable text. */
const navigationIn = (section: AnySection, page: PageContext): string => {
  if (!isNavigating(section)) return ''
  const shown = shownLinks(section, navigationPage(section, page.anchors))
  return JSON.stringify([shown, shown.map(({ link }) => anchorsOn(page).get(link.target))])
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
