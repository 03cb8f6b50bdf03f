import { type Reach, reachFor } from './reach-for.ts'

/** The room that its marks and what stands around it need. */
const around = 48

/** Brings the parts of an item into view, also along the row that it stands in. */
export const showItem = (parts: readonly Element[], scale: number): void => {
  const [first] = parts
  const sheet = first?.ownerDocument.defaultView?.frameElement
  const stage = sheet?.closest('main')
  if (!first || !sheet || !stage) return
  const row = rowOf(first)
  if (row) {
    const [seen, item] = [row.getBoundingClientRect(), extent(parts)]
    const left = reachFor({ begin: item.left, end: item.right }, { begin: seen.left, end: seen.right })
    row.scrollBy({ left, behavior: 'smooth' })
  }
  const { top, bottom } = extent(parts)
  const sheetTop = sheet.getBoundingClientRect().top
  const seen = stage.getBoundingClientRect()
  const wanted: Reach = { begin: sheetTop + top * scale - around, end: sheetTop + bottom * scale + around }
  stage.scrollBy({ top: reachFor(wanted, { begin: seen.top, end: seen.bottom }), behavior: 'smooth' })
}

const extent = (parts: readonly Element[]) => {
  const boxes = parts.map((part) => part.getBoundingClientRect()).filter(({ width }) => width > 0)
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
  }
}

/** What items are scrolled along in, where they stand in one long row. */
const rowOf = (part: Element): Element | null => {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const { overflowX } = getComputedStyle(around)
    if (overflowX === 'auto' || overflowX === 'scroll') return around
  }
  return null
}
