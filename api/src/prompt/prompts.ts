import { type Result, refuse, succeed } from '@shingle/shared/problem/problem.ts'
import { promptChanged } from '@shingle/shared/prompt/problems.ts'
import type { PromptName } from '@shingle/shared/prompt/prompts.ts'
import { checkTemplate, type PromptTemplate } from '@shingle/shared/prompt/template.ts'
import { openAiPrompts, type PromptRow } from '@shingle/storage/rows/ai-prompts.ts'
import type { Db } from 'mongodb'
import { type PromptSeed, promptSeeds } from './seeds.ts'

/** The prompts that the language model is asked with. */
export interface Prompts {
  /** The prompt as it applies now; the product's own words where the operator wrote none. */
  readonly current: (name: PromptName) => Promise<PromptRow>
  /** Writes the operator's words as the version after the one they read. */
  readonly write: (name: PromptName, template: PromptTemplate, after: number) => Promise<Result<PromptRow>>
}

type Seeds = Readonly<Record<PromptName, PromptSeed>>

/** Opens the prompts; each is seeded when it is first asked for, and again where our own words changed since. */
export const createPrompts = (db: Db, clock: () => Date, seeds: Seeds = promptSeeds): Prompts => {
  const rows = openAiPrompts(db, clock)
  const current = async (name: PromptName): Promise<PromptRow> => {
    const newest = await rows.newest(name)
    const seed = seeds[name]
    const isOurs = newest === undefined || (newest.author === 'shingle' && (newest.seed ?? 0) < seed.seed)
    if (newest !== undefined && !isOurs) return newest
    const seeded = await rows.write({ name, author: 'shingle', ...seed }, newest?.version ?? 0)
    // Another process was faster.
    return seeded ?? current(name)
  }
  return {
    current,
    write: async (name, template, after) => {
      const checked = checkTemplate(name, template)
      if (!checked.ok) return checked
      const { instructions, text } = checked.value
      const row = { name, instructions, text, author: 'operator' as const, seed: null }
      const { version } = await current(name)
      const written = version === after ? await rows.write(row, after) : undefined
      return written === undefined ? refuse(promptChanged) : succeed(written)
    },
  }
}
