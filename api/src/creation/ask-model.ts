import { creationTimeouts } from '@shingle/shared/creation/limits.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import {
  type Choices,
  type Chosen,
  choicesFor,
  heroesByFamily,
} from '@shingle/shared/generation/writing/grammar.ts'
import {
  servicesToWrite,
  type WrittenPart,
  writtenGroups,
} from '@shingle/shared/generation/writing/written-parts.ts'
import { type Problem, type Result, succeed } from '@shingle/shared/problem/problem.ts'
import { fillTemplate } from '@shingle/shared/prompt/template.ts'
import type {
  LanguageModel,
  Question,
  Shape,
  Sitting,
} from '@shingle/storage/providers/language-model/language-model.ts'
import * as z from 'zod/mini'
import type { Prompts } from '../prompt/prompts.ts'

/** What hears of an answer as it comes. */
export interface Heard {
  readonly onWriting: (part: WrittenPart, done: number) => void
  readonly onWritten: (part: WrittenPart, written: unknown) => void
}

interface Ports {
  readonly languageModel: LanguageModel
  readonly prompts: Prompts
}

/** What is asked about, of whom, and which parts are still to be written. */
export interface Asked {
  readonly userId: string
  readonly content: DraftContent
  readonly brief: Brief
  readonly isToWrite: (part: WrittenPart) => boolean
  readonly signal: AbortSignal
}

/** What a whole creation may cost: a page that needs more is written from our own words in part. */
const tokensOfOne = 16_000
const tokensPerAnswer = 900

const facts = ({ content, brief }: Pick<Asked, 'content' | 'brief'>) => ({
  business: {
    ...{ name: content.business.name, place: content.business.location },
    ...{ trade: brief.trade, language: content.settings.language, speaksAs: brief.speaksAsOne ? 'I' : 'we' },
    doesNotDo: brief.refused,
  },
  description: content.business.activities,
  tone: brief.tone,
})

const shapeOf = (parts: readonly WrittenPart[]): Shape =>
  Object.fromEntries(parts.map(({ name, shape }) => [name, shape]))

const lookShape = (choices: Choices): Shape =>
  Object.fromEntries(Object.entries(choices).map(([name, list]) => [name, z.enum([...list])]))

type Group = keyof ReturnType<typeof writtenGroups>

const questionOf = async (
  { prompts }: Ports,
  group: Group,
  asked: Asked & { parts: readonly WrittenPart[] },
) => {
  const { instructions, ...template } = await prompts.current(group)
  const { content, parts } = asked
  const values = {
    ...facts(asked),
    services: servicesToWrite(content),
    sections: parts.map(({ type }) => type),
  }
  const text = fillTemplate(group, { instructions, ...template }, values)
  return {
    name: group.replace('-', '_'),
    instructions,
    text,
    shape: shapeOf(parts),
    maximumTokens: tokensPerAnswer,
  }
}

const writeGroup = async (
  ports: Ports & { sitting: Sitting },
  group: Group,
  asked: Asked & Heard,
): Promise<Problem | undefined> => {
  const parts = writtenGroups(asked.content)[group].filter(asked.isToWrite)
  const [first] = parts
  if (first === undefined) return undefined
  const question: Question<Shape> = await questionOf(ports, group, { ...asked, parts })
  const partOf = (name: string) => parts.find((part) => part.name === name)
  asked.onWriting(first, 0)
  const { trouble } = await ports.sitting.ask(question, {
    ...{ withinMs: creationTimeouts.personalizingMs, signal: asked.signal },
    onEntry: (name, done) => {
      const part = partOf(name)
      if (part?.entries) asked.onWriting(part, done)
    },
    onPart: (name, written) => {
      const part = partOf(name)
      if (part === undefined) return
      asked.onWritten(part, written)
      const next = parts[parts.indexOf(part) + 1]
      if (next !== undefined) asked.onWriting(next, 0)
    },
  })
  return trouble
}

const chooseLook = async (
  { sitting, prompts }: Ports & { sitting: Sitting },
  asked: Asked,
): Promise<Chosen> => {
  const choices = choicesFor(asked.content, asked.brief)
  if (Object.keys(choices).length === 0) return {}
  const { instructions, ...template } = await prompts.current('page-look')
  const { business, description } = facts(asked)
  const hero = choices.hero && heroesByFamily(asked.content, asked.brief)
  const told = { business, description, choices: { ...choices, ...(hero && { hero }) } }
  const text = fillTemplate('page-look', { instructions, ...template }, told)
  const question = { name: 'page_look', instructions, text, shape: lookShape(choices), maximumTokens: 200 }
  const { parts } = await sitting.ask(question, {
    withinMs: creationTimeouts.organizingMs,
    signal: asked.signal,
  })
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, id]) => (typeof id === 'string' ? [[name, id]] : [])),
  )
}

/** What the model is asked of one page: the words now, and its look, which may come later. */
export interface ModelWork {
  /** Why some of them did not come, where they did not. */
  readonly words: Promise<Problem | undefined>
  readonly look: Promise<Chosen>
  readonly end: () => Promise<void>
}

/** Asks everything at once; refused where the model is not to be asked now. */
export const askModel = async (ports: Ports, asked: Asked & Heard): Promise<Result<ModelWork>> => {
  const begun = await ports.languageModel.begin(asked.userId, tokensOfOne)
  if (!begun.ok) return begun
  const withSitting = { ...ports, sitting: begun.value }
  const groups = ['page-opening', 'page-offer', 'page-rest'] as const
  const look = chooseLook(withSitting, asked)
  // It is waited for after the words, and not at all where they fail.
  look.catch(() => undefined)
  const words = Promise.all(groups.map((group) => writeGroup(withSitting, group, asked)))
  return succeed({
    words: words.then((troubles) => troubles.find((trouble) => trouble !== undefined)),
    look,
    end: begun.value.end,
  })
}
