import type { Db } from 'mongodb'
import * as z from 'zod/mini'
import { defineCollection } from './collection.ts'
import { isDuplicate } from './is-duplicate.ts'

const rowSchema = z.object({
  /** Name and version, so that a version is written once. */
  _id: z.string(),
  name: z.string(),
  version: z.int(),
  instructions: z.string(),
  text: z.string(),
  author: z.enum(['shingle', 'operator']),
  /** Which of the product's own wordings it is; null where the operator wrote it. */
  seed: z.nullable(z.int()),
  createdAt: z.date(),
})

/** A row of AIPrompts. */
export type PromptRow = z.output<typeof rowSchema>

/** AIPrompts: what the language model is asked with, in all its versions. They are the deployment's. */
export const aiPrompts = defineCollection({
  name: 'AIPrompts',
  row: rowSchema,
  owners: [],
  indexes: [{ key: { name: 1, version: -1 }, unique: true }],
})

/** The prompts of one deployment. */
export const openAiPrompts = (db: Db, clock: () => Date) => {
  const rows = aiPrompts.open(db)
  return {
    /** The newest version of a prompt. */
    newest: (name: string) => rows.one({ name }, { sort: { version: -1 } }),

    /** Writes the version after `after`; undefined where there is one already. */
    write: async (
      prompt: Omit<PromptRow, '_id' | 'version' | 'createdAt'>,
      after: number,
    ): Promise<PromptRow | undefined> => {
      const version = after + 1
      const row = { ...prompt, _id: `${prompt.name}/${version}`, version, createdAt: clock() }
      try {
        await rows.raw.insertOne(row)
        return row
      } catch (thrown) {
        if (isDuplicate(thrown)) return undefined
        throw thrown
      }
    },
  }
}
