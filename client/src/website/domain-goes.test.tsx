// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { WebsiteProvider } from '../designer/base/website/website-context.ts'
import { TransferDialog } from '../designer/settings/editors/transfer-dialog.tsx'
import { DeleteWebsiteDialog } from './delete-website-dialog.tsx'
import { aPublishedWebsite, aWebsite } from './website-entry.testing.ts'

const nothing = () => undefined
const invite = {
  ...{ id: 'one', userId: 'ben', email: 'ben@example.com', name: 'Ben', state: 'Accepted' as const },
  ...{ invitedAt: '2026-11-01T10:00:00.000Z', openUntil: '2026-11-08T10:00:00.000Z', editedAt: null },
}
const owner = { id: 'ann', email: 'ann@example.com', name: 'Ann' }

const saidBy = async (dialog: ReactNode): Promise<string> => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(dialog))
  const said = document.querySelector('[role="dialog"], [role="alertdialog"]')?.textContent ?? ''
  await act(async () => root.unmount())
  return said
}

const atDomain = aPublishedWebsite('https://rosebank.example')
const without = [aPublishedWebsite(), aWebsite()]

test('[4.transfer] before a website is handed over it is said that its domain goes along, and how it stays', async () => {
  const dialog = (website: typeof atDomain) => (
    <WebsiteProvider value={website}>
      <TransferDialog {...{ owner, invite }} onClose={nothing} onTransferred={nothing} onFailed={nothing} />
    </WebsiteProvider>
  )
  expect(await saidBy(dialog(atDomain))).toContain(
    'The messages of visitors and rosebank.example go with the website: disconnect the domain first to keep it.',
  )
  for (const website of without)
    expect(await saidBy(dialog(website))).toContain('The messages of visitors go with the website.')
})

test('[4.delete] before a website is deleted it is said that its domain stays, and leads to nothing', async () => {
  const dialog = (website: typeof atDomain) => (
    <DeleteWebsiteDialog website={website} onClose={nothing} onDeleted={nothing} />
  )
  expect(await saidBy(dialog(atDomain))).toContain(
    'rosebank.example stays yours, and leads to nothing meanwhile.',
  )
  for (const website of without) expect(await saidBy(dialog(website))).not.toContain('stays yours')
})
