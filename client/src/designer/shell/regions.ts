import { focusFrame } from '../base/page/focus-frame.ts'

const order = ['toolbar', 'rail', 'canvas', 'inspector']

/** Jumps to the next of the designer's four parts, round and round; on the page, to the section with this element id. */
export const nextRegion = (step: 1 | -1, chosen: string | undefined): void => {
  const regions = order.flatMap((name) => {
    const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`)
    // A narrow window leaves the inspector out as long as nothing is chosen.
    return region && (region.checkVisibility?.() ?? true) ? [region] : []
  })
  const now = regions.findIndex((region) => region.contains(document.activeElement))
  const next = regions[(now + step + regions.length) % regions.length]
  if (!next) return
  const page = next.querySelector('iframe')?.contentDocument
  const section = chosen === undefined ? null : page?.getElementById(chosen)
  if (section) {
    focusFrame(section)
    return
  }
  const first = next.tagName === 'MAIN' ? next : next.querySelector<HTMLElement>(focusable)
  first?.focus()
}

const focusable = 'button:not(:disabled), [href], input, select, textarea, [tabindex="0"]'
