import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import { describe, expect, it } from 'vitest'
import { sampleHeading } from './own-words.ts'

describe('[2.theme] the page in its own words', () => {
  it('tries fonts out on the name, or on the first heading where there is none', () => {
    const { business } = blankContent()
    const sections = [
      blankSection('Introduction', 'i', { heading: 'Clocks' }),
      blankSection('Newsletter', 'n', { heading: 'News' }),
    ]
    expect(sampleHeading(blankContent({ business: { ...business, name: 'Pell' }, sections }))).toBe('Pell')
    expect(sampleHeading(blankContent({ sections }))).toBe('Clocks')
  })
})
