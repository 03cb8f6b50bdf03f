import { foldText, wordsOf } from '@shingle/shared/generation/fold-text.ts'
import { type Language, languages } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { packOf } from './known-business.ts'
import { knownTrades } from './recognize/known-trades.ts'
import { draftOf, packIds } from './testing/draft-of.ts'

/** How owners say what they do not do. */
const refusals: Readonly<Record<Language, readonly ((thing: string) => string)[]>> = {
  english: [
    (thing) => `I don’t do ${thing}.`,
    (thing) => `No ${thing}.`,
    (thing) => `We never do ${thing}.`,
    (thing) => `Everything except ${thing}.`,
    (thing) => `Not ${thing} either.`,
    (thing) => `I no longer do ${thing}.`,
    (thing) => `We are not interested in ${thing}.`,
    // 'Without leaving home' refuses nothing.
    (thing) => `${/ing(?!\p{L})/u.test(thing) ? 'No' : 'Without'} ${thing}.`,
    (thing) => `${thing} is not something I do.`,
  ],
  german: [
    (thing) => `Keine ${thing}.`,
    (thing) => `${thing} machen wir nicht.`,
    (thing) => `Alles außer ${thing}.`,
    (thing) => `Ohne ${thing}.`,
  ],
  spanish: [(thing) => `No hago ${thing}.`, (thing) => `Todo menos ${thing}.`, (thing) => `Sin ${thing}.`],
  french: [
    (thing) => `Pas de ${thing}.`,
    (thing) => `Je ne fais pas de ${thing}.`,
    (thing) => `Tout sauf ${thing}.`,
  ],
  italian: [
    (thing) => `Niente ${thing}.`,
    (thing) => `Non faccio ${thing}.`,
    (thing) => `Tutto tranne ${thing}.`,
  ],
  japanese: [(thing) => `${thing}は行っておりません。`, (thing) => `${thing}はできません。`],
  Korean: [(thing) => `${thing} 제외.`, (thing) => `${thing}은 하지 않습니다.`],
}

const places: Readonly<Record<Language, string>> = {
  english: 'Ely, England',
  german: 'Ulm',
  spanish: 'Burgos, España',
  french: 'Lyon, France',
  italian: 'Parma, Italia',
  japanese: '京都市',
  Korean: '전주',
}

// What says how a section looks, and leads to others.
const unread: readonly string[] = [
  'id',
  'type',
  'reference',
  'frame',
  'fit',
  'fill',
  'align',
  'target',
  'layout',
  'icon',
]

/** Every text in a value that somebody reads, wherever it stands. */
const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (unread.includes(key) ? [] : textsIn(inner)))
}

const lower = (name: string, language: Language): string =>
  language === 'german' ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The words that a trade is called by. */
const namesOf = (tradeId: string, language: Language): string => {
  const trade = knownTrades().find(({ id }) => id === tradeId)
  return foldText([trade?.names[language], ...(trade?.naming[language] ?? [])].join(' '))
}

const shortest = 5

// Verbs, a day, what forms ask for, a name that refuses by itself, and what is called in English where the trade is too.
const noThing = /^(?:ohne|nehmen|arbeiten|hacemos|mercredi|budget|della|nachricht)$/iu

/** What a trade of ours offers by name, and its nouns alone, but for what the trade itself is called by. */
const offeredBy = async (tradeId: string, language: Language): Promise<readonly string[]> => {
  const kindId = knownTrades().find(({ id }) => id === tradeId)?.kind
  const pack = kindId && (await packOf({ kindId, tradeId, language }))
  if (!pack) return []
  const names = pack.copy.services.map(({ name }) => lower(name, language))
  const called = namesOf(tradeId, language)
  const isOther = (word: string) =>
    !noThing.test(word) && !called.includes(foldText(word).slice(0, shortest - 1))
  const nouns = names.flatMap((name) => name.split(/[^\p{L}]+/u)).filter((word) => word.length >= shortest)
  // 'For companies' and 'in the morning' name nothing.
  const wholes = names.filter((name) => /^\p{L}{4}/u.test(name) && name.split(/\s/u).every(isOther))
  return [...wholes, ...nouns.filter(isOther)]
}

const isSpaced = (language: Language): boolean => language !== 'japanese' && language !== 'Korean'

/** Whether a text names a thing: in its own words, in this order or another. */
const names = (text: string, thing: string, language: Language): boolean => {
  const folded = foldText(text)
  if (!isSpaced(language)) return folded.includes(foldText(thing))
  const said = new Set(wordsOf(folded))
  const words = wordsOf(foldText(thing)).filter((word) => word.length >= shortest - 1)
  return words.length > 0 && words.every((word) => [word, `${word}s`].some((form) => said.has(form)))
}

/** What a page says of a thing that its owner refuses, beside their own sentence. */
const saidOf = (tradeId: string, said: Readonly<{ thing: string; sentence: string; language: Language }>) => {
  const { thing, sentence, language } = said
  const trade = knownTrades().find(({ id }) => id === tradeId)?.names[language] ?? ''
  const made = draftOf({
    businessName: 'Hart',
    businessActivities: `${trade}. ${sentence}`,
    businessLocation: places[language],
    language,
    industry: tradeId,
  })
  if (!made.ok) throw new Error(made.problem.text)
  const own = foldText(sentence.replace(/[.。]$/u, ''))
  return textsIn(made.value.sections).filter((text) =>
    names(foldText(text).replace(own, ''), thing, language),
  )
}

describe('[7.refusals] what a trade mostly does and its owner refuses', () => {
  it.each(languages)('is named in nothing of ours, in %s', { timeout: 120_000 }, async (language) => {
    const named: string[] = []
    for (const [at, tradeId] of packIds.entries()) {
      const things = await offeredBy(tradeId, language)
      for (const turn of [0, 1, 2]) {
        const thing = things[(at + turn * 5) % things.length]
        const refuse = refusals[language][(at + turn) % refusals[language].length]
        if (thing === undefined || refuse === undefined) continue
        const sentence = refuse(thing)
        const found = saidOf(tradeId, { thing, sentence, language })
        named.push(...found.map((text) => `${tradeId}: ${sentence} → ${text}`))
      }
    }
    expect(named).toEqual([])
  })
})
