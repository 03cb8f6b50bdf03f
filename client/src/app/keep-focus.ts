const headings = 'h1, h2, h3, h4'

/** What is above an element, the nearest first, up to the body. */
const partsAround = (element: Element): readonly Element[] => {
  const parts: Element[] = []
  for (let part = element.parentElement; part !== null && part !== document.body; part = part.parentElement)
    parts.push(part)
  return parts
}

const isSeen = (element: Element): boolean => element.getClientRects().length > 0

/** Where a keyboard goes on in a part of the screen: at the part itself, where that can be, or at its heading. */
const homeIn = (part: Element): HTMLElement | undefined => {
  if (part instanceof HTMLElement && part.tabIndex === -1 && part.hasAttribute('tabindex')) return part
  return [...part.querySelectorAll<HTMLElement>(headings)].find(isSeen)
}

const focusOn = (home: HTMLElement): void => {
  if (!home.hasAttribute('tabindex')) home.tabIndex = -1
  home.focus({ preventScroll: true })
}

/** Whoever moves the focus themselves does so within this time. */
const ownWayMs = 100
/** What takes longer to come than this is not what was asked for. */
const waitMs = 10_000

/**
 * Keeps the place of whoever works by keyboard: when what had the focus goes (a button that did its work, the screen before
 * this one), the nearest part that is still there has it instead of nothing. Returns what ends it.
 */
export const keepFocus = (): (() => void) => {
  let last: Element | null = null
  let within: readonly Element[] = []
  // A dialog goes as a whole: then what it was opened from is where one was.
  let beneath: readonly Element[] = []
  let lostAt: number | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const take = ({ target }: Event) => {
    if (!(target instanceof Element) || target === document.body) return
    lostAt = null
    last = target
    within = partsAround(target)
    if (target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') === null) beneath = within
  }
  const find = (): void => {
    if (lostAt === null || document.activeElement !== document.body) return
    const parts = [...within, ...beneath].filter((part) => part.isConnected && isSeen(part))
    const home = parts.map(homeIn).find((found) => found !== undefined)
    if (home !== undefined) focusOn(home)
    else if (Date.now() - lostAt > waitMs) lostAt = null
  }
  const look = () => {
    if (last === null || last.isConnected || document.activeElement !== document.body) return
    lostAt ??= Date.now()
    clearTimeout(timer)
    timer = setTimeout(find, ownWayMs)
  }
  // Whoever presses somewhere else has chosen a place.
  const leave = ({ target }: Event) => {
    if (target instanceof Node && last?.contains(target)) return
    last = null
    lostAt = null
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', take)
  document.addEventListener('pointerdown', leave)
  return () => {
    clearTimeout(timer)
    watch.disconnect()
    document.removeEventListener('focusin', take)
    document.removeEventListener('pointerdown', leave)
  }
}
