import { globSync } from 'node:fs'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { industrySlugs } from '@shingle/shared/industry/industry-slugs.ts'
import { furtherTypes, localTypes } from '@shingle/shared/industry/schema-types.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { families } from '@shingle/shared/theme/families.ts'
import { paletteUses } from '@shingle/shared/theme/palette-uses.ts'
import { palettes } from '@shingle/shared/theme/palettes.ts'
import { suitsTone } from '@shingle/shared/tone/tone.ts'
import { describe, expect, it } from 'vitest'
import { kindIds } from './kind-ids.ts'
import { kinds } from './kinds.ts'
import { lookupKey } from './recognize/words-of-text.ts'
import { trades } from './trades.ts'

const phrasesOf = (phrases: Partial<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(phrases).flatMap((list) => list ?? [])

describe('[2.industries] every trade', () => {
  it('is named as its folder is', () => {
    const folders = globSync('*/', { cwd: `${import.meta.dirname}/trades` })
    expect(trades.map(({ id }) => id)).toEqual(folders.toSorted())
  })

  it('is known wherever search engines are told a type of its own', () => {
    const known = new Set([...trades.map(({ id }) => id), ...industrySlugs])
    const typed = [...localTypes.keys(), ...furtherTypes.keys()]
    expect(typed.filter((trade) => !known.has(trade))).toEqual([])
  })

  it('has a name in seven languages', () => {
    for (const { id, names } of trades)
      for (const language of languages) expect(names[language].trim(), `${id} in ${language}`).not.toBe('')
  })

  it('is called by no word that another kind of business is called by', () => {
    const clashes: string[] = []
    for (const language of languages) {
      const owners = new Map<string, (typeof trades)[number]>()
      for (const trade of trades)
        for (const phrase of [trade.names[language], ...(trade.naming[language] ?? [])].map(foldText)) {
          const other = owners.get(phrase) ?? trade
          if (other.kind !== trade.kind) clashes.push(`${phrase}: ${other.id}, ${trade.id}`)
          owners.set(phrase, trade)
        }
    }
    expect(clashes).toEqual([])
  })

  it('is told by words and by things in seven languages', () => {
    const untold = trades.flatMap(({ id, naming, things }) =>
      languages
        .filter((language) => (naming[language] ?? []).length < 1 || (things[language] ?? []).length < 3)
        .map((language) => `${id} in ${language}`),
    )
    expect(untold).toEqual([])
  })

  it('is supported by no thing that is the name of another', () => {
    const misled: string[] = []
    for (const language of languages) {
      const named = new Map(
        trades.flatMap(({ id, names, naming }) =>
          [names[language], ...(naming[language] ?? [])].map(
            (phrase) => [lookupKey(phrase, language), id] as const,
          ),
        ),
      )
      for (const { id, things } of trades)
        for (const thing of things[language] ?? []) {
          const other = named.get(lookupKey(thing, language))
          if (other !== undefined) misled.push(`${thing} of ${id} names ${other} in ${language}`)
        }
    }
    expect(misled).toEqual([])
  })

  it('is told by phrases of one to four words, each said once', () => {
    for (const { id, naming, things } of trades)
      for (const phrases of [naming, things])
        for (const language of languages) {
          const said = (phrases[language] ?? []).map(foldText)
          expect([id, language, said.filter((phrase) => !/^\S+( \S+){0,3}$/u.test(phrase))]).toEqual([
            id,
            language,
            [],
          ])
          expect([id, language, [...new Set(said)]]).toEqual([id, language, said])
        }
  })
})

describe('[7.kinds] every kind', () => {
  it('is one of eighteen', () => {
    for (const { id } of kinds) expect(kindIds).toContain(id)
  })

  it('suits palettes that exist and says what it is told by', () => {
    const known = palettes.map(({ id }) => id)
    for (const kind of kinds) {
      expect([kind.id, kind.palettes.filter((id) => !known.includes(id))]).toEqual([kind.id, []])
      expect([kind.id, phrasesOf(kind.things).length > 0]).toEqual([kind.id, true])
    }
  })

  it('chooses families and palettes that are no louder than it is', () => {
    const louder = kinds.flatMap(({ id, tone, families: wanted, palettes: colors }) => [
      ...wanted
        .filter((family) => !suitsTone(families[family].tone, tone))
        .map((family) => `${id}: ${family}`),
      ...Object.entries(paletteUses)
        .filter(([palette, use]) => colors.includes(palette) && !suitsTone(use.tone, tone))
        .map(([palette]) => `${id}: ${palette}`),
    ])
    expect(louder).toEqual([])
  })

  it('draws no things where its tone is solemn or quiet', () => {
    const calm = kinds.filter(({ tone }) => suitsTone(tone, 'quiet'))
    expect(calm.filter(({ artwork }) => artwork.motifs.length > 0)).toEqual([])
    expect(calm.map(({ id }) => id)).toContain('farewell')
  })

  it('is called the same by no two kinds', () => {
    for (const language of languages) {
      const names = kinds.map((kind) => kind.names[language])
      expect([language, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([language, []])
    }
  })
})
