// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, expect, test } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { editsOf } from '../base/draft/editing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { PriceRange } from './price-range.tsx'

const { draft, close } = await openForEditing()
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
afterAll(async () => {
  await act(async () => root.unmount())
  await close()
})

test.each([
  ['GB', '£'],
  ['DE', '€'],
  ['JP', '¥'],
  ['US', '$'],
  ['', '$'],
])(
  '[3.business] in %s the price range is chosen in %s, and kept as in every country',
  async (country, sign) => {
    const edits = editsOf(draft)
    await act(async () => {
      edits.setField({ in: 'business', field: 'homeCountry' }, country)
      edits.setField({ in: 'business', field: 'priceRange' }, '')
    })
    await act(async () =>
      root.render(
        <DraftProvider value={draft}>
          <PriceRange />
        </DraftProvider>,
      ),
    )
    const list = place.querySelector('select')
    expect([...(list?.options ?? [])].map(({ text }) => text)).toEqual([
      'Not stated',
      ...[1, 2, 3, 4].map((count) => sign.repeat(count)),
    ])
    await act(async () => {
      if (list) list.value = '$$$'
      list?.dispatchEvent(new Event('change', { bubbles: true }))
    })
    expect(draft.view.business().priceRange).toBe('$$$')
  },
)
