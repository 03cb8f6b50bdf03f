import type { Problem } from '../problem/problem.ts'
import { isDeceivingHandle } from './deceiving.ts'
import { isHandle } from './handle.ts'
import { handleDeceives, handleUnavailable, invalidHandle } from './problems.ts'
import { isReservedHandle } from './reserved.ts'

/** Why nobody may have a handle, or null: the text is none, stands for something else, or would deceive. */
export const checkHandle = (handle: string): Problem | null => {
  if (!isHandle(handle)) return invalidHandle
  if (isReservedHandle(handle)) return handleUnavailable
  return isDeceivingHandle(handle) ? handleDeceives : null
}
