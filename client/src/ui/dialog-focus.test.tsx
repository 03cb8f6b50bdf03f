// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { AskDialog, Dialog } from './dialog.tsx'
import { wayOut } from './dialog-focus.ts'

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => document.body.replaceChildren())

const show = async (first: ReactNode) => {
  const opener = document.body.appendChild(document.createElement('button'))
  opener.textContent = 'Opener'
  opener.focus()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const render = (shown: ReactNode) => act(async () => root.render(shown))
  await render(first)
  return { render }
}
const focused = () => document.activeElement?.textContent
const close = () => undefined

const ask = (children?: ReactNode) => (
  <AskDialog title="Delete it?" action={<button type="button">Delete</button>} onClose={close}>
    {children}
  </AskDialog>
)

describe('[2.modals] the focus of a dialog', () => {
  it('begins on the way out of what is asked', async () => {
    await show(ask())
    expect(focused()).toBe('Cancel')
  })

  it('begins on what has to be ticked', async () => {
    await show(ask(<input type="checkbox" aria-label="I understand" />))
    expect(document.activeElement?.getAttribute('aria-label')).toBe('I understand')
  })

  it('begins on the title where nothing is asked', async () => {
    await show(
      <Dialog open onOpenChange={close} title="Shortcuts">
        <button type="button">Something</button>
      </Dialog>,
    )
    expect(focused()).toBe('Shortcuts')
  })

  it('goes back to what opened the first of two dialogs', async () => {
    const { render } = await show(<div key="first">{ask()}</div>)
    const second = (
      <Dialog open onOpenChange={close} title="Done" footer={<button {...wayOut}>Go on</button>} />
    )
    await render(<div key="second">{second}</div>)
    await vi.waitFor(() => expect(focused()).toBe('Go on'))
    await render(null)
    await vi.waitFor(() => expect(focused()).toBe('Opener'))
  })
})
