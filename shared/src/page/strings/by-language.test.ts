import { describe, expect, test } from 'vitest'
import { languages } from '../../language/language.ts'
import { dayName } from '../day-name.ts'
import { siteStrings } from './by-language.ts'

describe('[3.languages] fixed words of a page', () => {
  test('[3.languages] every language says every one of them', () => {
    for (const language of languages) {
      const strings = siteStrings(language)
      const said = Object.values(strings)
      expect([language, said.filter((word) => word === '')]).toEqual([language, []])
    }
  })

  test('[3.languages] no two languages share their words for hours, menu link and weekdays', () => {
    const said = languages.map((language) => {
      const { hours, skipToContent } = siteStrings(language)
      return [hours, skipToContent, dayName('mon', language)].join('/')
    })
    expect(new Set(said).size).toBe(languages.length)
  })

  test.each([
    ['english', 'Monday', 'Mon'],
    ['spanish', 'Lunes', 'Lun'],
    ['french', 'Lundi', 'Lun'],
    ['italian', 'Lunedì', 'Lun'],
    ['german', 'Montag', 'Mo'],
    ['japanese', '月曜日', '月'],
    ['Korean', '월요일', '월'],
  ] as const)('[3.languages] in %s the first day is %s, for short %s', (language, long, short) => {
    expect([dayName('mon', language), dayName('mon', language, 'short')]).toEqual([long, short])
  })
})
