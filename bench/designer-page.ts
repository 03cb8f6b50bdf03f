import type { Page } from 'playwright'

/** In the page: notes when its own words stand on the canvas and the rail answers. */
const noteInteractive = (): void => {
  const look = () => {
    const canvas = document.querySelector('iframe')?.contentDocument
    const words = canvas?.querySelector('.section-introduction [data-field]')?.textContent ?? ''
    if (words !== '' && document.querySelector('[data-rail-row]')) performance.mark('interactive')
    else requestAnimationFrame(look)
  }
  look()
}

/** Notes in each document that the page opens when the designer answers. */
export const noteOpenings = async (page: Page): Promise<void> => {
  // The loader of these scripts names functions by a helper that no page has.
  await page.addInitScript('globalThis.__name = (named) => named')
  await page.addInitScript(noteInteractive)
}

/** From the navigation to the moment that was noted. */
export const interactiveMs = async (page: Page): Promise<number> => {
  const noted = await page.waitForFunction(
    () => performance.getEntriesByName('interactive')[0]?.startTime ?? false,
    undefined,
    { timeout: 60_000 },
  )
  return Number(await noted.jsonValue())
}

/** Which key presses are timed, and until what on the canvas has changed. */
interface Watched {
  readonly keysIn: 'designer' | 'canvas'
  /** A selector inside the canvas. */
  readonly changes: string
}

/** Times each key press until the canvas has changed and is laid out anew; answers how to read the times. */
export const watchKeys = async (page: Page, watched: Watched): Promise<() => Promise<number[]>> => {
  await page.evaluate(({ keysIn, changes }) => {
    const canvas = document.querySelector('iframe')?.contentDocument
    const changing = canvas?.querySelector(changes)
    if (!canvas || !changing) throw new Error(`The canvas has no ${changes}`)
    const times: number[] = []
    let pressed: number | undefined
    const press = () => {
      pressed = performance.now()
    }
    ;(keysIn === 'canvas' ? canvas : document).addEventListener('keydown', press, true)
    new MutationObserver(() => {
      if (pressed === undefined) return
      changing.getBoundingClientRect()
      times.push(performance.now() - pressed)
      pressed = undefined
    }).observe(changing, { childList: true, characterData: true, subtree: true })
    Reflect.set(window, 'keyTimes', times)
  }, watched)
  return () => page.evaluate(() => Array.from<number>(Reflect.get(window, 'keyTimes')))
}

/** A mode by the button that leads there, and by what is seen of it beside the page. */
export interface ModeSeen {
  readonly button: string
  /** A selector in the designer. */
  readonly beside: string
  /** A selector on the canvas, where the page itself is another then. */
  readonly onPage?: string
}

/** Changes to a mode by its button and answers how long it took until a frame showed it. */
export const changeMode = (page: Page, mode: ModeSeen): Promise<number> =>
  page.evaluate(
    ({ button, beside, onPage }) =>
      new Promise<number>((resolve, reject) => {
        const lead = document.querySelector<HTMLElement>(button)
        if (!lead) reject(new Error(`The designer has no ${button}`))
        const begun = performance.now()
        const look = () => {
          const shown = document.querySelector('iframe')?.contentDocument
          const isSeen = document.querySelector(beside) && (!onPage || shown?.querySelector(onPage))
          if (!isSeen) return void requestAnimationFrame(look)
          // The frame that shows it is painted before a message that is sent in it is answered.
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - begun)
          port2.postMessage(null)
        }
        lead?.click()
        requestAnimationFrame(look)
      }),
    mode,
  )
