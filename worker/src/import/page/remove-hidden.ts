import type { PageDocument, PageElement } from './page-dom.ts'

const neverShown =
  'script,style,template,noscript,svg,canvas,iframe,object,embed,dialog,head title,select,option,[hidden],[aria-hidden="true"],input,textarea'

const rule = (declaration: string) => new RegExp(`(?:^|[;{\\s])${declaration}`, 'iu')

const hiding = [
  'display\\s*:\\s*none',
  'visibility\\s*:\\s*(?:hidden|collapse)',
  'opacity\\s*:\\s*0?(?:\\.0+)?\\s*(?:[;!}]|$)',
  'font-size\\s*:\\s*(?:0|1px|0?\\.\\d+(?:px|em|rem)?)(?![\\d.])',
  'text-indent\\s*:\\s*-\\d{3,}',
  '(?:left|top|right|bottom|margin-left|margin-top)\\s*:\\s*-\\d{4,}',
  'clip(?:-path)?\\s*:\\s*(?:rect\\(\\s*0|inset\\(\\s*(?:50|100)%)',
  'transform\\s*:\\s*scale\\(\\s*0\\s*\\)',
  'color\\s*:\\s*transparent',
].map(rule)

const heightOfNothing = /(?:^|[;{\s])(?:max-)?height\s*:\s*[01](?:px)?\s*(?:[;!}]|$)/iu
const cutOff = /overflow(?:-y)?\s*:\s*hidden/iu

const white =
  /(?:^|[;{\s])color\s*:\s*(?:white|#f{3,4}\b|#f[a-f\d]f[a-f\d]f[a-f\d](?:[a-f\d]{2})?\b|rgba?\(\s*25[0-5]\s*,\s*25[0-5]\s*,\s*25[0-5])/iu
const ground =
  /(?:^|[;{\s])background(?:-color|-image)?\s*:(?!\s*(?:none|transparent|white|#f{3,6}\b))\s*[^;\s]/iu

const hides = (style: string): boolean =>
  hiding.some((pattern) => pattern.test(style)) || (heightOfNothing.test(style) && cutOff.test(style))

interface StyleRule {
  readonly selector: string
  readonly declarations: string
}

const rulesMaximum = 2000
/** Selectors that stand for elements alone: one of a state hides nothing for good. */
const plainSelector = /^[\w\s.#>*[\]="'-]{1,120}$/u

/** The rules that a page brings along itself, without those of other media. */
const rulesOf = (document: PageDocument): readonly StyleRule[] => {
  const css = [...document.querySelectorAll('style')]
    .map(({ textContent }) => textContent ?? '')
    .join('\n')
    .replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//gu, '')
    .replace(
      /@(?:media|supports|keyframes|font-face|-\w+-keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/giu,
      '',
    )
  return [...css.matchAll(/([^{}]{1,400})\{([^{}]{0,4000})\}/gu)]
    .slice(0, rulesMaximum)
    .flatMap(([, selectors = '', declarations = '']) =>
      selectors.split(',').map((selector) => ({ selector: selector.trim(), declarations })),
    )
    .filter(({ selector }) => plainSelector.test(selector))
}

const select = (document: PageDocument, selector: string): readonly PageElement[] => {
  try {
    return [...document.querySelectorAll(selector)]
  } catch {
    // A selector that only browsers know.
    return []
  }
}

const styleOf = (element: PageElement): string => element.getAttribute('style') ?? ''

/** Whether somewhere around a text its ground is known to be another than white. */
const standsOnColor = (element: PageElement, grounds: ReadonlySet<PageElement>): boolean => {
  for (let around: PageElement | null = element; around !== null; around = around.parentElement)
    if (grounds.has(around) || around.hasAttribute('bgcolor') || ground.test(styleOf(around))) return true
  return false
}

/**
 * Takes out of a page what a visitor does not see: what the page's own rules hide, move away, shrink to nothing or write
 * in the color of its ground. What may be hidden is not read.
 */
export const removeHidden = (document: PageDocument): void => {
  const rules = rulesOf(document)
  const isHiding = ({ declarations }: StyleRule) => hides(declarations)
  const isWhite = ({ declarations }: StyleRule) => white.test(declarations)
  const isGround = ({ declarations }: StyleRule) => ground.test(declarations)
  const chosen = (test: (rule: StyleRule) => boolean) =>
    rules.filter(test).flatMap(({ selector }) => select(document, selector))
  const styled = select(document, '[style]')
  const grounds = new Set(chosen(isGround))
  const pale = [...chosen(isWhite), ...styled.filter((element) => white.test(styleOf(element)))]
  const fonts = select(document, 'font[color]').filter((element) =>
    white.test(`color:${element.getAttribute('color')}`),
  )
  const unseen = [...pale, ...fonts].filter((element) => !standsOnColor(element, grounds))
  const hidden = [...chosen(isHiding), ...styled.filter((element) => hides(styleOf(element)))]
  const isWhole = ({ localName }: PageElement) => localName === 'html' || localName === 'body'
  for (const element of [...select(document, neverShown), ...hidden, ...unseen])
    if (!isWhole(element)) element.remove()
}
