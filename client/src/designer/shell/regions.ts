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
  // A part in which nothing can be pressed, such as where the settings show, is passed over.
  regions
    .map((_, at) => regions[(now + step * (at + 1) + regions.length * 2) % regions.length])
    .find((region) => region !== undefined && enter(region, chosen))
}

/** Puts the focus into a part, where something in it takes it. */
const enter = (region: HTMLElement, chosen: string | undefined): boolean => {
  const page = region.querySelector('iframe')?.contentDocument
  const section = chosen === undefined ? null : page?.getElementById(chosen)
  if (section) {
    focusFrame(section)
    return true
  }
  const first = region.tagName === 'MAIN' ? region : region.querySelector<HTMLElement>(focusable)
  first?.focus()
  return first !== null
}

const focusable = 'button:not(:disabled), [href], input, select, textarea, [tabindex="0"]'
