import * as z from 'zod/mini'
import { helpedTextMaximum } from '../word-help/limits.ts'
import { proposedEditsMaximum, sheetNameMaximum } from './limits.ts'

/** What may be asked for, as a sheet names it. */
const sheetVerbs = ['write', 'move', 'layout', 'look', 'add', 'remove'] as const

/** What a model or an assistant answers with: an edit by the short names of a sheet. */
const sheetAnswerSchema = z.strictObject({
  do: z.enum(sheetVerbs),
  on: z.string().check(z.maxLength(sheetNameMaximum)),
  to: z.string().check(z.maxLength(helpedTextMaximum)),
})

/** An edit by the short names of a sheet. */
export type SheetAnswer = z.infer<typeof sheetAnswerSchema>

/** As many as are made at once. */
export const sheetAnswersSchema = z.array(sheetAnswerSchema).check(z.maxLength(proposedEditsMaximum))
