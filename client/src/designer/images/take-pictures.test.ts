// @vitest-environment jsdom
import { artworkImage, type ImageValue, plainImage } from '@shingle/shared/image/image-value.ts'
import { type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { placeFile } from './take-file.ts'
import { takePictures } from './take-pictures.ts'

vi.mock(import('./take-file.ts'), () => ({ placeFile: vi.fn() }))
/** What toasts said. */
let said: string[] = []
vi.mock(import('../base/toast.ts'), () => ({ toast: (words: string) => said.push(words) }))

const { draft, close } = await openForEditing()
afterAll(close)

const photo = (letter: string): ImageValue => ({
  ...plainImage,
  provider: 'Custom',
  reference: `${letter.repeat(64)}.webp`,
})

/** The files that are being made pictures; each becomes one when the test says so. */
let ready: ((image: ImageValue) => void)[] = []
let section = ''
const maximum = 10
beforeEach(() => {
  ready = []
  said = []
  vi.mocked(placeFile).mockReset()
  vi.mocked(placeFile).mockImplementation(
    () => new Promise<Result<ImageValue>>((resolve) => ready.push((image) => resolve(succeed(image)))),
  )
})

/** A gallery of so many drawings. */
const aGallery = (drawings: number): void => {
  for (const { id, type } of draft.view.content().sections)
    if (type === 'Gallery') editsOf(draft).removeSection(id)
  const items = Array.from({ length: drawings }, (_, at) => ({
    id: `drawing-${at}`,
    image: artworkImage('florist', at, ''),
    caption: '',
  }))
  const added = editsOf(draft).addSection('Gallery', { before: null, values: { items } })
  section = added?.ok ? added.value : ''
}
const itemsOf = () => {
  const gallery = draft.view.section(section)
  return gallery?.type === 'Gallery' ? gallery.items : []
}
const shown = (): string =>
  itemsOf()
    .map(({ image }) => (image?.provider === 'Custom' ? image.reference[0] : '-'))
    .join('')
const edits = () => editsOf(draft)
const to = () => ({ section, list: 'items', field: 'image', maximum })
const take = (count: number) => {
  const files = Array.from({ length: count }, (_, at) => new File(['a picture'], `${at}.jpg`))
  return takePictures(draft, {
    draftId: 'here',
    files,
    to: to(),
  })
}
/** The next file is a picture. */
const comes = async (letter: string): Promise<void> => {
  await vi.waitFor(() => expect(ready).toHaveLength(1))
  ready.shift()?.(photo(letter))
  await vi.waitFor(() => expect(shown()).toContain(letter))
}
const name = { in: 'business', field: 'name' } as const

describe('[3.gallery] several photos at once', () => {
  test('stand on the page one by one, while the next is still made smaller', async () => {
    aGallery(1)
    const taking = take(3)
    await comes('a')
    expect(shown()).toBe('a')
    await comes('b')
    expect(shown()).toBe('ab')
    await comes('c')
    await taking
    expect(shown()).toBe('abc')
  })

  test('are one step of undo, whatever is written while they come', async () => {
    editsOf(draft).setField(name, 'Oak & Sons')
    aGallery(1)
    const taking = take(3)
    await comes('a')
    editsOf(draft).setField(name, 'Elm & Sons')
    await comes('b')
    await comes('c')
    await taking
    draft.undo.undo()
    expect([draft.view.business().name, shown()]).toEqual(['Oak & Sons', 'abc'])
    draft.undo.undo()
    expect(shown()).toBe('-')
    draft.undo.redo()
    expect(shown()).toBe('abc')
  })

  test('take the places of drawings and of empty items from the first on, then the end, and that is said', async () => {
    aGallery(2)
    edits().addItem(to())
    const taking = take(4)
    for (const letter of ['a', 'b', 'c', 'd']) await comes(letter)
    await taking
    expect(shown()).toBe('abcd')
    expect(said.at(-1)).toBe('4 photos placed, 2 instead of drawings')
  })

  test('take a place with words only where no other is left, and keep the words', async () => {
    aGallery(1)
    const [first] = itemsOf()
    edits().setField({ in: 'item', ...to(), item: first?.id ?? '', field: 'caption' }, 'The kitchen')
    const taking = take(maximum)
    for (const letter of 'abcdefghij') await comes(letter)
    await taking
    expect(shown()).toBe('jabcdefghi')
    expect(itemsOf()[0]?.caption).toBe('The kitchen')
    expect(said.at(-1)).toBe('10 photos placed, 1 instead of drawings')
  })

  test('are refused only where every item shows a photo', async () => {
    aGallery(maximum)
    const taking = take(maximum + 1)
    for (const letter of 'abcdefghij') await comes(letter)
    await taking
    expect(shown()).toBe('abcdefghij')
    expect(said).toContain('There is room for 10 pictures: 1 picture left out.')
    expect(said.at(-1)).toBe('10 photos placed instead of drawings')
    await take(1)
    expect(shown()).toBe('abcdefghij')
  })

  test('leave the layout as its owner chose it', async () => {
    aGallery(9)
    editsOf(draft).setLayout(section, 'mosaic')
    const taking = take(3)
    for (const letter of ['a', 'b', 'c']) await comes(letter)
    await taking
    expect(draft.view.section(section)?.layout).toBe('mosaic')
  })

  test('stop coming once those that came are undone', async () => {
    aGallery(1)
    const taking = take(3)
    await comes('a')
    draft.undo.undo()
    await vi.waitFor(() => expect(ready).toHaveLength(1))
    ready.shift()?.(photo('b'))
    await taking
    expect(shown()).toBe('-')
    expect(placeFile).toHaveBeenCalledTimes(2)
  })
})
