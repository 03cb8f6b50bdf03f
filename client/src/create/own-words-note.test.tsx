// @vitest-environment jsdom
import { ownWordsReasons } from '@shingle/shared/language-model/own-words-reason.ts'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Toasts } from '../ui/toast.tsx'
import { OwnWordsNote, tellOwnWords } from './own-words-note.tsx'

test('[4.generation] each reason for words of our own is told as what it is, and where to ask again', () => {
  const notes = ownWordsReasons.map((why) => renderToStaticMarkup(<OwnWordsNote why={why} isAll={false} />))
  expect(new Set(notes).size).toBe(ownWordsReasons.length)
  for (const note of notes) expect(note).toContain('Ask for a change')
  expect(notes[ownWordsReasons.indexOf('spent')]).toContain('tomorrow')
})

test('[4.generation] a page of which nothing came from the model says that it can be asked again later, and goes on saying so until that is dismissed', async () => {
  expect(renderToStaticMarkup(<OwnWordsNote why="away" isAll />)).toContain(
    'Written without the model: you can ask again later',
  )
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Toasts />))
  vi.useFakeTimers()
  await act(async () => {
    tellOwnWords({ why: 'away', isAll: true })
    await vi.advanceTimersByTimeAsync(60 * 60_000)
  })
  vi.useRealTimers()
  expect(place.textContent).toContain('you can ask again later')
  expect(place.textContent).toContain('It could not be reached.')
  expect([...place.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Dismiss')
  await act(async () => root.unmount())
})
