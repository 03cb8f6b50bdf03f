import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'

const place = 'announcer'
let turn = false

/** Says something to people who listen instead of looking; the same words twice are said twice. */
export const announce = (text: string): void => {
  turn = !turn
  // A no-break space in turns makes equal words a new text.
  document.getElementById(place)?.replaceChildren(turn ? text : `${text}\u00a0`)
}

/** Stands once in the designer. */
export const Announcer = () => (
  <VisuallyHidden>
    <span id={place} role="status" aria-live="assertive" />
  </VisuallyHidden>
)
