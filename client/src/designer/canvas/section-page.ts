import type { AnySection } from '@shingle/shared/draft/content.ts'
import type { PageContext } from '@shingle/shared/page/page-context.ts'

const wholes = ['business', 'settings', 'look', 'picture', 'mode', 'year'] as const

/**
 * Whether a section looks different in the second page context: its place, a fact, the look or the sections it can
 * link to. Another section's move alone does not concern it, except the header, whose links stand in page order.
 */
export function concernsSection({ id, type }: AnySection, before: PageContext, after: PageContext): boolean {
  if (wholes.some((name) => before[name] !== after[name])) return true
  if (JSON.stringify(before.places.get(id)) !== JSON.stringify(after.places.get(id))) return true
  return anchorsKey(before, type) !== anchorsKey(after, type)
}

function anchorsKey({ anchors }: PageContext, type: string): string {
  const keys = anchors.map((anchor) => JSON.stringify(anchor))
  return (type === 'Header' ? keys : keys.toSorted()).join()
}
