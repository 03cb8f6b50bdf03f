import * as Y from 'yjs'
import type { RichText } from '../../rich-text/rich-text.ts'
import { sharedValue } from '../shared-value.ts'
import { writeRichText } from '../write-rich-text.ts'
import type { FoundField } from './field-at.ts'

/** Whether the first half of a character that takes two stands there: Yjs spoils one that is cut in two. */
const isPairStart = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text.charAt(at))

/** Replaces the middle that differs, so that two people's edits of one long text do not wipe each other out. */
const replaceText = (text: Y.Text, wanted: string): void => {
  const present = text.toString()
  let start = 0
  while (start < present.length && start < wanted.length && present[start] === wanted[start]) start += 1
  if (isPairStart(present, start - 1)) start -= 1
  let end = 0
  const longestEnd = Math.min(present.length, wanted.length) - start
  while (end < longestEnd && present[present.length - 1 - end] === wanted[wanted.length - 1 - end]) end += 1
  if (end > 0 && isPairStart(present, present.length - end - 1)) end -= 1
  text.delete(start, present.length - start - end)
  text.insert(start, wanted.slice(start, wanted.length - end))
}

/** Writes one field inside the caller's transaction, as gently as its kind allows. */
export const writeField = ({ field, map }: FoundField, name: string, value: unknown): void => {
  const stored = map.get(name)
  if (field.kind === 'long' && stored instanceof Y.Text) replaceText(stored, String(value))
  else if (field.kind === 'rich' && stored instanceof Y.XmlFragment) {
    stored.delete(0, stored.length)
    writeRichText(stored, value as RichText)
  } else if (JSON.stringify(stored) !== JSON.stringify(value)) map.set(name, sharedValue(field, value))
}
