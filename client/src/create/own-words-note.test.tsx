// @vitest-environment jsdom
import { ownWordsReasons } from '@shingle/shared/language-model/own-words-reason.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { OwnWordsNote } from './own-words-note.tsx'

test('[4.generation] each reason for words of our own is told as what it is, and where to ask again', () => {
  const notes = ownWordsReasons.map((why) => renderToStaticMarkup(<OwnWordsNote why={why} />))
  expect(new Set(notes).size).toBe(ownWordsReasons.length)
  for (const note of notes) expect(note).toContain('Ask for a change')
  expect(notes[ownWordsReasons.indexOf('spent')]).toContain('tomorrow')
})
