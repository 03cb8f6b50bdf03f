/**
 * Gives the focus to a row of a list by its place, as soon as it is shown: to the last row where there are fewer, and to
 * adding where there are none.
 */
export const focusRow = (list: string, at: number): void => {
  requestAnimationFrame(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(`[data-row-of="${list}"]`)]
    const next = rows[at] ?? rows.at(-1) ?? document.querySelector<HTMLElement>(`[data-adds-to="${list}"]`)
    next?.focus()
  })
}
