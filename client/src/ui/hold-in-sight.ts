const acts = ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const

/**
 * Scrolls the page to an element, and again whenever something above it comes late and pushes it on, until the person
 * acts. Answers how to let go before.
 */
export const holdInSight = (element: Element): (() => void) => {
  const observer = new ResizeObserver(() => element.scrollIntoView())
  const release = () => {
    observer.disconnect()
    for (const act of acts) window.removeEventListener(act, release)
  }
  observer.observe(document.body)
  for (const act of acts) window.addEventListener(act, release, { passive: true })
  return release
}
