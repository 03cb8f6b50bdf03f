import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { blankContent, blankSection } from '../draft/blank-content.ts'
import type { AnySection } from '../draft/content.ts'
import { setField } from '../draft/edits/set-field.ts'
import { materialise, partFields } from '../draft/materialise.ts'
import { fieldsOf } from '../draft/section-fields.ts'
import { seedDraft } from '../draft/seed.ts'
import { draftParts } from '../draft/shape.ts'
import type { Field } from '../field/field.ts'
import { longestValue, repeating } from '../field/longest-value.ts'
import { definitionOf } from '../sections/definitions.ts'
import { sections } from '../sections/sections.ts'
import { fontUrl } from '../theme/font-faces.ts'
import { renderPage } from './render-page.tsx'

const hidden = [
  0x00, 0x07, 0xad, 0x61c, 0x200b, 0x200d, 0x200e, 0x202a, 0x202e, 0x2060, 0x2066, 0x2069, 0xfeff,
]
const hiddenText = String.fromCodePoint(...hidden, 0xe0041)

/** Everything that is written in a draft, with what hides between the words. */
const writeHidden = (doc: Y.Doc): void => {
  const words = repeating(`Rohr${hiddenText}bruch `)
  const write = (at: Parameters<typeof setField>[1], field: Field) => {
    if (field.kind !== 'items') setField(doc, at, longestValue(field, words))
  }
  for (const part of draftParts)
    for (const [name, field] of Object.entries<Field>(partFields[part]))
      write({ in: part, field: name }, field)
  for (const { id, type } of materialise(doc).sections)
    for (const [name, field] of Object.entries(fieldsOf(definitionOf(type))))
      write({ in: 'section', section: id, field: name }, field)
}

test('[2.7] a published page has no character that steers or hides its text, whatever was typed', () => {
  const doc = new Y.Doc()
  const every = sections.map(({ type }) => blankSection(type, type.toLowerCase()) as AnySection)
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: every })))
  writeHidden(doc)
  const { html } = renderPage({
    content: materialise(doc),
    websiteId: 'the-website',
    handle: 'whitaker',
    siteOrigin: 'https://sites.example',
    year: 2026,
    usercontentOrigin: 'https://usercontent.example',
    picture: (image, box) => ({ src: `/i/${image.reference.replace('/', '-')}.svg`, ...box }),
    formAction: (sectionId) => `/f/whitaker/${sectionId}`,
    fontUrl,
  })
  expect(html).toContain('Rohrbruch Rohrbruch')
  expect(
    html.match(
      /(?!\n)[\p{Cc}\p{Bidi_Control}\u00ad\u200b\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|\u200d/gu,
    ),
  ).toBeNull()
})
