// @vitest-environment jsdom
import { type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { imageAt } from '../images/image-at.ts'
import { takePicturesAgain } from './take-pictures-again.ts'

const { draft, close } = await openForEditing()
afterAll(close)

const photo = (name: string): ImageValue => ({
  ...plainImage,
  provider: 'Custom',
  reference: `${name.repeat(64)}.webp`,
})
const name = { in: 'business', field: 'name' } as const

let section = ''
const list = 'items'
beforeEach(() => {
  editsOf(draft).setField(name, 'Oak & Sons')
  for (const { id, type } of draft.view.content().sections)
    if (type === 'Gallery') editsOf(draft).removeSection(id)
  const values = { items: ['aaaaaaaaaa', 'bbbbbbbbbb'].map((id) => ({ id, image: null, caption: '' })) }
  const added = editsOf(draft).addSection('Gallery', { before: null, values })
  section = added?.ok ? added.value : ''
})

const places = () => {
  const pasted = draft.view.section(section)
  const items = pasted?.type === 'Gallery' ? pasted.items : []
  return items.map(({ id }) => ({ in: 'item', section, list, item: id, field: 'image' }) as const)
}
const shown = () => places().map((at) => imageAt(draft.view, at)?.reference[0] ?? 'none')

/** Pictures come one after the other; while the first comes, something else is done. */
const take = async (meanwhile: () => void): Promise<number> => {
  const to = { draft, draftId: 'here' }
  let taken = 0
  const pictures = places().map((at) => ({ at, image: photo('a') }))
  await takePicturesAgain(to, pictures, async (_, __, image) => {
    taken += 1
    if (taken === 1) meanwhile()
    return image
  })
  return taken
}

describe('[2.designer] a picture that comes after what was pasted', () => {
  it('leaves the one that was chosen in its place meanwhile', async () => {
    const [first] = places()
    await take(() => first && editsOf(draft).setField(first, photo('b')))
    expect(shown()).toEqual(['b', 'a'])
  })

  it('leaves what was undone meanwhile to be redone, and goes and comes with what was pasted', async () => {
    editsOf(draft).setField(name, 'Elm & Sons')
    await take(() => draft.undo.undo())
    expect(shown()).toEqual(['a', 'a'])
    draft.undo.redo()
    expect(draft.view.business().name).toBe('Elm & Sons')
    draft.undo.undo()
    draft.undo.undo()
    expect(draft.view.section(section)).toBeUndefined()
    draft.undo.redo()
    expect(shown()).toEqual(['a', 'a'])
  })

  it('is not fetched for a place that is gone', async () => {
    expect(await take(() => editsOf(draft).removeSection(section))).toBe(1)
    draft.undo.undo()
    expect(shown()).toEqual(['none', 'none'])
  })
})
