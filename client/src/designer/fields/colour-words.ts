import type { ReplacedColour } from '@shingle/shared/theme/replaced-colour.ts'
import type { ColourRole } from '@shingle/shared/theme/theme.ts'

const troubles: Readonly<Record<ColourRole, string>> = {
  background: 'Words on it are hard to read',
  primaryText: 'Hard to read',
  secondaryText: 'Hard to read',
  buttonBackground: 'Hard to see',
  buttonText: 'Hard to read',
  buttonHover: 'Words on it are hard to read',
  buttonPressed: 'Words on it are hard to read',
}

/** A contrast with one decimal; what just misses the contrast that it needs is not said to reach it. */
export const ratioWords = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)} to 1`

/** Why the page shows another shade. */
export const replacedWords = ({ role, ratio, needs }: ReplacedColour): string =>
  ratio < needs
    ? `${troubles[role]}: ${ratioWords(ratio)}, needs ${needs}`
    : 'It goes with the button background, which is hard to see'

/** Whether the colour is one of words, which have to be readable whatever their owner likes. */
export const isOfWords = ({ role }: ReplacedColour): boolean => role.endsWith('Text')
