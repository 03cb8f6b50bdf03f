import { type Cues, startsWith } from '../cues/cues.ts'
import { formPattern } from '../mask/form.ts'
import { namesWork } from '../offers/names-work.ts'
import { whereBegins } from './own-places.ts'

const anyForm = new RegExp(formPattern(), 'u')
const wordsOf = (text: string): readonly string[] => text.trim().split(/\s+/u)

/** 'Wedding cakes and celebration cakes': the same is named twice, of two kinds. */
const nameSame = (first: string, second: string): boolean => {
  const [one, other] = [wordsOf(first).at(-1), wordsOf(second).at(-1)]
  return one !== undefined && one.length > 3 && one.toLowerCase() === other?.toLowerCase()
}

/** Where the words begin that say where or for whom, or the end. */
const tailOf = (text: string, cues: Cues): number => {
  const served = new RegExp(`\\s(?:${cues.serves.source})`, cues.serves.flags)
  const ends = [whereBegins(text), text.search(served)].filter((at) => at > 0)
  return Math.min(text.length, ...ends)
}

const mostWords = 4

/** A thing in so few words; a German compound says in one what others say in two. */
const isShort = (text: string, cues: Cues): boolean => {
  const count = wordsOf(text).length
  return count >= (cues.writesNounsLarge ? 1 : 2) && count <= mostWords
}

/**
 * Cuts two things that are done, of some words each, at the 'and' between them: 'yoga classes and sports massage', also
 * where the first has told for whom it is: 'for beginners and sports massage'.
 */
export const cutWorks = (text: string, cues: Cues): readonly string[] => {
  const and =
    cues.isSpaced && !anyForm.test(text)
      ? new RegExp(`\\s(?:${cues.and.source})\\s`, cues.and.flags).exec(text)
      : null
  if (and === null) return [text]
  const [first, behind] = [text.slice(0, and.index).trim(), text.slice(and.index)]
  const tail = tailOf(behind, cues)
  const second = behind.slice(and[0].length, tail).trim()
  if (!isShort(second, cues) || cues.and.test(second) || cues.people.test(second)) return [text]
  const areTwo = startsWith(first, cues.serves)
    ? namesWork(second)
    : isShort(first, cues) && ((namesWork(first) && namesWork(second)) || nameSame(first, second))
  if (!areTwo) return [text]
  return cues.writesNounsLarge ? [first, behind] : [first, behind.slice(0, tail), behind.slice(tail)]
}
