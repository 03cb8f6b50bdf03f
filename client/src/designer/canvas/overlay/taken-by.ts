import type { Rect } from './rect.ts'

const controls = 'input, textarea, select, button, .button, iframe'

/** Where the words and controls of a section are, in pixels of the designer. */
export const wordsIn = (section: Element, scale: number): readonly Rect[] => {
  const words = section.ownerDocument.createTreeWalker(section, NodeFilter.SHOW_TEXT)
  const range = section.ownerDocument.createRange()
  const rects: Rect[] = boxesOf(section, controls, scale).slice()
  while (words.nextNode()) {
    if (words.currentNode.nodeValue?.trim()) {
      range.selectNodeContents(words.currentNode)
      for (const rect of range.getClientRects()) rects.push(letters(scaled(rect, scale)))
    }
  }
  return rects
}

/** Where the letters of a line are: above and below them it is empty, and of large ones that is much. */
const letters = ({ left, right, top, bottom }: Rect): Rect => {
  const empty = (bottom - top) * 0.15
  return { left, right, top: top + empty, bottom: bottom - empty }
}

/** Where its pictures are. */
export const picturesIn = (section: Element, scale: number): readonly Rect[] =>
  boxesOf(section, 'img, svg, video, .picture', scale)

const boxesOf = (section: Element, selector: string, scale: number): readonly Rect[] =>
  [...section.querySelectorAll(selector)].map((element) => scaled(element.getBoundingClientRect(), scale))

/** A box of the page as the designer shows it. */
export const scaled = ({ left, right, top, bottom }: Rect, scale: number): Rect => ({
  left: left * scale,
  right: right * scale,
  top: top * scale,
  bottom: bottom * scale,
})
