import type { Page } from '@playwright/test'

interface Counted {
  presses?: number
}

/** Counts what is pressed with the mouse from now on, in the window and in the page on its canvas; a drag is one press. */
export const countPresses = async (page: Page): Promise<() => Promise<number>> => {
  for (const frame of page.frames())
    await frame.evaluate(() => {
      const count = ({ isTrusted }: Event) => {
        const counted: Window & Counted = window.top ?? window
        if (isTrusted) counted.presses = (counted.presses ?? 0) + 1
      }
      window.addEventListener('pointerdown', count, true)
    })
  return () => page.evaluate(() => (window as Window & Counted).presses ?? 0)
}
