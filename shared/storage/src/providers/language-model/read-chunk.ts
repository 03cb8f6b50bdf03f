import * as z from 'zod/mini'

const chunkSchema = z.object({
  choices: z.optional(
    z.array(
      z.object({
        delta: z.optional(z.object({ content: z.nullish(z.string()), refusal: z.nullish(z.string()) })),
        finish_reason: z.nullish(z.string()),
      }),
    ),
  ),
  usage: z.nullish(
    z.object({ prompt_tokens: z.int().check(z.gte(0)), completion_tokens: z.int().check(z.gte(0)) }),
  ),
})

/** What one piece of a stream says. */
export interface Chunk {
  readonly text: string
  readonly isRefusal: boolean
  /** Why the answer ends, with the piece that ends it. */
  readonly ending: string | undefined
  readonly usage: { readonly asked: number; readonly answered: number } | undefined
}

/** Reads one piece of a stream; undefined where it is none. */
export const readChunk = (sent: unknown): Chunk | undefined => {
  const chunk = chunkSchema.safeParse(sent)
  if (!chunk.success) return undefined
  const { choices = [], usage } = chunk.data
  const [choice] = choices
  return {
    text: choice?.delta?.content ?? '',
    isRefusal: Boolean(choice?.delta?.refusal) || choice?.finish_reason === 'content_filter',
    ending: choice?.finish_reason ?? undefined,
    usage: usage ? { asked: usage.prompt_tokens, answered: usage.completion_tokens } : undefined,
  }
}
