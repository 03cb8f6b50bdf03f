import { expect, test } from 'vitest'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { renderPage } from './render-page.tsx'

const pageOf = (heading: string, marks: readonly { type: 'italic' }[] = []) =>
  renderPage({
    content: blankContent({
      sections: [
        blankSection('Introduction', 'i', {
          heading,
          body: {
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Soup', marks: [...marks] }] }],
          },
        }),
      ],
    }),
    websiteId: 'w',
    handle: 'w',
    siteOrigin: 'https://sites.example',
    year: 2026,
    usercontentOrigin: 'https://usercontent.example',
    picture: () => ({ src: '', width: 1, height: 1 }),
    formAction: () => '',
    fontUrl,
  }).html

test('[6.page] italics in running text are the font’s own, and asked for only where there are some', () => {
  expect(pageOf('Soup')).not.toContain('font-style:italic;font-display')
  expect(pageOf('Soup', [{ type: 'italic' }])).toContain('font-style:italic;font-display')
})

test('[6.page] a heading with accents gets room above its letters', () => {
  expect(pageOf('Ölwechsel')).toContain('has-marks')
  expect(pageOf('Oil')).not.toContain('has-marks')
})
