import { expect, test } from 'vitest'
import { blankContent, blankSection } from '../../draft/blank-content.ts'
import type { AnySection } from '../../draft/content.ts'
import { sections } from '../../sections/sections.ts'
import { filledSection } from '../filled-section.ts'
import { draftText } from './draft-text.ts'

test('[4.revoked] the words of a draft are all in its text, hidden ones too, and nothing that only a program reads', () => {
  const { pages = [], ...content } = blankContent({
    business: { ...blankContent().business, name: 'Harbour Frames', phone: '01584 555 0142' },
    sections: [
      blankSection('QuoteBanner', 'q', { primary: 'Written far away', hidden: true }),
      blankSection('Services', 's', { heading: 'What we frame' }),
    ],
  })
  expect(draftText({ ...content, pages })).toBe(
    '# Harbour Frames\n\n- Phone: 01584 555 0142\n\nWritten far away\n\n## What we frame\n',
  )
})

test.each(sections.map(({ type, layouts }) => [type, layouts[0].id] as const))(
  '[4.revoked] %s, filled to its fullest, is told without fault',
  (type, layout) => {
    const section = filledSection(blankSection(type, 'x') as AnySection, 'fullest', layout)
    const text = draftText(blankContent({ sections: [section] }))
    expect(text).not.toMatch(/undefined|\[object/)
  },
)
