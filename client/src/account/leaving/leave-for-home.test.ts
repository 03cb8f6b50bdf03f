// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { showSpinner, spinnerStore, topRequest } from '../../ui/spinner.ts'
import { deletedFlag } from './deleted-flag.ts'
import { leaveForHome } from './leave-for-home.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

test('[3.spinner] the end of an account covers the screen, over a session that is being left', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }))
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  const hides = [
    showSpinner({ message: 'Signing out' }),
    showSpinner({ priority: 'High', message: 'Signing in' }),
  ]
  const shown: (string | undefined)[] = []
  const stop = spinnerStore.subscribe(({ requests }) => shown.push(topRequest(requests)?.message))
  await leaveForHome('mara')
  stop()
  expect(shown).toEqual(['Deleting your account', 'Signing in'])
  expect(sessionStorage.getItem(deletedFlag)).toBe('true')
  for (const hide of hides) hide()
})
