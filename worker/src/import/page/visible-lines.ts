import { isForMachines } from './for-machines.ts'
import { isElement, isText, type PageElement, type PageNode } from './page-dom.ts'
import { plainLine } from './plain-line.ts'

// What stands in one of these stands on the line of what is around it.
const inline = new Set(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd label mark meter output q s samp small span strike strong sub sup td th time tt u var wbr'.split(
    ' ',
  ),
)

const ownWords = 'nav,form,[role="navigation"],[role="dialog"],[class*="cookie"],[id*="cookie"]'

/** A price by itself: it belongs to the line before. */
const barePrice =
  /^(?:(?:from|ab|dès|desde|da)\s+)?(?:[£$€¥₩]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[£$€¥₩円원]|eur|usd|gbp|chf))(?:\s?[+–-])?$/iu

const linesMaximum = 3000

type Step = PageNode | 'end' | 'gap'

const isLine = ({ localName }: PageElement): boolean => !inline.has(localName)

/** What is walked in place of an element: what stands in it, on a line of its own or beside what is around it. */
const stepsInto = (element: PageElement): readonly Step[] => {
  if (element.matches(ownWords)) return []
  const within = [...element.childNodes]
  return isLine(element) ? ['end', ...within, 'end'] : ['gap', ...within, 'gap']
}

/** The texts of the nodes below one, and where lines end; without recursion, since pages nest as deep as they like. */
function* piecesOf(root: PageNode): Generator<string | undefined> {
  const steps: Step[] = [root]
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if (step === 'end') yield undefined
    else if (step === 'gap') yield ' '
    else if (isText(step)) yield step.textContent ?? ''
    else if (isElement(step)) steps.push(...[...stepsInto(step)].reverse())
  }
}

const rawLines = (root: PageNode): readonly string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of piecesOf(root)) {
    line += piece ?? ''
    const text = piece === undefined ? plainLine(line) : ''
    if (piece === undefined) line = ''
    if (text !== '') lines.push(text)
    if (lines.length === linesMaximum) break
  }
  return lines
}

/** What a visitor reads of a part of a page, line by line: a table's row is one, and a price stands behind its name. */
export const visibleLines = (root: PageElement): readonly string[] => {
  const lines: string[] = []
  for (const line of rawLines(root)) {
    if (isForMachines(line)) continue
    const before = lines.at(-1)
    if (before !== undefined && barePrice.test(line)) lines[lines.length - 1] = `${before} ${line}`
    else if (line !== before) lines.push(line)
  }
  return lines
}
