// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { DraftProvider } from '../../replica/use-draft.ts'
import { aWebsite } from '../../website/website-entry.testing.ts'
import { openForEditing } from '../base/draft/fixtures/open-for-editing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { UploadDrop } from './upload-drop.tsx'

const { draft, close } = await openForEditing()
afterAll(close)
afterEach(() => vi.unstubAllGlobals())

const wordsUnder = (isTouched: boolean, onSeveral?: () => void) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isTouched }))
  return renderToStaticMarkup(
    <WebsiteProvider value={aWebsite()}>
      <DraftProvider value={draft}>
        <UploadDrop purpose="image" frame="Square" {...{ onSeveral }} onUploaded={() => undefined} />
      </DraftProvider>
    </WebsiteProvider>,
  )
}

test.each([
  [true, undefined, 'Choose a picture'],
  [true, () => undefined, 'Choose pictures'],
  [false, undefined, 'Drop or paste a picture here'],
  [false, () => undefined, 'Drop or paste pictures here'],
])(
  '[2.image] the way to upload is said for a finger, which drops nothing: %s, %s',
  (isTouched, onSeveral, words) => {
    const shown = wordsUnder(isTouched, onSeveral)
    expect(shown).toContain(words)
    expect(shown.includes('Drop')).toBe(!isTouched)
  },
)
