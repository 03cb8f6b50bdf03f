import type { Language } from '@shingle/shared/language/language.ts'
import type { TradeSlots } from './slots.ts'

/** How what a man is called ends, and what stands there instead where a woman is called so; the first that fits. */
const endings: Readonly<Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>>> = {
  spanish: [
    [/or$/u, ['ora', 'riz']],
    [/o$/u, ['a']],
  ],
  french: [
    [/teur$/u, ['trice', 'teuse', 'teure']],
    [/eur$/u, ['euse', 'eure']],
    [/er$/u, ['ère']],
    [/(?<=[eo])n$/u, ['nne']],
    [/(?<=[lt])$/u, ['e']],
  ],
  italian: [
    [/tore$/u, ['trice', 'tora']],
    // 'Ciaspolate', 'riparazioni' are things.
    [/(?<!at|it|ut|ur|ol|ion)[oe]$/u, ['a', 'essa']],
  ],
  german: [
    [/mann$/u, ['frau']],
    [/e?$/u, ['in']],
  ],
}

const shortest = 4

/** What a woman is called whose trade's name is a man's: 'tapicero', 'tapicera'. */
const womenCalled = (man: string, language: Language): readonly string[] => {
  if (man.length < shortest) return []
  const [ending, women = []] = endings[language]?.find(([one]) => one.test(man)) ?? []
  return ending === undefined ? [] : women.map((woman) => man.replace(ending, woman))
}

// 'Soy tapicera', 'potière à Vallauris' at the beginning of a sentence: not 'taller de mecánica'.
const herself =
  "(?:^|[.!?:,]\\s+|(?:soy|somos|sono|siamo|suis|sommes|bin|como|comme|come|als|ihre|votre|vostra)\\s+(?:l[’']|(?:una?|une|eine|la|die|tu|su)\\s+)?(?:\\p{L}+\\s+)?)"

const priced = /[£€$]\s?\d|\d\s?(?:[£€$]|eur|euro|chf|fr\.)/iu

/** What a business's owner calls herself, where that is a woman's form of a trade's name; '' where nobody does. */
export const calledAsWoman = (
  name: string,
  { name: own, clauses }: TradeSlots,
  language: Language,
): string => {
  const [man = '', ...rest] = name.split(' ')
  const said = womenCalled(man.toLowerCase(), language).find((woman) => {
    const word = `${woman}(?!\\p{L})`
    return (
      new RegExp(`^${word}|(?<!\\p{L}|\\b(?:de|di|la)\\s)${word}$`, 'iu').test(own) ||
      // What has a price is no person.
      clauses.some((clause) => !priced.test(clause) && new RegExp(`${herself}${word}`, 'iu').test(clause))
    )
  })
  return said === undefined ? '' : [said, ...rest].join(' ')
}
