import * as z from 'zod/mini'
import { oneLine } from '../text/plain-text.ts'

/** A line of at most `maximum` characters as it is kept for others to read: nothing breaks it, steers it or hides in it. */
export const sentLine = (maximum: number) =>
  z.string().check(
    z.overwrite((typed) => oneLine(typed).trim()),
    z.maxLength(maximum),
  )
