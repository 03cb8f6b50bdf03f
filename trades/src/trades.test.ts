import { globSync } from 'node:fs'
import { fits } from '@shingle/shared/generation/fit.ts'
import { foldText } from '@shingle/shared/generation/fold-text.ts'
import { textLimits } from '@shingle/shared/generation/text-limits.ts'
import { languages } from '@shingle/shared/language/language.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import { palettes } from '@shingle/shared/theme/palettes.ts'
import { describe, expect, it } from 'vitest'
import { kindCopies } from './kind-copies.ts'
import { kindIds } from './kind-ids.ts'
import { kinds } from './kinds.ts'
import { trades } from './trades.ts'

const phrasesOf = (phrases: Partial<Record<string, readonly string[]>>): readonly string[] =>
  Object.values(phrases).flatMap((list) => list ?? [])

describe('[2.industries] every trade', () => {
  it('is named as its folder is', () => {
    const folders = globSync('*/', { cwd: `${import.meta.dirname}/trades` })
    expect(trades.map(({ id }) => id)).toEqual(folders.toSorted())
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

  it.each(Object.entries(kindCopies))('%s says what fits its places', async (_, load) => {
    const { copy } = await load()
    const fill = (text: string) => text.replace(/\{\w+\}/gu, 'Hart')
    const tooLong = [
      ...copy.headlines.filter((text) => !fits(fill(text), textLimits.introductionHeadline)),
      ...copy.introductions.filter((text) => !fits(fill(text), textLimits.introductionText)),
      ...copy.services.map(({ text }) => text).filter((text) => !fits(text, textLimits.serviceDescription)),
      ...copy.quotes.filter((text) => !fits(text, textLimits.quote)),
      ...copy.headings.contact.filter((text) => !fits(text, textLimits.contactTitle)),
      ...copy.headings.newsletter.filter((text) => !fits(text, textLimits.newsletterTitle)),
      ...copy.actions.filter((text) => text.length > buttonLabelMaximum),
    ]
    expect(tooLong).toEqual([])
    expect(copy.trade).toBe('')
  })
})
