import type { Look } from '@shingle/shared/theme/look.ts'
import type { Theme } from '@shingle/shared/theme/theme.ts'
import { optionWords } from '../fields/option-words.ts'

/** What is chosen for headings and their font does not have, as its owner reads it; empty where it has all of it. */
export const faceTrouble = (
  theme: Theme,
  { fonts, properties }: Pick<Look, 'fonts' | 'properties'>,
): string => {
  const { headingWeight, headingStyle } = theme
  const weight = properties['--heading-weight'] ?? ''
  const lacksWeight = headingWeight !== 'auto' && headingWeight !== weight
  const lacksItalic = headingStyle === 'italic' && properties['--heading-style'] !== 'italic'
  return [
    lacksWeight
      ? `${fonts.heading} has no ${optionWords(headingWeight)}: headings are ${optionWords(weight)}.`
      : '',
    lacksItalic ? `${fonts.heading} has no italic: headings stay upright.` : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}
