/** A section that reaches beyond its screen. */
export interface TooWide {
  /** The section's own class, such as `section-introduction layout-corner`. */
  readonly section: string
  /** Its element's id, by which links reach it. */
  readonly anchor: string
  /** The widest thing in it. */
  readonly element: string
  /** How far it reaches, in CSS pixels. */
  readonly right: number
}

/**
 * The sections of a shown page that are wider than its screen; strips that move sideways by themselves may be. It knows
 * nothing but the page, so that it can be sent into one: nor a function by a name, which a compiler may ask its own helper
 * for.
 */
export const tooWideIn = (page: Document = document): readonly TooWide[] => {
  const width = page.documentElement.clientWidth
  const range = page.createRange()
  const scrolls = page.documentElement.scrollWidth > width
  for (const details of page.querySelectorAll('details')) details.open = true
  return [...page.querySelectorAll('.section,.cookies')].flatMap((section) => {
    const widest = [...section.querySelectorAll('*')]
      .filter((element) => element.closest('.scrolls,.picture,.trap,.sr,svg') === null)
      .map((element) => ({
        element,
        right: Math.max(
          element.getBoundingClientRect().right,
          // Letters that may not break reach out of a box that itself keeps to the screen; nobody sees what is cut off.
          ...[...element.childNodes].map((node) => {
            if (!scrolls || node.nodeType !== Node.TEXT_NODE) return 0
            range.selectNode(node)
            return range.getBoundingClientRect().right
          }),
        ),
      }))
      .filter(({ right }) => right > width + 1)
      .sort((one, other) => other.right - one.right)
    const [first] = widest
    if (first === undefined) return []
    const { element, right } = first
    const name = `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
    const classes = [...section.classList].join(' ')
    return [{ section: classes, anchor: section.id, element: name, right: Math.round(right) }]
  })
}
