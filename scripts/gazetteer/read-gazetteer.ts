import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { type Language, languages, languageTag } from '@shingle/shared/language/language.ts'
import type { Trade } from '@shingle/trades/trade.ts'
import { z } from 'zod'
import { isBusiness, kindOfPreset, tradeOfPreset } from './businesses.ts'
import { betterNames } from './names.ts'
import { namesATrade } from './naming-words.ts'

const said = z.object({
  name: z.string().default(''),
  aliases: z.array(z.string()).default([]),
  terms: z.array(z.string()).default([]),
})
const translation = z.record(
  z.string(),
  z.object({ presets: z.object({ presets: z.record(z.string(), said) }) }),
)
const presets = z.record(
  z.string(),
  z.object({ searchable: z.boolean().default(true), replacement: z.string().optional() }),
)

type Said = z.infer<typeof said>
type Words = Readonly<Record<Language, Readonly<Record<string, Said>>>>

const schemaFile = async (root: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(join(root, 'node_modules/@openstreetmap/id-tagging-schema/dist', name), 'utf8'))

const wordsIn = async (root: string, language: Language) => {
  const tag = languageTag[language]
  const read = translation.parse(await schemaFile(root, `translations/${tag}.min.json`))
  return [language, read[tag]?.presets.presets ?? {}] as const
}

/** 'Cafe / Bistro (small)' says two names. */
const phrasesIn = (text: string): readonly string[] =>
  text
    .replace(/\(.*?\)|（.*?）/gu, '')
    .split(/[/・,;]/u)
    .map((phrase) => phrase.trim().toLowerCase())
    .filter(
      (phrase) => phrase.length > 1 && !/^innen?$|^in$/.test(phrase) && phrase.split(/\s+/u).length <= 4,
    )

const namingOf = (preset: string, words: Words, language: Language): readonly string[] => {
  const told = words[language][preset]
  if (told === undefined) return []
  const terms = told.terms.flatMap(phrasesIn).filter((term) => namesATrade(term, language, preset))
  return [...[told.name, ...told.aliases].flatMap(phrasesIn), ...terms]
}

/** As a headline has it: 'Farm supply shop'. */
const asName = (text: string, language: Language): string => {
  const name =
    text
      .replace(/\s*[(（].*?[)）]|\u00ad/gu, '')
      .split('/')[0]
      ?.trim() ?? ''
  const words =
    language === 'english'
      ? name.replace(/(?<=\s)\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase())
      : name
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const distinct = (phrases: readonly string[]): readonly string[] => {
  const seen = new Map(phrases.map((phrase) => [foldText(phrase), phrase] as const).toReversed())
  return [...seen.values()].toReversed()
}

const tradeFrom = (id: string, members: readonly string[], words: Words): Trade => {
  const first = members[0] ?? ''
  const nameIn = (language: Language) =>
    betterNames[id]?.[language] ?? asName(words[language][first]?.name ?? '', language)
  const naming = languages.map((language) => {
    const name = foldText(nameIn(language))
    const phrases = members.flatMap((member) => namingOf(member, words, language))
    return [language, distinct(phrases).filter((phrase) => foldText(phrase) !== name)] as const
  })
  return {
    id,
    kind: kindOfPreset(first),
    names: {
      english: nameIn('english'),
      spanish: nameIn('spanish'),
      french: nameIn('french'),
      italian: nameIn('italian'),
      german: nameIn('german'),
      japanese: nameIn('japanese'),
      Korean: nameIn('Korean'),
    },
    naming: Object.fromEntries(naming.filter(([, phrases]) => phrases.length > 0)),
    things: {},
  }
}

/** The businesses of the tagging schema that is installed below `root`, twins joined, by the words that name them. */
export const readGazetteer = async (root: string): Promise<readonly Trade[]> => {
  const all = presets.parse(await schemaFile(root, 'presets.min.json'))
  const [english, spanish, french, italian, german, japanese, Korean] = await Promise.all(
    languages.map((language) => wordsIn(root, language)),
  ).then((read) => read.map(([, words]) => words))
  const words: Words = {
    english: english ?? {},
    spanish: spanish ?? {},
    french: french ?? {},
    italian: italian ?? {},
    german: german ?? {},
    japanese: japanese ?? {},
    Korean: Korean ?? {},
  }
  const ids = Object.entries(all)
    .filter(([id, { searchable, replacement }]) => searchable && replacement === undefined && isBusiness(id))
    .map(([id]) => id)
    // A trade is called as the shortest of its presets is.
    .toSorted((one, other) => one.split('/').length - other.split('/').length || (one < other ? -1 : 1))
  const trades = Map.groupBy(ids, tradeOfPreset)
  return [...trades]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, members]) => tradeFrom(id, members, words))
}
