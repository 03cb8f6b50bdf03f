import type { Language } from '@shingle/shared/language/language.ts'

/** How a language's words end where they mean the same: tried in order, the first that leaves enough of a word is cut. */
interface Endings {
  readonly endings: readonly (readonly [RegExp, string])[]
  readonly shortest: number
  /** Words that have no such ending, whatever they end in. */
  readonly whole?: RegExp
}

const endings: Readonly<Partial<Record<Language, readonly Endings[]>>> = {
  english: [
    {
      endings: [
        [/ies$/, 'y'],
        [/(ss|x|ch|sh)es$/, '$1'],
        [/(?<![sui])s$/, ''],
      ],
      shortest: 3,
    },
  ],
  german: [
    { endings: [[/innen$|in$/, '']], shortest: 5 },
    // Who does it is no plural, and not what is done: 'Schneider' and 'schneiden'.
    { endings: [[/(?:ern|en|er|es|em|e|n|s)$/, '']], shortest: 4, whole: /\p{L}{6}er$/u },
  ],
  spanish: [
    { endings: [[/(?:(?<=[rlndz])es|s)$/, '']], shortest: 3 },
    { endings: [[/[aeo]$/, '']], shortest: 3 },
  ],
  french: [
    {
      endings: [
        [/aux$/, 'al'],
        [/[sx]$/, ''],
      ],
      shortest: 3,
    },
    { endings: [[/e$/, '']], shortest: 3 },
  ],
  italian: [{ endings: [[/(?:h[ei]|[aeio])$/, '']], shortest: 3 }],
}

const cut = (word: string, { endings: list, shortest, whole }: Endings): string => {
  if (whole?.test(word) === true) return word
  for (const [ending, instead] of list) {
    const stem = word.replace(ending, instead)
    if (stem !== word) return stem.length >= shortest ? stem : word
  }
  return word
}

/** A folded word without the endings that number, case and gender give it; not a root, only the same for the same word. */
export const stemOf = (word: string, language: Language): string =>
  (endings[language] ?? []).reduce(cut, word)
