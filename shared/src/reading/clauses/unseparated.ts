import { type Cues, startsWith } from '../cues/cues.ts'
import { namesWork } from '../offers/names-work.ts'

// What is done stands first in a name: 'pulizia pozzetti'; elsewhere last: 'oven cleaning'.
const headFirst = new Set(['spanish', 'french', 'italian'])

const linking =
  /^(?:de|del|della|delle|dei|di|da|d['’].*|des|du|à|a|al|en|in|con|per|para|pour|por|sans|sin|senza|et|e|y|la|le|les|el|los|il|i)$/iu

const shortest = 2
const longest = 5

/** Where in so many words another name begins. */
const startsIn = (words: readonly string[], { language }: Cues): readonly number[] => {
  const isWork = words.map((word) => namesWork(word))
  return words.flatMap((_, at) => {
    if (at === 0) return [0]
    const isStart = headFirst.has(language)
      ? isWork[at] === true && isWork[at - 1] !== true && !linking.test(words[at - 1] ?? '')
      : isWork[at - 1] === true && isWork[at] !== true
    return isStart ? [at] : []
  })
}

/**
 * A list whose owner wrote nothing between its things: 'oven cleaning carpet cleaning', 'videoispezione tubazioni pulizia
 * pozzetti'. It is cut only where each part says by itself that something is done; in German a word may be a part.
 */
export const cutUnseparated = (text: string, cues: Cues): readonly string[] => {
  const words = text.trim().split(/\s+/u)
  if (!cues.isSpaced && cues.language !== 'Korean') return [text]
  const isPlain = !/[^\p{L}\s’'-]/u.test(text) && !cues.verb.test(text) && !cues.and.test(text)
  if (words.length < 2 * shortest - 1 || !isPlain) return [text]
  const least = cues.language === 'german' ? 1 : shortest
  const starts = cues.language === 'german' ? words.map((_, at) => at) : startsIn(words, cues)
  const parts = starts.map((from, at) => words.slice(from, starts[at + 1] ?? words.length))
  // 'Yurt building for weddings' is for them, and no second thing.
  const isThing = (part: string) => namesWork(part) && !startsWith(part, cues.tail)
  const isList =
    parts.length > 1 &&
    parts.every((part) => part.length >= least && part.length <= longest && isThing(part.join(' ')))
  return isList ? parts.map((part) => part.join(' ')) : [text]
}
