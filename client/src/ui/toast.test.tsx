// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client'
import { toast as sonner } from 'sonner'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Dialog } from './dialog.tsx'
import { Toasts, toast } from './toast.tsx'

let root: Root
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  sonner.dismiss()
  await vi.waitFor(() => expect(said()).toEqual([]))
  root.unmount()
  vi.unstubAllGlobals()
})

const onScreen = (isSmall: boolean) => {
  const query = { matches: isSmall, addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('matchMedia', () => query)
}
const show = (open: boolean) =>
  root.render(
    <>
      <Toasts />
      <Dialog open={open} onOpenChange={() => undefined} title="Website limit reached" />
    </>,
  )
const said = () =>
  [...document.querySelectorAll('[data-sonner-toast]:not([data-removed="true"])')]
    .map(({ textContent }) => textContent)
    .toSorted()

const answer = (label: string) => ({ label, onSelect: () => undefined })

test.each([
  ['small', ['It could not be published', 'Shall they edit?YesNo']],
  ['large', ['It could not be published', 'Rook Barbers is duplicatedOpen', 'Shall they edit?YesNo']],
])('a dialog that opens on a %s screen leaves of what was said before %o', async (size, left) => {
  onScreen(size === 'small')
  show(false)
  await vi.waitFor(() => expect(document.querySelector('section')).not.toBeNull())
  toast('Rook Barbers is duplicated', { action: answer('Open') })
  toast('It could not be published', { kind: 'trouble' })
  toast('Shall they edit?', { actions: [answer('Yes'), answer('No')] })
  await vi.waitFor(() => expect(said()).toHaveLength(3))
  show(true)
  await vi.waitFor(() => expect(document.querySelector('[role="dialog"]')).not.toBeNull())
  toast('Copied')
  await vi.waitFor(() => expect(said()).toEqual(['Copied', ...left]))
})
