import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { draftText } from '@shingle/shared/page/plain-text/draft-text.ts'
import { downloadFile } from '../ui/download-file.ts'

/** Hands the words of a website, of several copies one after the other, to the person as a text that opens anywhere. */
export const downloadWords = (name: string, copies: readonly DraftContent[]): void =>
  downloadFile(`${name}.txt`, new Blob(copies.map(draftText), { type: 'text/plain;charset=utf-8' }))
