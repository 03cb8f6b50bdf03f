/** A text in NFKC, and where each of its units comes from. */
export interface Normalized {
  readonly text: string
  /** The start in the source of the cluster that the unit at this index belongs to; at the end, the source's length. */
  readonly sourceOf: readonly number[]
}

// What a letter composes with: marks, the vowels and finals of Hangul, and the half-width voicing of kana.
const cluster = /[\s\S][\p{M}\u1160-\u11ff\uff9e\uff9f]*/gu

/** Writes a text in NFKC, cluster by cluster, and keeps where each unit was. */
export const normalize = (source: string): Normalized => {
  const sourceOf: number[] = []
  let text = ''
  for (const match of source.matchAll(cluster)) {
    const normal = match[0].normalize('NFKC')
    for (let unit = 0; unit < normal.length; unit += 1) sourceOf.push(match.index)
    text += normal
  }
  sourceOf.push(source.length)
  return { text, sourceOf }
}
