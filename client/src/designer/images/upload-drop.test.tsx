// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { UploadDrop } from './upload-drop.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
const { draft, close } = await openForEditing()
const place = document.body.appendChild(document.createElement('div'))
const root = createRoot(place)
afterAll(close)
afterEach(() => vi.unstubAllGlobals())

const cases: readonly (readonly [boolean, (() => void) | undefined, string])[] = [
  [true, undefined, 'Choose a picture'],
  [true, () => undefined, 'Choose pictures'],
  [false, undefined, 'Drop or paste a picture here'],
  [false, () => undefined, 'Drop or paste pictures here'],
]

test.each(cases)(
  '[2.image] the way to upload is said for a finger, which drops nothing: %s, %s',
  async (isTouched, onSeveral, words) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
    await act(async () =>
      root.render(
        <WebsiteProvider value={aWebsite()}>
          <DraftProvider value={draft}>
            <UploadDrop purpose="image" frame="Square" onSeveral={onSeveral} onUploaded={() => undefined} />
          </DraftProvider>
        </WebsiteProvider>,
      ),
    )
    expect(place.textContent).toContain(words)
    expect(place.textContent?.includes('Drop')).toBe(!isTouched)
  },
)
