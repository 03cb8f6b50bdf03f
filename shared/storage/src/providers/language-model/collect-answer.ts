import { answerCost } from '@shingle/shared/language-model/limits.ts'
import { createEchoCheck } from './echoes.ts'
import type { AnsweredParts, AskOptions, Question, Shape } from './language-model.ts'
import { ModelTrouble } from './model-trouble.ts'
import { createPartReader, UnfitText } from './part-reader.ts'
import type { Chunk } from './read-chunk.ts'

type Listener<S extends Shape> = Pick<AskOptions<S>, 'onPart' | 'onEntry' | 'onText'>

/** Gathers the parts of an answer from its pieces; a part that is not of its shape is left out, and the others stay. */
export const collectAnswer = <S extends Shape>(
  { shape, instructions, maximumTokens }: Question<S>,
  { onPart, onEntry, onText }: Listener<S>,
) => {
  const parts = new Map<string, unknown>()
  const mostCharacters = maximumTokens * answerCost.charactersPerToken
  const repeatsUs = createEchoCheck(instructions)
  let trouble: ModelTrouble | undefined
  const take = (name: string, sent: unknown): void => {
    const schema = Object.hasOwn(shape, name) && !parts.has(name) ? shape[name] : undefined
    const part = schema?.safeParse(sent)
    if (!part?.success || repeatsUs(part.data)) {
      trouble ??= new ModelTrouble(
        'unfit',
        part?.success ? 'it repeats what it was told' : 'a part is not of its shape',
      )
      return
    }
    parts.set(name, part.data)
    onPart?.(name, part.data as Parameters<NonNullable<typeof onPart>>[1])
  }
  const reader = createPartReader({
    onPart: take,
    onEntry: (name, count) => {
      if (Object.hasOwn(shape, name)) onEntry?.(name, count)
    },
    onText: (name, piece) => {
      if (Object.hasOwn(shape, name) && !parts.has(name)) onText?.(name, piece)
    },
  })
  return {
    /** Takes the next piece; throws where no more of them is wanted. */
    add: ({ text, isRefusal }: Chunk): void => {
      if (isRefusal) throw new ModelTrouble('declined', 'it would not answer')
      if (reader.length() + text.length > mostCharacters)
        throw new ModelTrouble('unfit', `it writes more than ${mostCharacters} characters`)
      try {
        reader.add(text)
      } catch (cause) {
        if (cause instanceof UnfitText) throw new ModelTrouble('unfit', cause.message, { cause })
        throw cause
      }
    },
    length: reader.length,
    isWhole: (): boolean => parts.size === Object.keys(shape).length,
    /** What was wrong with a part, if anything. */
    trouble: (): ModelTrouble | undefined => trouble,
    parts: (): AnsweredParts<S> => Object.fromEntries(parts) as AnsweredParts<S>,
  }
}
