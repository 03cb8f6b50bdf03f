import type { Language } from '@shingle/shared/language/language.ts'
import { describe, expect, it, test } from 'vitest'
import { draftOf } from './testing/draft-of.ts'

/** What owners call the business, where it is, and what they offer. */
const written: readonly (readonly [Language, string, string, string])[] = [
  ['english', 'Sourdough bakery in Totnes', 'Totnes', 'loaves £4.50, buns £2.20'],
  ['english', 'Small organic bakery near Totnes', 'Totnes', 'loaves £4.50, buns £2.20'],
  ['english', 'Plumber in Leeds', 'Leeds', 'leaks £60, boilers £80'],
  ['german', 'Bäckerei in Ulm', 'Ulm', 'Brote 4,50 €, Brötchen 0,60 €'],
  ['german', 'Kleine Holzofenbäckerei in Ulm', 'Ulm', 'Brote 4,50 €, Brötchen 0,60 €'],
  ['french', 'Boulangerie à Lyon', 'Lyon', 'pains 4,50 €, brioches 2,20 €'],
  ['french', 'Petite boulangerie bio à Lyon', 'Lyon', 'pains 4,50 €, brioches 2,20 €'],
  ['spanish', 'Panadería en Sevilla', 'Sevilla', 'hogazas 4,50 €, bollos 2,20 €'],
  ['italian', 'Piccolo panificio a Bologna', 'Bologna', 'pagnotte 4,50 €, panini 2,20 €'],
]
const descriptionOf = (businessActivities: string, language: Language, businessLocation = '') => {
  const answers = { businessName: 'Nettle & Rye', businessActivities, businessLocation, language }
  const draft = draftOf({ ...answers, timeZone: '' })
  return draft.ok ? draft.value.settings.description : ''
}

describe('[2.settings] the description for search engines', () => {
  test.each(written)('in %s says what the owner calls the business, however short: “%s”', (...of) => {
    const [language, told, place, offers] = of
    const described = descriptionOf(`${told}: ${offers}`, language, place)
    expect(described.toLowerCase()).toContain(told.toLowerCase())
    // And what it is good for to go there.
    expect(described.length).toBeGreaterThan(told.length + 20)
  })

  it('names the business where the owner’s few words do not say what it is', () =>
    expect(descriptionOf('Bakery. We do it all by hand.', 'english')).toMatch(/^Nettle & Rye.*by hand\. See/))
})
