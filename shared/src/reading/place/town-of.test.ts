import { describe, expect, it } from 'vitest'
import { type Language, languages, languageTag } from '../../language/language.ts'
import { townOf } from './town-of.ts'

const german = (language: Language) =>
  new Intl.DisplayNames([languageTag[language]], { type: 'region' }).of('DE') ?? ''

describe('[2.location] a town is written without its country', () => {
  it.each(languages.map((language) => [language, `Berlin, ${german(language)}`]))(
    'whatever language names it in: %s, %s',
    (_, place) => {
      expect(townOf(place)).toBe('Berlin')
    },
  )

  it.each([
    ['Gilbert, AZ, USA', 'Gilbert, AZ'],
    ['Chester, UK', 'Chester'],
    ['Sevilla (España)', 'Sevilla'],
    ['Montréal, Québec, Canada', 'Montréal, Québec'],
    ['Leeds, England', 'Leeds, England'],
    ['Atlanta, Georgia', 'Atlanta, Georgia'],
    ['Wilmington, DE', 'Wilmington, DE'],
    ['Singapore', 'Singapore'],
    ['Germany', 'Germany'],
    [', Germany', ', Germany'],
    ['京都市左京区', '京都市左京区'],
    ['', ''],
  ])('%j is %j', (place, town) => {
    expect(townOf(place)).toBe(town)
  })
})
