import { gapAt, type Lying, lyingWithout } from './section-gaps.ts'

/** A section on the page. */
interface Standing {
  readonly id: string
  readonly element: HTMLElement
}

interface Holding {
  id: string
  /** The sections in the order of the page: the header first and the footer last, which keep their places. */
  elements: readonly Standing[]
  scale: number
}

const gapHeight = 64

/** Takes a section out of the page, as long as it is held: nothing is laid out anew, and no element is another afterwards. */
export const holdSection = ({ id, elements, scale }: Holding) => {
  const lying = elements.map(({ id, element }): Lying => {
    const { top, bottom } = element.getBoundingClientRect()
    return { id, top: top * scale, bottom: bottom * scale }
  })
  const others = lyingWithout(lying.slice(1, -1), id)
  const end = others.at(-1)?.bottom ?? lying[0]?.bottom ?? 0
  const taken = elements.find((section) => section.id === id)?.element
  const after = lyingWithout(lying, id).map(
    (section) => section.top - (lying.find((other) => other.id === section.id)?.top ?? 0),
  )
  const rest = elements.filter(({ element }) => element !== taken)
  let gap = 0

  const stand = () => {
    rest.forEach(({ element }, at) => {
      const shift = (after[at] ?? 0) + (at > gap ? gapHeight : 0)
      element.style.translate = `0 ${shift / scale}px`
    })
  }
  if (taken) taken.style.opacity = '0'
  return {
    /** Opens the gap that is meant at this height of the sheet, and answers where it is. */
    openGapAt: (y: number) => {
      gap = gapAt(others, y)
      stand()
      return { top: others[gap]?.top ?? end, height: gapHeight }
    },
    /** What the section would stand before; null for the footer. */
    before: (): string | null => others[gap]?.id ?? null,
    letGo: () => {
      taken?.style.removeProperty('opacity')
      for (const { element } of rest) element.style.removeProperty('translate')
    },
  }
}
