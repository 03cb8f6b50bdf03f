import { type Result, refuse, succeed } from '../problem/problem.ts'
import { unfitPrompt } from './problems.ts'
import { type PromptName, type PromptVariable, promptVariables } from './prompts.ts'

/** How much a prompt holds: characters of either part, and variables; and how many prompts there are at most. */
export const promptLimits = { part: 6_000, variables: 20, prompts: 100 } as const

/** A prompt as it is written: what the model is told, and the question with its `{{variables}}`. */
export interface PromptTemplate {
  readonly instructions: string
  readonly text: string
}

const variable = /\{\{(\w+)\}\}/g

const variablesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(variable)].map(([, name = '']) => name))

/**
 * A prompt that can be filled in: its question has every variable of its name and no other, and what the model is told has
 * none, so that nobody's words stand among the instructions.
 */
export const checkTemplate = (name: PromptName, template: PromptTemplate): Result<PromptTemplate> => {
  const known: readonly string[] = promptVariables[name]
  const found = variablesIn(template.text)
  const missing = known.filter((one) => !found.has(one)).map((one) => `{{${one}}} is missing`)
  const others = [...found].filter((one) => !known.includes(one)).map((one) => `{{${one}}} is not known`)
  const misplaced = [...variablesIn(template.instructions)].map(
    (one) => `{{${one}}} stands in the instructions`,
  )
  const [trouble] = [...missing, ...others, ...misplaced]
  return trouble === undefined
    ? succeed(template)
    : refuse({ ...unfitPrompt, text: `${unfitPrompt.text} ${trouble}.` })
}

/**
 * The question of a prompt with its variables filled in, each as JSON: whatever somebody wrote is one string of it, and ends
 * where the string ends.
 */
export const fillTemplate = <Name extends PromptName>(
  _name: Name,
  { text }: PromptTemplate,
  values: Readonly<Record<PromptVariable<Name>, unknown>>,
): string => {
  const byName = new Map<string, unknown>(Object.entries(values))
  return text.replace(variable, (_, name: string) => JSON.stringify(byName.get(name) ?? null))
}
