import { Fragment, type ReactNode } from 'react'
import { lineEnd, whole } from '../typesetting/marks.ts'

const parts = (text: string): ReactNode =>
  text.split(lineEnd).map((piece, at) => (
    // A text is set once, so that a place in it serves as a key.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={at}>
      {at === 0 ? null : <wbr />}
      {piece}
    </Fragment>
  ))

/** A text with its marks as what they stand for: `wbr` elements, and spans that lines do not part. */
export const setText = (text: string): ReactNode => {
  if (!text.includes(lineEnd) && !text.includes(whole)) return text
  return text.split(whole).map((piece, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand by their place
      <span className="keep" key={at}>
        {piece}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces stand by their place
      <Fragment key={at}>{parts(piece)}</Fragment>
    ),
  )
}
