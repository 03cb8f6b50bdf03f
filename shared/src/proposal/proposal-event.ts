import * as z from 'zod/mini'
import { proposedEditsMaximum } from './limits.ts'
import { proposedEditSchema } from './proposed-edit.ts'

/** What is told of a change that was asked for: how many edits are there so far, and in the end which of them can be made. */
export const proposalEventSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('writing'), count: z.int() }),
  z.strictObject({
    is: z.literal('proposed'),
    edits: z.array(proposedEditSchema).check(z.maxLength(proposedEditsMaximum)),
  }),
  z.strictObject({ is: z.literal('refused'), code: z.string(), status: z.int(), text: z.string() }),
])

/** What is told of a change that was asked for. */
export type ProposalEvent = z.infer<typeof proposalEventSchema>
