import { describe, expect, test } from 'vitest'
import { languages } from '../language/language.ts'
import { siteStrings } from './site-strings.ts'

describe('[3.languages] fixed words of a page', () => {
  test('[3.languages] every language says every one of them', () => {
    for (const language of languages) {
      const strings = siteStrings(language)
      const said = [...Object.values(strings), ...Object.values(strings.weekdays)]
      expect([language, said.filter((word) => word === '')]).toEqual([language, []])
    }
  })

  test('[3.languages] no two languages share their words for hours, menu link and weekdays', () => {
    const said = languages.map((language) => {
      const { hours, skipToContent, weekdays } = siteStrings(language)
      return [hours, skipToContent, weekdays.mon].join('/')
    })
    expect(new Set(said).size).toBe(languages.length)
  })
})
