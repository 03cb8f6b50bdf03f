/** What hears of a JSON text while it comes; every position counts from the beginning. */
export interface MarkListener {
  /** A character outside of strings that is no space. */
  readonly onMark: (mark: string, at: number) => void
  readonly onStringStart: () => void
  /** A string is complete, its quotes included. */
  readonly onString: (from: number, to: number) => void
}

/** Tells what stands in strings from what does not, over the pieces that a text comes in. */
export const createMarks = ({ onMark, onStringStart, onString }: MarkListener) => {
  let text = ''
  let at = 0
  let stringAt: number | undefined
  let isEscaped = false

  const inString = (mark: string, from: number): void => {
    if (isEscaped) isEscaped = false
    else if (mark === '\\') isEscaped = true
    else if (mark === '"') {
      stringAt = undefined
      onString(from, at + 1)
    }
  }

  const outside = (mark: string): void => {
    if (mark === '"') {
      stringAt = at
      onStringStart()
    } else if (mark.trim() !== '') onMark(mark, at)
  }

  return {
    add: (piece: string): void => {
      text += piece
      for (; at < text.length; at += 1) {
        const mark = text.charAt(at)
        if (stringAt === undefined) outside(mark)
        else inString(mark, stringAt)
      }
    },
    slice: (from: number, to: number): string => text.slice(from, to),
    /** Where the string begins, its quote included, that is not complete yet; undefined outside of strings. */
    openString: (): number | undefined => stringAt,
    length: (): number => text.length,
  }
}
