import type { Piece } from './piece.ts'

/** What ends a sentence, where the next stands behind a dash or a bullet. */
const bullet = /(?:[*•●▪▸►✓✔☆★→✦✧❖◆◇■□▶▷◦❇❁✿]\ufe0f?|[-–—~])$/u

const mostWords = 6
const fewestRows = 3

interface Sentence {
  /** What ends the sentence before it. */
  readonly before: string
  readonly pieces: readonly Piece[]
}

const isRow = ({ before, pieces: [only, ...others] }: Sentence): boolean =>
  bullet.test(before) &&
  only !== undefined &&
  others.length === 0 &&
  only.text.split(/\s+/u).length <= mostWords

/** The pieces of sentences; three or more that each name one thing behind a dash or a bullet are rows of their owner's list. */
export const withBullets = (sentences: readonly Sentence[]): readonly Piece[] => {
  const rows = sentences.map(isRow)
  const isOfList = (at: number): boolean => {
    const from = rows.lastIndexOf(false, at) + 1
    const end = rows.indexOf(false, at)
    return rows[at] === true && (end < 0 ? rows.length : end) - from >= fewestRows
  }
  return sentences.flatMap(({ pieces }, at) =>
    isOfList(at) ? pieces.map((piece) => ({ ...piece, isBulleted: true })) : pieces,
  )
}
