import { type UploadPurpose, uploadHeadlines } from '@shingle/shared/image/upload-rules.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { toast } from '../base/toast.ts'

interface RefusedFile {
  readonly purpose: UploadPurpose
  readonly problem: Problem
  /** Of the file; undefined where the picture is known without it. */
  readonly name?: string
  /** Takes the toast away once it is past. */
  readonly until?: AbortSignal
}

/** Why a file was not taken, with its name before it. */
export const refusedWords = ({ name, problem }: Pick<RefusedFile, 'name' | 'problem'>): string =>
  name === undefined ? problem.text : `${name}: ${problem.text}`

/** Says in a toast that a file was not taken: of a logo and of a browser icon below a headline of its own. */
export const tellRefused = ({ purpose, until, ...refused }: RefusedFile): void => {
  const headline = uploadHeadlines[purpose]
  const words = refusedWords(refused)
  if (headline === undefined) toast(words, { kind: 'trouble', until })
  else toast(headline, { kind: 'trouble', until, detail: words })
}
