// @vitest-environment jsdom
import { plainImage } from '@shingle/shared/image/image-value.ts'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OpenDraft } from '../../replica/draft.ts'
import { DraftProvider } from '../../replica/use-draft.ts'
import { Toasts } from '../../ui/toast.tsx'
import { aPublishedWebsite } from '../../website/website-entry.testing.ts'
import { WebsiteProvider } from '../base/website/website-context.ts'
import { putPictures } from './put-pictures.ts'
import { UploadButton } from './upload-button.tsx'
import { UploadDrop } from './upload-drop.tsx'

const status = { phase: 'edit', online: true }
const draft = {
  subscribe: () => () => undefined,
  status: () => status,
  view: { section: () => undefined },
} as unknown as OpenDraft

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  URL.createObjectURL = () => 'blob:one'
  URL.revokeObjectURL = () => undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (part: ReactNode) =>
  act(async () =>
    root.render(
      <WebsiteProvider value={aPublishedWebsite()}>
        <DraftProvider value={draft}>
          <Toasts />
          {part}
        </DraftProvider>
      </WebsiteProvider>,
    ),
  )

const film = (name: string) => new File(['a film'], name, { type: 'video/mp4' })
const choose = (file: File) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]')
    Object.defineProperty(input, 'files', { value: [file], configurable: true })
    Object.defineProperty(input, 'value', { value: '', writable: true, configurable: true })
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  })

/** The lines of the newest toast. */
const lines = () => {
  const [words] = [...document.querySelectorAll('[data-sonner-toast] span')]
  return [...(words?.childNodes ?? [])].map(({ textContent }) => textContent)
}
const nothing = () => undefined

describe('[2.toasts] a file that is refused', () => {
  it('as a browser icon has the words of that as the headline, its name and the reason below', async () => {
    await show(
      <UploadButton purpose="favicon" onUploaded={nothing}>
        Upload
      </UploadButton>,
    )
    await choose(film('icon.mp4'))
    const told = ['Error uploading browser icon', 'icon.mp4: Use an ico, png, gif or jpeg file.']
    await vi.waitFor(() => expect(lines()).toEqual(told))
  })

  it('as a logo has the words of that as the headline, from the dialog of its picture', async () => {
    await show(<UploadDrop purpose="logo" frame="Square" onUploaded={nothing} />)
    await choose(film('sign.mp4'))
    const told = ['Error Uploading Logo', 'sign.mp4: Use a png, gif or jpeg file.']
    await vi.waitFor(() => expect(lines()).toEqual(told))
    expect(document.querySelector('[role=alert]')).toBeNull()
  })

  it('as a logo has them where it was put straight into its place too', async () => {
    await show(null)
    const at = { in: 'section', section: 'header', field: 'logoImage' } as const
    const target = { at, list: null }
    await act(() => putPictures(draft, { draftId: 'here', files: [film('sign.mp4')], target }))
    const told = ['Error Uploading Logo', 'sign.mp4: Use a png, gif or jpeg file.']
    await vi.waitFor(() => expect(lines()).toEqual(told))
  })

  it('as another picture is named with the reason, beside the place where it was to go', async () => {
    await show(<UploadDrop purpose="image" frame={plainImage.frame} onUploaded={nothing} />)
    await choose(film('tap.mp4'))
    const told = 'tap.mp4: Some images were not uploaded. Use a jpg, png, gif or webp image.'
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toBe(told))
    expect(lines()).not.toContain(told)
  })
})
