// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { RevokedScreen } from './revoked-screen.tsx'

test('[4.revoked] whoever can edit a website no more is told of both ways it may have come, a removal and the trash', async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () => root.render(<RevokedScreen />))
  const said = document.body.textContent
  expect(document.querySelector('h1')?.textContent).toBe('Edit access removed')
  expect(said).toContain(
    'no longer among those that you can edit. Its owner took you off, or put the website',
  )
  expect(said).toContain('if it comes out of there, you can edit it again')
  await act(async () => root.unmount())
})
