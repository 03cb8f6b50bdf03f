import { find } from '../creators/ask.ts'

/** How long the hand rests on a row before its look is asked for. */
const restMs = 120

/** The first of the boards that hang beside rows. */
export interface FirstBoard {
  /** Has it show the trade of a row, once nobody has gone on to another for a moment. */
  readonly show: (row: HTMLAnchorElement) => void
}

/** The first of the boards that hang beside the rows shows the trade that the hand, or the keyboard, is on. */
export const hangLookUnderHand = (rows: HTMLElement, chain: HTMLElement): FirstBoard => {
  const board = find<HTMLAnchorElement>('a', chain)
  let at: string | null = null
  const hang = (row: HTMLAnchorElement): void => {
    const look = find<HTMLImageElement>('img', board).cloneNode() as HTMLImageElement
    look.loading = 'eager'
    look.alt = row.dataset.alt ?? ''
    // A picture that does not come leaves the board as it is.
    look.addEventListener('load', () => {
      if (at !== row.href) return
      find('img', board).replaceWith(look)
      board.href = row.href
      find('b', board).textContent = find('b', row).textContent
    })
    look.src = row.dataset.look ?? ''
  }
  const show = (row: HTMLAnchorElement): void => {
    // Where they do not hang, as on phones, nothing is fetched.
    if (row.href === at || getComputedStyle(chain).display === 'none') return
    at = row.href
    setTimeout(() => {
      if (at === row.href) hang(row)
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
