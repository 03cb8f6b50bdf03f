import { Readability } from '@mozilla/readability'
import { sentencesOf } from '@shingle/shared/generation/own-words/sentences.ts'
import { foundLengths } from '@shingle/shared/import/import-limits.ts'
import { isForMachines } from './for-machines.ts'
import { isElement, type PageDocument, type PageNode, parsePage } from './page-dom.ts'
import { plainLine } from './plain-line.ts'

/** A paragraph of fewer characters is a caption or a button. */
const shortest = 60
const paragraphsMaximum = 3

/** As much of a paragraph as may be told, in whole sentences. */
const cut = (paragraph: string): string => {
  let text = ''
  for (const sentence of sentencesOf(paragraph)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`
    if (longer.length > foundLengths.text) break
    text = longer
  }
  return text
}

/** How many elements a page may have, and how deep, before finding what it is about costs more than it is worth. */
const elementsMaximum = 8000
const depthMaximum = 200

/** Whether a page is of a size that people write: the library walks it by calls within calls. */
const isOfUsualSize = (document: PageDocument): boolean => {
  let elements = 0
  const ahead: { readonly node: PageNode | null; readonly depth: number }[] = [
    { node: document.documentElement, depth: 0 },
  ]
  for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
    const { node, depth } = next
    if (node === null || !isElement(node)) continue
    elements += 1
    if (depth > depthMaximum || elements > elementsMaximum) return false
    for (const child of node.childNodes) ahead.push({ node: child, depth: depth + 1 })
  }
  return true
}

/** The paragraphs that a page is about: what stands around them, menus and notes, is left. */
export const mainTexts = (html: string): readonly string[] => {
  const document = parsePage(html)
  if (!isOfUsualSize(document)) return []
  // It takes the page apart that it is given.
  const article = new Readability<string>(document as never, {
    charThreshold: 120,
    disableJSONLD: true,
  }).parse()
  if (!article?.content) return []
  return [...parsePage(article.content).querySelectorAll('p')]
    .map(({ textContent }) => cut(plainLine(textContent)))
    .filter((text) => text.length >= shortest && /[.!?。！？]/u.test(text) && !isForMachines(text))
    .slice(0, paragraphsMaximum)
}
