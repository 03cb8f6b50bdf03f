import help from './help.module.css'

/** Says, before anything is made, that the draft of before cannot be kept. */
export const UnkeptNote = () => (
  <span className={help.warn} role="alert">
    The draft of before could not be kept as a version just now. Nothing is changed yet; one Undo would still
    bring it back.
  </span>
)
