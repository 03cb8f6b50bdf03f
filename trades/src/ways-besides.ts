import { cuesOf } from '@shingle/shared/reading/cues/cues.ts'
import type { Reading, WayOfWorking } from '@shingle/shared/reading/reading.ts'

/** Of fewer services than these nobody can tell which is said in passing. */
const enoughNamed = 3

/** A way that at most one in so many services speaks of is one that they have besides. */
const oneIn = 3

interface UsualWay {
  readonly tradeName: string
  /** How most businesses of its kind work. */
  readonly usual: WayOfWorking | undefined
}

/**
 * The ways of working that only a few of a business's services speak of: one course among seven services of a bookbinder, a
 * visit at home among the treatments of a practice. The first button of its page does not ask for these.
 */
export const waysBesides = (
  { ways, offers, language }: Pick<Reading, 'ways' | 'offers' | 'language'>,
  { tradeName, usual }: UsualWay,
): readonly WayOfWorking[] => {
  const cues = cuesOf(language).ways
  return ways.filter((way) => {
    // A piece is ordered of who makes it, and not of who works on what people bring.
    if (way === usual && way !== 'order') return false
    const speaking = offers.filter(({ name, detail = '' }) => cues[way].test(`${name} ${detail}`)).length
    return (
      offers.length >= enoughNamed &&
      speaking > 0 &&
      speaking * oneIn <= offers.length &&
      !cues[way].test(tradeName)
    )
  })
}
