import { DotTag } from '../dot-tag.tsx'

/** Says beside a heading that records are wrong or missing. */
export const NotRightYet = () => (
  <DotTag tone="warn" isOpen>
    Records not right yet
  </DotTag>
)
