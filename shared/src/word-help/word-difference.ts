/** A run of a text, and whether the other text has it too. */
export interface ComparedRun {
  readonly text: string
  readonly isCommon: boolean
}

/** Two texts as runs that both have, and runs that one has alone. */
export interface WordDifference {
  readonly before: readonly ComparedRun[]
  readonly after: readonly ComparedRun[]
}

// Japanese has no spaces, so that each of its characters counts by itself.
const word = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|[\p{L}\p{N}\p{M}'’-]+|[^\s]/gu

/** The words of a text, each with the space before it. */
const piecesOf = (text: string): readonly string[] => {
  let end = 0
  return [...text.matchAll(word)].map(({ 0: found, index }) => {
    const from = end
    end = index + found.length
    return text.slice(from, end)
  })
}

const sameWord = (one = '', other = ''): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** How many words both have from each pair of places on, longest first. */
const commonLengths = (before: readonly string[], after: readonly string[]): readonly Uint16Array[] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  for (let at = before.length - 1; at >= 0; at -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const [row, next] = [lengths[at], lengths[at + 1]]
      if (row === undefined || next === undefined) continue
      row[other] = sameWord(before[at], after[other])
        ? (next[other + 1] ?? 0) + 1
        : Math.max(next[other] ?? 0, row[other + 1] ?? 0)
    }
  return lengths
}

const runsOf = (pieces: readonly string[], common: ReadonlySet<number>): readonly ComparedRun[] => {
  const runs: { text: string; isCommon: boolean }[] = []
  for (const [at, text] of pieces.entries()) {
    const last = runs.at(-1)
    const isCommon = common.has(at)
    if (last?.isCommon === isCommon) last.text += text
    else runs.push({ text, isCommon })
  }
  return runs
}

/** What differs between two texts, word by word. */
export const wordDifference = (one: string, other: string): WordDifference => {
  const [before, after] = [piecesOf(one), piecesOf(other)]
  const lengths = commonLengths(before, after)
  const [inBefore, inAfter] = [new Set<number>(), new Set<number>()]
  let [at, to] = [0, 0]
  while (at < before.length && to < after.length) {
    if (sameWord(before[at], after[to])) {
      inBefore.add(at)
      inAfter.add(to)
      at += 1
      to += 1
    } else if ((lengths[at + 1]?.[to] ?? 0) >= (lengths[at]?.[to + 1] ?? 0)) at += 1
    else to += 1
  }
  return { before: runsOf(before, inBefore), after: runsOf(after, inAfter) }
}
