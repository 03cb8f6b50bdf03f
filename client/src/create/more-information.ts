import { answerLimits } from '@shingle/shared/generation/answer-limits.ts'
import { appendTexts } from '@shingle/shared/import/take-ticked.ts'
import { createStore } from 'zustand/vanilla'
import type { DraftAnswers } from './answers.ts'
import { answersStore } from './answers-store.ts'
import { isTooLittle } from './is-too-little.ts'

/** What is asked of somebody whose description says too little, and what an answer may look like. */
export const questions = [
  { label: 'What do you do, in a sentence?', example: 'We bake sourdough bread and birthday cakes.' },
  { label: 'For whom, and where?', example: 'For the people and cafés of Totnes.' },
  { label: 'What is particular about it?', example: 'Everything rises overnight and is sold out by noon.' },
] as const

const nothingSaid: readonly string[] = questions.map(() => '')

/** What was typed below the questions: it waits there for whoever cancels and is asked again. */
export const saidStore = createStore(() => nothingSaid)

// It goes with the answers that it belongs to.
answersStore.subscribe(({ unsaved }) => {
  if (!unsaved) saidStore.setState(nothingSaid, true)
})

/** What keeps somebody from going on, in words, or the description that says enough. */
type Sufficing = { readonly missing: string } | { readonly description: string }

/** The description with what was typed below the questions, where that is enough to make a website from. */
export const sufficing = async (answers: DraftAnswers, said: readonly string[]): Promise<Sufficing> => {
  const texts = said.filter((text) => text.trim() !== '')
  if (texts.length === 0) return { missing: 'Answer one of them at least: a sentence will do.' }
  const description = appendTexts(answers.businessActivities, texts, Number.POSITIVE_INFINITY)
  const excess = description.length - answerLimits.businessActivities
  if (excess > 0)
    return { missing: `With your description this is ${excess} characters too long. Shorten one of them.` }
  if (await isTooLittle({ ...answers, businessActivities: description }))
    return { missing: 'That is still too little. Name what you sell, make or do in a few words of your own.' }
  return { description }
}

/** Forgets what was typed below the questions: it is part of the description now. */
export const forgetSaid = (): void => saidStore.setState(nothingSaid, true)
