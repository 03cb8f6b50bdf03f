import { answerDepthMaximum } from '@shingle/shared/language-model/limits.ts'
import { createMarks } from './json-marks.ts'

/** What hears of an answer while it comes. */
interface PartListener {
  /** A part of the root object is complete. */
  readonly onPart: (name: string, part: unknown) => void
  /** So many entries of a part that is a list are complete. */
  readonly onEntry: (name: string, count: number) => void
  /** So much more of a part that is a text has come. */
  readonly onText: (name: string, piece: string) => void
}

/** Thrown where a text is no object, or deeper than any that is asked for. */
export class UnfitText extends Error {}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new UnfitText('it is no JSON', { cause })
  }
}

/** Counts the entries of a list: one is complete where something stood since the last. */
const createEntryCount = (tell: (count: number) => void) => {
  let [count, hasSome] = [0, false]
  return {
    begin: () => {
      count = 0
      hasSome = false
    },
    meet: () => {
      hasSome = true
    },
    end: () => {
      if (!hasSome) return
      count += 1
      hasSome = false
      tell(count)
    },
  }
}

/** As much of an unfinished string as can be told: no escape is cut in two. */
const wholeEscapes = /(?:[^\\"]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*/iy

/** Hands on a string while it comes, each piece once. */
const createPieces = (slice: (from: number, to: number) => string, length: () => number) => {
  let [begunAt, toldTo] = [-1, -1]
  return (stringAt: number, tell: (piece: string) => void): void => {
    if (stringAt !== begunAt) {
      begunAt = stringAt
      toldTo = stringAt + 1
    }
    const come = slice(toldTo, length())
    wholeEscapes.lastIndex = 0
    const [whole = ''] = wholeEscapes.exec(come) ?? []
    if (whole === '') return
    toldTo += whole.length
    tell(String(parse(`"${whole}"`)))
  }
}

/** The part of the root that is being written: its name, and where its value begins. */
const createCurrentPart = () => {
  let name: string | undefined
  let valueAt: number | undefined
  return {
    isNamed: () => valueAt !== undefined,
    call: (called: string) => {
      name = called
    },
    beginValue: (at: number) => {
      valueAt = at
    },
    name: () => name ?? '',
    end: () => {
      const ended = name === undefined || valueAt === undefined ? undefined : { name, valueAt }
      name = undefined
      valueAt = undefined
      return ended
    },
  }
}

/**
 * Finds the parts of a JSON object in the pieces that it comes in, and parses each once. What it costs grows with the
 * length of the text alone.
 */
export const createPartReader = ({ onPart, onEntry, onText }: PartListener) => {
  const open: string[] = []
  let isOver = false
  const current = createCurrentPart()
  const entries = createEntryCount((count) => onEntry(current.name(), count))
  const isInList = (): boolean => open.length === 2 && open[1] === '['

  const endPart = (at: number): void => {
    const ended = open.length === 1 ? current.end() : undefined
    if (ended !== undefined) onPart(ended.name, parse(marks.slice(ended.valueAt, at)))
  }
  const endEntry = (): void => {
    if (isInList()) entries.end()
  }
  const begin = (mark: string): void => {
    entries.meet()
    open.push(mark)
    if (isInList()) entries.begin()
    if (open.length > answerDepthMaximum) throw new UnfitText('it nests too deep')
  }
  const separate = (_: string, at: number): void => {
    endEntry()
    endPart(at)
  }
  const end = (mark: string, at: number): void => {
    separate(mark, at)
    open.pop()
    isOver = open.length === 0
  }
  const beginValue = (_: string, at: number): void => {
    if (open.length === 1) current.beginValue(at + 1)
  }
  const heardMarks: Readonly<Record<string, (mark: string, at: number) => void>> = {
    ...{ '{': begin, '[': begin, '}': end, ']': end },
    ...{ ',': separate, ':': beginValue },
  }
  const onMark = (mark: string, at: number): void => {
    if (open.length === 0 && (mark !== '{' || isOver)) throw new UnfitText('it is no object')
    const heard = heardMarks[mark]
    if (heard === undefined) entries.meet()
    else heard(mark, at)
  }

  const marks = createMarks({
    onMark,
    onStringStart: () => {
      if (open.length === 0) throw new UnfitText('it is no object')
      entries.meet()
    },
    onString: (from, to) => {
      if (open.length === 1 && !current.isNamed()) current.call(String(parse(marks.slice(from, to))))
    },
  })
  const tellPiece = createPieces(marks.slice, marks.length)
  return {
    /** Takes the next piece; throws `UnfitText` where it cannot be part of an object. */
    add: (piece: string): void => {
      marks.add(piece)
      const stringAt = marks.openString()
      if (stringAt === undefined || open.length !== 1 || !current.isNamed()) return
      tellPiece(stringAt, (text) => onText(current.name(), text))
    },
    /** How many characters have come. */
    length: marks.length,
  }
}
