/**
 * What is asked of the language model, by name, and what each question is filled in with: the model is told nothing of
 * anybody but that.
 */
export const promptVariables = {
  'page-look': ['business', 'description', 'choices'],
  'page-opening': ['business', 'description', 'tone'],
  'page-offer': ['business', 'description', 'services', 'tone'],
  'page-rest': ['business', 'description', 'sections', 'tone'],
  'ask-for-change': ['business', 'description', 'page', 'wish'],
  'help-with-words': ['business', 'description', 'text', 'wish'],
  'link-summary': ['business', 'texts', 'limit'],
  'business-names': ['description', 'place', 'include', 'exclude', 'shown'],
  'business-ideas': ['skills', 'time', 'place', 'shown'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The name of a prompt. */
export type PromptName = keyof typeof promptVariables

/** What a prompt is filled in with. */
export type PromptVariable<Name extends PromptName> = (typeof promptVariables)[Name][number]

/** A text, or undefined, that is the name of a prompt. */
export const isPromptName = (name: string): name is PromptName => Object.hasOwn(promptVariables, name)

/** The names of all prompts. */
export const promptNames: readonly PromptName[] = Object.keys(promptVariables).filter(isPromptName)
