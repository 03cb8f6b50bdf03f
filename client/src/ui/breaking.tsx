import { Fragment } from 'react'

/** The parts of a name or an address between which a line may end: before an @, after dots and hyphens. */
export const breakingParts = (text: string): readonly string[] => text.split(/(?=@)|(?<=[.-])/)

/** A name or an address whose lines end where its parts do, as long as there is room for them. */
export const Breaking = ({ text }: { text: string }) =>
  breakingParts(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
