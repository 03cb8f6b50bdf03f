import { describe, expect, it } from 'vitest'
import { headlineSize, sketchWords } from './sketch-words.ts'

const words = (name: string, about: string, place = 'Leeds') => sketchWords({ name, about, place })

describe('[2.about] the sketch beside the questions', () => {
  it('asks for words before there are any', () => {
    expect(words('', '')).toEqual({
      name: 'Your name here',
      headline: 'What you do, in your words',
      text: 'Leeds',
    })
  })

  it('shows the name alone until the business is described', () => {
    expect(words('Dunn', '')).toEqual({ name: 'Dunn', headline: 'Dunn', text: 'Leeds' })
  })

  it('leads with the first sentence and goes on with the rest', () => {
    expect(words('Dunn', 'We mend taps. Day and night. In Leeds.')).toEqual({
      name: 'Dunn',
      headline: 'We mend taps',
      text: 'Day and night. In Leeds.',
    })
  })

  it('reads Japanese sentences', () => {
    expect(words('小川ピアノ', 'ピアノを教えます。初心者も歓迎。', '大阪').headline).toBe('ピアノを教えます')
  })

  it('cuts the longest description between words, and keeps it whole below', () => {
    const long = 'repairs '.repeat(128).trim()
    const sketch = words('Dunn', long)
    expect(sketch.headline).toMatch(/^(repairs )+repairs…$/)
    expect(sketch.headline.length).toBeLessThanOrEqual(65)
    expect(sketch.text.length).toBeLessThanOrEqual(151)
  })

  it('sets longer headlines smaller', () => {
    const long = (letters: number) => 'taps and '.repeat(10).slice(0, letters)
    expect([10, 30, 60].map((letters) => headlineSize(long(letters)))).toEqual(['short', 'medium', 'long'])
  })

  it('sets a headline as small as its longest word asks for, where words have gaps', () => {
    const headlines = ['Photographe de mariage à Lyon', 'Klavierstimmerin', 'ピアノを教えますか初心者']
    expect(headlines.map(headlineSize)).toEqual(['long', 'long', 'short'])
  })
})
