import { describe, expect, test } from 'vitest'
import * as Y from 'yjs'
import { type SeededRandom, seededRandom } from '../../chance/seeded-random.ts'
import type { Field } from '../../field/field.ts'
import { shownSections } from '../../page/shown-sections.ts'
import { richTextOf } from '../../rich-text/rich-text.ts'
import { sections } from '../../sections/sections.ts'
import { blankContent } from '../blank-content.ts'
import { materialise } from '../materialise.ts'
import { sectionGaps } from '../section-gaps.ts'
import { seedDraft } from '../seed.ts'
import { itemOf } from '../shape.ts'
import { checkSection } from '../validate.ts'
import { addSection } from './add-section.ts'
import { addItem } from './items.ts'
import { ownWritten } from './own-sample.ts'
import { setField } from './set-field.ts'
import { writeField } from './write-field.ts'

/** Every list whose items may be samples, with the fields of words in it. */
const lists = sections.flatMap(({ type, fields }) =>
  Object.entries(fields).flatMap(([list, field]) => {
    if (field.kind !== 'items' || !('sample' in field.fields)) return []
    const of: readonly (readonly [string, Field])[] = Object.entries(field.fields)
    const words = of.filter(([, { kind }]) => kind === 'text' || kind === 'long' || kind === 'rich')
    const { sample } = field.fields
    return [{ type, list, words, needs: sample.kind === 'sample' ? sample.needs : [] }]
  }),
)

const noWords = (): never => {
  throw new Error('No field of words')
}

const wordsAs = ({ kind }: Field, text: string) => (kind === 'rich' ? richTextOf(text) : text)

type List = (typeof lists)[number]

const aDraft = ({ type, list, words }: List) => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent({ sections: [] })))
  const section = addSection(doc, type)
  if (!section.ok) throw new Error(section.problem.text)
  const values = Object.fromEntries(words.map(([name, field]) => [name, wordsAs(field, `OURS ${name}`)]))
  const added = addItem(doc, { section: section.value, list }, { values: { ...values, sample: true } })
  if (!added.ok) throw new Error(added.problem.text)
  return { doc, at: { section: section.value, list, item: added.value } }
}

/** Writes some of the fields as their owner would, in a form or in a text editor, in any order and more than once. */
const writeSome = (random: SeededRandom, { words }: List, { doc, at }: ReturnType<typeof aDraft>) => {
  const own = new Set<string>()
  for (let edits = random.below(6); edits > 0; edits -= 1) {
    const [name, field] = words[random.below(words.length)] ?? noWords()
    const address = { in: 'item', ...at, field: name } as const
    const value = wordsAs(field, `MINE ${name} ${edits}`)
    if (field.kind === 'rich' && random.below(2) === 0) {
      const map = itemOf(doc, at.section, at)
      if (map !== undefined) writeField({ field, map }, name, value)
      ownWritten(doc, address, null)
    } else expect(setField(doc, address, value).ok).toBe(true)
    own.add(name)
  }
  return own
}

describe('[7.samples] words of ours beside words of their owner', () => {
  test.each(lists)(
    '[7.samples] $type: visitors never get one, and the publish dialog is told of each',
    (of) => {
      for (let seed = 0; seed < 60; seed += 1) {
        const made = aDraft(of)
        const own = writeSome(seededRandom(`${of.type} ${seed}`), of, made)
        const content = materialise(made.doc)
        expect(content.sections.map(checkSection)).toEqual([null])
        const ours = of.words.filter(([name]) => !own.has(name))
        const isHeld = own.size === 0 || of.needs.some((name: string) => !own.has(name))
        const published = JSON.stringify(shownSections(content, 'published'))
        expect(published, String(seed)).not.toContain('OURS')
        for (const name of own) expect(published.includes(`MINE ${name}`), name).toBe(!isHeld)
        const [section] = content.sections
        if (section === undefined) throw new Error('no section')
        const { samples, mixed } = sectionGaps(section, new Set())
        expect([samples, mixed.flatMap(({ labels }) => labels)]).toEqual([
          isHeld ? 1 : 0,
          isHeld ? [] : ours.map(([, { label }]) => label),
        ])
      }
    },
  )

  test.each(lists)('[7.samples] $type: what its owner confirms as a whole goes out as it stands', (of) => {
    const made = aDraft(of)
    writeSome(seededRandom(of.type), of, made)
    expect(setField(made.doc, { in: 'item', ...made.at, field: 'sample' }, false).ok).toBe(true)
    const published = JSON.stringify(shownSections(materialise(made.doc), 'published'))
    for (const [name] of of.words) expect(published).toMatch(new RegExp(`(OURS|MINE) ${name}`))
  })
})
