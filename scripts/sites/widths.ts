import type { Page } from 'playwright'

/** A section that reaches beyond its screen. */
export interface TooWide {
  /** The section's own class, such as `section-contact layout-beside`. */
  readonly section: string
  /** The widest thing in it. */
  readonly element: string
  /** How far it reaches, in CSS pixels. */
  readonly right: number
}

/** The sections of a shown page that are wider than the screen; strips that move sideways by themselves may be. */
export const tooWideOn = (page: Page): Promise<readonly TooWide[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    for (const details of document.querySelectorAll('details')) details.open = true
    return [...document.querySelectorAll('.section,.cookies')].flatMap((section) => {
      const widest = [...section.querySelectorAll('*')]
        .filter((element) => element.closest('.scrolls,.picture,.trap,.sr,svg') === null)
        .map((element) => ({ element, right: element.getBoundingClientRect().right }))
        .filter(({ right }) => right > width + 1)
        .sort((one, other) => other.right - one.right)
      const [first] = widest
      if (first === undefined) return []
      const { element, right } = first
      const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
      return [{ section: [...section.classList].join(' '), element: name, right: Math.round(right) }]
    })
  })
