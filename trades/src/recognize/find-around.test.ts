import type { Language } from '@shingle/shared/language/language.ts'
import { describe, expect, it } from 'vitest'
import { derivedPhrases } from './derived-phrases.ts'
import { knownTrades } from './known-trades.ts'
import { recognizeTrade } from './recognize-trade.ts'

const told = (text: string, language: Language = 'english') => {
  const trade = recognizeTrade({ name: '', clauses: [text] }, language)
  return trade.outcome === 'trade' ? trade.tradeId : undefined
}

// What owners call their things besides, which says nothing of a trade.
const besides = ['local', 'ordinary', 'well-worn', 'big and small', 'all your']

/** 'Fix bikes' of 'bike repair': what is done to one word's thing, as it is said of each trade. */
const done = knownTrades().flatMap(({ id, names, naming }) =>
  [names.english, ...(naming.english ?? [])]
    .filter((phrase) => /^\w+ repairs?$/u.test(phrase.toLowerCase()))
    .flatMap((phrase) => derivedPhrases(phrase, 'english'))
    .map((phrase) => ({ id, phrase }))
    .filter(({ id: own, phrase }) => told(`${phrase}s`) === own),
)

describe('[2.industries] what is done to a thing tells the trade', () => {
  it('whatever the thing is called besides', () => {
    expect(done.length).toBeGreaterThan(80)
    const missed = done.flatMap(({ id, phrase }, at) => {
      const [verb = '', thing = ''] = phrase.split(' ')
      const said = `${verb} ${besides[at % besides.length]} ${thing}s`
      return told(said) === id ? [] : [`${said}: ${told(said)}, not ${id}`]
    })
    expect(missed).toEqual([])
  })

  it.each([
    ['english', 'Fix commuter bikes', 'bike-repair'],
    ['english', 'Repairs and servicing for commuter bikes', 'bike-repair'],
    ['english', 'Grooming for nervous dogs', 'dog-groomer'],
    ['german', 'Ich repariere alte Fahrräder', 'bike-repair'],
    ['german', 'Wir stimmen alte Klaviere', 'piano-tuner'],
  ] as const)('%s: %s', (language, text, id) => {
    expect(told(text, language)).toBe(id)
  })

  it.each([
    'We fix it while you ride one of our bikes',
    'We fix it, on the road or with our bikes',
    'Fixing for you: bread, cakes and a bike stand',
  ])('but not what stands with it only: %s', (text) => {
    expect(told(text)).not.toBe('bike-repair')
  })
})
