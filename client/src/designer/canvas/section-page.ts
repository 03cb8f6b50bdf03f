import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'
import { layoutOf } from '@shingle/shared/sections/layout-of.ts'

const wholes = ['business', 'settings', 'look', 'picture', 'mode', 'year'] as const

/**
 * Whether a section has to be rendered for the second page context: a fact, the look, its layout or the sections it
 * can link to are others. Its ground is not among them: `standOn` changes that without rendering.
 */
export function concernsSection(section: AnySection, before: PageContext, after: PageContext): boolean {
  if (wholes.some((name) => before[name] !== after[name])) return true
  if (layoutOn(section, before) !== layoutOn(section, after)) return true
  return anchorsKey(before, section.type) !== anchorsKey(after, section.type)
}

function layoutOn(section: AnySection, { look, places }: PageContext): string {
  return layoutOf(section, look, places.get(section.id)?.avoids)
}

/** Only the header shows the sections in page order; the others merely link to them. */
function anchorsKey({ anchors }: PageContext, type: string): string {
  const keys = anchors.map((anchor) => JSON.stringify(anchor))
  return (type === 'Header' ? keys : keys.toSorted()).join()
}

/** Puts every section on the ground that its place in the page gives it, as moving one changes its neighbours' too. */
export function standOn(document: Document, { anchors, places }: PageContext): void {
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
