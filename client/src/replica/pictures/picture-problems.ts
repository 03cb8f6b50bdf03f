import type { Problem } from '@shingle/shared/problem/problem.ts'

const problem = (code: string, text: string): Problem => ({ code, status: 0, text })

/** Why a picture cannot be kept until it is uploaded, and why publishing must wait for it. */
export const pictureProblems = {
  diskFull: problem(
    'picture.disk-full',
    'The disk of this device is full: the picture was not kept. Free some room, then choose it again.',
  ),
  storageBlocked: problem(
    'picture.storage-blocked',
    'This browser keeps nothing on this device. Choose the picture again when you are online.',
  ),
} as const

const [unauthorised, tooManyRequests, serverError] = [401, 429, 500]

/** Whether the same file may well be taken another time. */
export const isPassing = ({ status }: Problem): boolean =>
  status === 0 || status === unauthorised || status === tooManyRequests || status >= serverError

/** Whether a browser refused to keep something for want of room. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
