import { endonyms } from '@shingle/shared/language/language.ts'

const words: Readonly<Record<string, string>> = {
  '': 'Not stated',
  auto: 'Auto',
  small: 'Small',
  default: 'Default',
  defaultCompact: 'Compact',
  large: 'Large',
  '1': '1 px',
  '2': '2 px',
  '4': '4 px',
  '8': '8 px',
  '300': 'Light',
  '400': 'Regular',
  '500': 'Medium',
  '600': 'Semi-bold',
  '700': 'Bold',
  '800': 'Extra Bold',
  TextArea: 'Text area',
  EmailRequired: 'Email, required',
  ...endonyms,
  FacebookMessenger: 'Facebook Messenger',
  plain: 'Plain',
  tint: 'Tint',
  strong: 'Strong',
  dark: 'Dark',
  accent: 'Accent',
  normal: 'Upright',
  italic: 'Italic',
  solid: 'Solid',
  outlined: 'Outlined',
  None: 'None',
  sections: 'Follows the sections',
  own: 'Your own list',
}

const sizes: Readonly<Record<string, string>> = { Default: 'M', Large: 'L', ExtraLarge: 'XL' }

/** What a person reads for an option that the draft stores under `option`. */
export const optionWords = (option: string): string =>
  words[option] ?? option.charAt(0).toUpperCase() + option.slice(1)

/** The words of a whole list of options; a scale of sizes is read as one. */
export const wordsOf = (options: readonly string[]): ((option: string) => string) =>
  options.includes('ExtraLarge') ? (option) => sizes[option] ?? optionWords(option) : optionWords
