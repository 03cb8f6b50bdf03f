import { codeLength } from '@shingle/shared/account/code.ts'

/** What was typed or pasted, as the code is written: capital letters and digits only, never longer than a code. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, codeLength)

export const isWholeCode = (code: string): boolean => code.length === codeLength
