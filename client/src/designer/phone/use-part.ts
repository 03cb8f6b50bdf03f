import { useEffect, useLayoutEffect, useRef } from 'react'
import { entryNumberOf } from '../../app/entry-number.ts'
import { useSearch } from '../../app/use-place.ts'
import { designerStore, type Selection, select, useDesigner } from '../base/designer-store.ts'
import { isChapter, isOwnPart, parentOf, partIn, partOf, selectionOf } from './part-address.ts'
import { partInAddress, showPart } from './show-part.ts'

/**
 * The part of the website that a phone has open, '' for the list of them. It stands in the address, so that the way back
 * of the phone leads up; what is chosen in the designer follows it, and it follows what is chosen.
 */
export const usePart = () => {
  const named = partIn(useSearch())
  const selection = useDesigner((state) => state.selection)
  // The parts that one came through, so that going up leads back instead of on.
  const trail = useRef<string[]>([])
  const open = (part: string) => {
    const now = partInAddress()
    if (part === now) return
    if (parentOf(now) !== part) {
      trail.current.push(now)
      showPart(part)
    } else if (trail.current.at(-1) === part) window.history.back()
    else showPart(part, { replace: true })
  }
  const latest = useRef(open)
  latest.current = open
  const isFirst = useRef(true)
  useLayoutEffect(() => {
    // Whoever has turned the device, or made the window narrower, goes on where they were.
    const chosen = isFirst.current ? designerStore.getState().selection : null
    isFirst.current = false
    if (chosen !== null && !isOwnPart(named)) {
      showPart(partOf(chosen), { replace: true })
      return
    }
    if (trail.current.at(-1) === named) trail.current.pop()
    const wanted = selectionOf(named)
    if (partOf(designerStore.getState().selection) !== partOf(wanted)) select(wanted)
  }, [named])
  useEffect(() => followChosen((chosen) => latest.current(partOf(chosen))), [])
  const part = selection ? partOf(selection) : selectionOf(named) ? '' : named
  const up = () => {
    if (isChapter(part) && hasFormerEntry()) window.history.back()
    else open(parentOf(part))
  }
  return { part, open, up }
}

/** Whoever is at the app's first entry came from elsewhere, as by a letter: there is nothing of the app to go back to. */
const hasFormerEntry = (): boolean => (entryNumberOf(window.history.state) ?? 0) > 0

/** Tells of each section or item that is chosen, and when none is any more. */
const followChosen = (tell: (chosen: Selection | null) => void): (() => void) =>
  designerStore.subscribe(({ selection }, before) => {
    if (partOf(selection) === partOf(before.selection)) return
    // A part that is no section is opened with none chosen.
    if (selection === null && selectionOf(partInAddress()) === null) return
    tell(selection)
  })
