// @vitest-environment jsdom
import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { materialise } from '@shingle/shared/draft/materialise.ts'
import { filledContent } from '@shingle/shared/page/filled-section.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { expect, it } from 'vitest'
import { openRichEditor } from './fixtures/open-rich-editor.ts'

const everySection = sections.map(({ type }) => blankSection(type, type.toLowerCase()) as AnySection)

it('[2.designer] whoever writes in a formatted text changes that text and nothing else of the draft', () => {
  const { editor, doc } = openRichEditor(
    () => undefined,
    filledContent(blankContent({ sections: everySection }), 'hostile'),
  )
  const before = JSON.parse(JSON.stringify(materialise(doc)))
  const places = new Set<string>()
  doc.getMap('draft').observeDeep((events) => {
    for (const { path } of events) places.add(path.slice(0, 3).join(' '))
  })
  editor.chain().selectAll().insertContent('Written anew').setBold().run()
  editor.chain().selectAll().toggleBulletList().run()
  editor.commands.insertContent(' and further')
  const after = JSON.parse(JSON.stringify(materialise(doc)))
  expect([...places]).toEqual(['sections introduction body'])
  const at = before.sections.findIndex(({ id }: { id: string }) => id === 'introduction')
  expect(JSON.stringify(after.sections[at].body)).toContain('and further')
  after.sections[at].body = before.sections[at].body
  expect(after).toEqual(before)
  editor.destroy()
})
