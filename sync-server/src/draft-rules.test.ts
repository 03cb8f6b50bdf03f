import { blankContent, blankSection } from '@shingle/shared/draft/blank-content.ts'
import type { AnySection } from '@shingle/shared/draft/content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import * as reading from '@shingle/shared/draft/materialise.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { sectionOf } from '@shingle/shared/draft/shape.ts'
import * as tidying from '@shingle/shared/draft/stray-keys.ts'
import * as checking from '@shingle/shared/draft/validate.ts'
import { sections } from '@shingle/shared/sections/sections.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

// They do what they do, and their calls are counted.
vi.mock(import('@shingle/shared/draft/materialise.ts'), { spy: true })
vi.mock(import('@shingle/shared/draft/stray-keys.ts'), { spy: true })
vi.mock(import('@shingle/shared/draft/validate.ts'), { spy: true })

/** What was looked at of a draft: each function that was called, with the place it was called for. */
const lookedAt = () =>
  Object.entries({ ...reading, ...tidying, ...checking })
    .flatMap(([name, look]) =>
      vi.isMockFunction(look)
        ? look.mock.calls.map((given) => [
            name,
            ...given.filter((one, at) => typeof one === 'string' && (at < 2 || !name.startsWith('check'))),
          ])
        : [],
    )
    .map((words) => words.join(' '))
    .toSorted()

const content = blankContent({
  sections: sections.map(({ type }) => blankSection(type, type.toLowerCase()) as AnySection),
})
const open = () => {
  const [live, writer] = [new Y.Doc(), new Y.Doc()]
  for (const doc of [live, writer]) Y.applyUpdate(doc, seedDraft(content))
  const shadow = new Shadow(live)
  shadow.prepare()
  const trying = (write: (doc: Y.Doc) => void) => {
    const before = Y.encodeStateVector(writer)
    write(writer)
    const update = Y.encodeStateAsUpdate(writer, before)
    vi.clearAllMocks()
    return tryUpdates(shadow, [update], syncLimits.update).outcome
  }
  return { shadow, trying }
}
let draft: ReturnType<typeof open>
beforeEach(() => {
  draft = open()
})
afterEach(() => draft.shadow.close())

describe('[draft] of a draft of every section, one word that is typed has looked at', () => {
  it('a setting: that setting alone', () => {
    const typed = draft.trying((doc) => setField(doc, { in: 'settings', field: 'pageTitle' }, 'A word'))
    expect(typed).toBe('allowed')
    expect(lookedAt()).toEqual([
      'checkPartField settings pageTitle',
      'isTidyPartField settings pageTitle',
      'materialisePartField settings pageTitle',
    ])
  })

  it('a formatted text of a section: that text alone', () => {
    const typed = draft.trying((doc) => {
      const body = sectionOf(doc, 'introduction')?.get('body')
      if (!(body instanceof Y.XmlFragment)) throw new Error('no formatted text')
      const paragraph = new Y.XmlElement('paragraph')
      paragraph.insert(0, [new Y.XmlText('A word')])
      body.insert(0, [paragraph])
    })
    expect(typed).toBe('allowed')
    expect(lookedAt()).toEqual([
      'checkSectionField Introduction body',
      'isTidySectionField introduction body',
      'materialiseSectionField introduction body',
    ])
  })

  it('a section that goes: that one and which there are, and of no section what it says', () => {
    const typed = draft.trying((doc) => {
      const all = doc.getMap('draft').get('sections')
      if (all instanceof Y.Map) all.delete('services')
    })
    expect(typed).toBe('allowed')
    expect(lookedAt().map((words) => words.split(' ')[0])).toEqual(['checkPlan', 'isTidySection'])
  })
})
