import type { Language } from '@shingle/shared/language/language.ts'

const doing = /^(?<complement>.+ )?(?<stem>[a-z]{3,})(?:er|or|ing)$/

/** 'trimm' of trimming is trim, 'tun' of tuning is tune. */
const verbsOf = (stem: string): readonly string[] => {
  const single = /([^aeiouls])\1$/.test(stem) ? stem.slice(0, -1) : stem
  return [stem, single, `${stem}e`]
}

const mending = /^(?<thing>.+) repairs?$/
const menders = ['repair', 'repairing', 'fix', 'fixing', 'mend', 'mending'] as const

/** What else is said by who says 'piano tuner' in English: piano tuning, tuning pianos, we tune pianos; of a sweeper, sweeping. */
export const derivedPhrases = (phrase: string, language: Language): readonly string[] => {
  if (language !== 'english') return []
  const repaired = mending.exec(phrase.toLowerCase())?.groups?.thing
  if (repaired !== undefined) return menders.map((verb) => `${verb} ${repaired}`)
  const { complement = '', stem = '' } = doing.exec(phrase.toLowerCase())?.groups ?? {}
  if (stem === '') return []
  const thing = complement.trim()
  if (thing === '') return stem.length >= 4 ? [`${stem}ing`] : []
  return [`${thing} ${stem}ing`, `${stem}ing ${thing}`, ...verbsOf(stem).map((verb) => `${verb} ${thing}`)]
}
