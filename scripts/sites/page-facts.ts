import type { Page } from 'playwright'

/** What a browser knows of one element of a page. */
export interface ElementFacts {
  readonly tag: string
  readonly name: string
  readonly isShown: boolean
  /** Whether it moves sideways in a strip of its own. */
  readonly isInStrip: boolean
  /** Whether it is a target within running text, or kept out of sight until it is needed. */
  readonly isExempt: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly letters: number
  /** The width of its letters on average, in CSS pixels; 0 where it has too few to tell. */
  readonly letterWidth: number
  /** Of a picture: whether it has an alternative text, and whether it came. */
  readonly hasAlt: boolean
  readonly isLoaded: boolean
}

/** What a browser knows of a page. */
export interface PageFacts {
  readonly width: number
  readonly contentWidth: number
  readonly shift: number
  readonly elements: readonly ElementFacts[]
}

const kinds =
  'h1,h2,h3,p,a,button,img,input:not([type=hidden]),textarea,summary,dd,dt,th,td,li,svg,cite,figcaption,iframe,video'

/** Reads what the rules need from a page that is shown, all at once. */
export const readPage = (page: Page): Promise<PageFacts> =>
  // Functions with names of their own would not survive the way into the page.
  page.evaluate(
    ({ selector }) => ({
      width: document.documentElement.clientWidth,
      contentWidth: document.documentElement.scrollWidth,
      shift: performance
        .getEntriesByType('layout-shift')
        .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
      elements: [...document.querySelectorAll(selector)].map((element) => {
        const box = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        // Where a word may be divided is no letter.
        const text = (element.textContent ?? '').replaceAll('\u00ad', '').trim()
        const brush = document.createElement('canvas').getContext('2d')
        if (brush !== null)
          brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
        const isLong = text.length >= 90 && element.children.length === 0
        return {
          tag: element.tagName.toLowerCase(),
          name: `${element.tagName.toLowerCase()}.${[...element.classList].slice(0, 2).join('.')} “${text.slice(0, 30)}”`,
          isShown: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
          isInStrip: element.closest('.scrolls') !== null,
          isExempt:
            element.closest('.trap,.skip') !== null ||
            (style.display === 'inline' && element.parentElement?.closest('p,.rich') != null),
          left: box.left,
          right: box.right,
          top: box.top + window.scrollY,
          bottom: box.bottom + window.scrollY,
          letters: text.length,
          letterWidth: isLong ? (brush?.measureText(text.slice(0, 90)).width ?? 0) / 90 : 0,
          hasAlt: element.hasAttribute('alt'),
          isLoaded: !(element instanceof HTMLImageElement) || element.naturalWidth > 0,
        }
      }),
    }),
    { selector: kinds },
  )
