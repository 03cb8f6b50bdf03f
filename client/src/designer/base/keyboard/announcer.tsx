import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const announcements = createStore<{ text: string; turn: number }>(() => ({ text: '', turn: 0 }))

/** Says something to people who listen instead of looking; the same words twice are said twice. */
export const announce = (text: string): void => {
  announcements.setState(({ turn }) => ({ text, turn: turn + 1 }))
}

/** Stands once in the designer. */
export const Announcer = () => {
  const { text, turn } = useStore(announcements)
  return (
    <VisuallyHidden>
      <span role="status" aria-live="assertive">
        {/* A no-break space in turns makes equal words a new text. */}
        {turn % 2 === 0 ? text : `${text}\u00a0`}
      </span>
    </VisuallyHidden>
  )
}
