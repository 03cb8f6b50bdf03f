import { assistantWriter, signChange } from '@shingle/shared/assistant/assistant-writer.ts'
import { seededRandom } from '@shingle/shared/chance/seeded-random.ts'
import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { duplicateSection } from '@shingle/shared/draft/edits/duplicate-section.ts'
import { addItem, removeItem } from '@shingle/shared/draft/edits/items.ts'
import { moveSection } from '@shingle/shared/draft/edits/move-section.ts'
import { removeSection } from '@shingle/shared/draft/edits/remove-section.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { materialise, materialiseSection, sectionIds } from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { sectionOf } from '@shingle/shared/draft/shape.ts'
import { validateContent } from '@shingle/shared/draft/validate.ts'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import { describe, expect, it } from 'vitest'
import * as Y from 'yjs'
import { createDraftUndo } from './draft-undo.ts'

const aDraft = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  return { doc, undo: createDraftUndo(doc, [ySyncPluginKey]) }
}

const stateOf = (doc: Y.Doc): string => JSON.stringify(materialise(doc))

/** What a text editor does: it writes into its fragment under its own origin. */
const typeRich = (doc: Y.Doc, text: string): void => {
  const body = sectionOf(doc, 'introduction')?.get('body')
  if (!(body instanceof Y.XmlFragment)) return
  doc.transact(() => {
    const paragraph = new Y.XmlElement('paragraph')
    paragraph.insert(0, [new Y.XmlText(text)])
    body.insert(body.length, [paragraph])
  }, ySyncPluginKey)
}

const act = (doc: Y.Doc, random: (below: number) => number): void => {
  const ids = sectionIds(doc)
  const any = ids[random(ids.length)] ?? ''
  const service = doc.getMap('draft').toJSON().sections?.services?.items ?? {}
  const [item] = Object.keys(service)
  const acts = [
    () => setField(doc, { in: 'settings', field: 'pageTitle' }, `title ${random(1000)}`),
    () =>
      setField(doc, { in: 'section', section: 'introduction', field: 'heading' }, `heading ${random(1000)}`),
    () => addSection(doc, 'Video'),
    () => removeSection(doc, any),
    () => moveSection(doc, any, ids[random(ids.length)] ?? null),
    () => addItem(doc, { section: 'services', list: 'items' }),
    () => item !== undefined && removeItem(doc, { section: 'services', list: 'items', item }),
    () => typeRich(doc, `words ${random(1000)}`),
  ]
  acts[random(acts.length)]?.()
}

/** What comes by a connection: an update that somebody else made of the same draft. */
const hear = (
  doc: Y.Doc,
  line: object,
  { writer, change }: { writer: number; change: (doc: Y.Doc) => void },
) => {
  const other = new Y.Doc()
  Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
  other.clientID = writer
  const before = Y.encodeStateVector(other)
  change(other)
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(other, before), line)
}

describe('[7.assistant] undo', () => {
  const heading = { in: 'section', section: 'introduction', field: 'heading' } as const
  const title = { in: 'settings', field: 'pageTitle' } as const
  const live = { isSynced: true }

  it('takes back what the owner’s assistant did in one step of its own, and does it again', () => {
    const { doc, undo } = aDraft()
    setField(doc, title, 'Mine')
    const before = stateOf(doc)
    hear(doc, live, {
      writer: assistantWriter,
      change: (other) => {
        setField(other, heading, 'Taps that close')
        removeSection(other, sectionIds(other).at(-2) ?? '')
      },
    })
    const after = stateOf(doc)
    setField(doc, title, 'Mine again')
    undo.undo()
    expect(stateOf(doc)).toBe(after)
    undo.undo()
    expect(stateOf(doc)).toBe(before)
    undo.redo()
    expect(stateOf(doc)).toBe(after)
  })

  it('takes back a section that it removed and nothing else', () => {
    const { doc, undo } = aDraft()
    const before = stateOf(doc)
    const change = (other: Y.Doc) => {
      removeSection(other, sectionIds(other).at(-2) ?? '')
      signChange(other)
    }
    hear(doc, live, { writer: assistantWriter, change })
    expect(stateOf(doc)).not.toBe(before)
    undo.undo()
    expect(stateOf(doc)).toBe(before)
  })

  it('leaves what others did, what came while one was away, and what the device kept', () => {
    const { doc, undo } = aDraft()
    const change = (other: Y.Doc) => setField(other, heading, `by ${other.clientID}`)
    hear(doc, live, { writer: assistantWriter, change })
    undo.undo()
    live.isSynced = false
    hear(doc, live, { writer: 78, change })
    live.isSynced = true
    hear(doc, live, { writer: 77, change })
    hear(doc, { isSynced: false }, { writer: assistantWriter, change })
    hear(doc, {}, { writer: assistantWriter, change })
    expect(undo.canUndo()).toBe(false)
  })
})

describe('[draft] undo', () => {
  it.each(Array.from({ length: 20 }, (_, at) => 1_000 + at))(
    'walks back over fields, lists, sections and rich text, and forth again (seed %i)',
    (seed) => {
      const { doc, undo } = aDraft()
      const random = seededRandom(seed).below
      const states = [stateOf(doc)]
      for (let step = 0; step < 40; step += 1) {
        const depth = undo.undoStack.length
        act(doc, random)
        undo.stopCapturing()
        if (undo.undoStack.length > depth) states.push(stateOf(doc))
        expect(validateContent(materialise(doc))).toMatchObject({ ok: true })
      }
      for (let at = states.length - 2; at >= 0; at -= 1) {
        undo.undo()
        expect(stateOf(doc)).toBe(states[at])
      }
      for (let at = 1; at < states.length; at += 1) {
        undo.redo()
        expect(stateOf(doc)).toBe(states[at])
      }
    },
  )

  it('leaves what others did', () => {
    const { doc, undo } = aDraft()
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'mine')
    const other = new Y.Doc()
    Y.applyUpdate(other, Y.encodeStateAsUpdate(doc))
    setField(other, { in: 'settings', field: 'keywords' }, 'theirs')
    Y.applyUpdate(doc, Y.encodeStateAsUpdate(other), 'the server')
    undo.undo()
    expect(materialise(doc).settings).toMatchObject({ pageTitle: '', keywords: 'theirs' })
  })

  it('outlives the text editors it is shared with', () => {
    const { doc, undo } = aDraft()
    undo.destroy()
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'after')
    undo.undo()
    expect(materialise(doc).settings.pageTitle).toBe('')
  })

  it('drops selections that an editor kept before something else changed', () => {
    const { doc, undo } = aDraft()
    const kept = { absAnchor: 900, absHead: 900 }
    undo.on('stack-item-added', ({ stackItem }) => stackItem.meta.set('editor', kept))
    setField(doc, { in: 'settings', field: 'pageTitle' }, 'one')
    undo.undo()
    expect(kept).toEqual({ absAnchor: null, absHead: null })
  })
})

describe('[design 3] undo steps', () => {
  it('takes back a deletion without the copy made right before it, and typing as one step', () => {
    const { doc, undo } = aDraft()
    const before = sectionIds(doc).length
    const copy = duplicateSection(doc, 'quotebanner')
    removeSection(doc, copy.ok ? copy.value : '')
    undo.undo()
    expect(sectionIds(doc)).toHaveLength(before + 1)
    for (const heading of ['H', 'He', 'Hel']) {
      setField(doc, { in: 'section', section: 'introduction', field: 'heading' }, heading)
    }
    undo.undo()
    expect(materialiseSection(doc, 'introduction')).toMatchObject({ heading: '' })
    expect(sectionIds(doc)).toHaveLength(before + 1)
  })
})
