import type { Editor } from '@tiptap/react'

export interface BubblePlace {
  top: number
  left: number
  below: boolean
}

const barHeight = 40
const halfBar = 120
const gap = 8
const toolbarBottom = 64

/** Where the tools stand: above the selected words, or below when there is no room. Null without a selection. */
export const bubblePlace = (editor: Editor, frame: HTMLIFrameElement | null): BubblePlace | null => {
  const { from, to, empty } = editor.state.selection
  if (empty || !editor.isFocused) return null
  const [start, end] = [editor.view.coordsAtPos(from), editor.view.coordsAtPos(to, -1)]
  const origin = frame?.getBoundingClientRect() ?? { top: 0, left: 0, right: window.innerWidth, width: 0 }
  const scale = frame ? origin.width / frame.offsetWidth : 1
  const top = origin.top + start.top * scale
  const bottom = origin.top + end.bottom * scale
  const sameLine = Math.abs(start.top - end.top) < 4
  const left = origin.left + (sameLine ? (start.left + end.right) / 2 : start.left + 80) * scale
  const below =
    top - barHeight - gap < toolbarBottom || coversHeading(editor, (start.left + end.right) / 2, start.top)
  // Beside a narrow page it covers neither the list of sections nor the form.
  const inside = Math.max(origin.left + halfBar, Math.min(origin.right - halfBar, left))
  return { top: below ? bottom + gap : top - gap, left: inside, below }
}

/** Whether a heading stands right above the selected words. */
const coversHeading = (editor: Editor, left: number, top: number): boolean => {
  const reach = (barHeight + gap) * 1.5
  const above = editor.view.dom.ownerDocument.elementFromPoint(left, Math.max(0, top - reach / 2))
  return above?.closest('h1, h2, h3') != null
}
