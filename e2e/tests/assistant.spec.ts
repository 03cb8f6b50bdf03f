import { expect, test } from '@playwright/test'
import { assistantCallEndpoint } from '@shingle/shared/assistant/endpoints.ts'
import { createWebsite } from '../steps/create-website.ts'
import { headline } from '../steps/designer.ts'
import { appOrigin } from '../steps/origin.ts'

const plumber = {
  name: 'Harrow Plumbing',
  about: 'Plumber in Leeds. We fix leaks, unblock drains and fit taps.',
  place: 'Leeds, England',
}

/** Calls a tool as an assistant does. */
const callTool = async (token: string, name: string, given: object): Promise<string> => {
  const response = await fetch(`${appOrigin()}${assistantCallEndpoint.path}`, {
    method: assistantCallEndpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
      params: { name, arguments: given },
    }),
  })
  return response.text()
}

test('[7.assistant] what an owner’s assistant edits shows in their open designer, until it is removed', async ({
  page,
}) => {
  const website = await createWebsite(page, plumber, 'assisted@example.com')
  const settings = await page.context().newPage()
  await settings.goto(`${appOrigin()}/account`)
  await settings.getByLabel('Name of the assistant').fill('Desk helper')
  await settings.getByLabel('It may edit drafts').click()
  await settings.getByRole('button', { name: 'Let an assistant in' }).click()
  await settings.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await settings.getByRole('button', { name: 'Copy the token' }).click()
  await expect(settings.getByRole('button', { name: 'Copied' })).toBeVisible()
  const token = await settings.evaluate(() => navigator.clipboard.readText())
  const edits = [{ do: 'write', on: 't1', to: 'Taps that close' }]
  const told = await callTool(token, 'read_website', { website })
  const revision = /revision\W{3,7}([\w-]{16})/.exec(told)?.[1]
  expect(await callTool(token, 'make_edits', { website, revision, edits })).toContain('"made')
  await expect(headline(page)).toHaveText('Taps that close')
  // One step like any other.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(headline(page)).not.toHaveText('Taps that close')
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(headline(page)).toHaveText('Taps that close')
  await settings.getByRole('button', { name: 'Remove Desk helper' }).click()
  await expect(settings.getByRole('button', { name: 'Remove Desk helper' })).toBeHidden()
  expect(await callTool(token, 'list_websites', {})).not.toContain(website)
})
