import { find } from '../creators/ask.ts'

/** How long the hand rests on a row before its look is asked for. */
const restMs = 120

/** Has the first of the hung boards show what a trade's own page shows first, which whoever goes there asks for anyway. */
const hang = async (
  row: HTMLAnchorElement,
  board: HTMLAnchorElement,
  isStill: () => boolean,
): Promise<void> => {
  const html = await fetch(row.href).then((reply) => (reply.ok ? reply.text() : ''))
  const look = new DOMParser().parseFromString(html, 'text/html').querySelector('.trade-looks img')
  if (look === null || !isStill()) return
  find('img', board).replaceWith(document.importNode(look))
  board.href = row.href
  find('b', board).textContent = find('b', row).textContent
}

/** The first of the boards that hang beside rows. */
export interface FirstBoard {
  /** Has it show the trade of a row, once nobody has gone on to another for a moment. */
  readonly show: (row: HTMLAnchorElement) => void
}

/** The first of the boards that hang beside the rows shows the trade that the hand, or the keyboard, is on. */
export const hangLookUnderHand = (rows: HTMLElement, chain: HTMLElement): FirstBoard => {
  const board = find<HTMLAnchorElement>('a', chain)
  let at: string | null = null
  const show = (row: HTMLAnchorElement): void => {
    // Where they do not hang, as on phones, nothing is fetched.
    if (row.href === at || getComputedStyle(chain).display === 'none') return
    at = row.href
    const isStill = () => at === row.href
    setTimeout(() => {
      // What did not come leaves the board as it is.
      if (isStill()) hang(row, board, isStill).catch(() => undefined)
    }, restMs)
  }
  const look = ({ target }: Event): void => {
    const row = target instanceof Element ? target.closest<HTMLAnchorElement>('li a') : null
    if (row !== null) show(row)
  }
  rows.addEventListener('mouseover', look)
  rows.addEventListener('focusin', look)
  return { show }
}
