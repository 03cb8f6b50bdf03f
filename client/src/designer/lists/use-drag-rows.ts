import { type ComponentType, useEffect, useState } from 'react'
import { onceDrawn } from '../../app/once-drawn.ts'
import type { DragFrameProps, DragRowProps } from './drag-props.ts'

interface DragRows {
  DragFrame: ComponentType<DragFrameProps>
  DragRow: ComponentType<DragRowProps>
}

let loaded: DragRows | null = null

/** What makes rows draggable, fetched once they are on the screen; null until it is here, when the keys work already. */
export const useDragRows = (): DragRows | null => {
  const [, setArrived] = useState(loaded !== null)
  useEffect(() => {
    if (loaded) return
    let isOver = false
    onceDrawn(() => import('./drag-rows.tsx'))
      .then(({ DragFrame, DragRow }) => {
        loaded = { DragFrame, DragRow }
        if (!isOver) setArrived(true)
      })
      .catch(console.error)
    return () => {
      isOver = true
    }
  }, [])
  return loaded
}
