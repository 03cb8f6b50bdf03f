import { longText, number, text } from '../../field/define.ts'

/** Specification 9: lengths and counts of the Code Embed section. */
export const codeEmbedLimits = { heading: 64, code: 102400 } as const

/** The fields of the Code Embed section (specification 3). */
export const codeEmbedFields = {
  heading: text('Heading', codeEmbedLimits.heading),
  code: longText('Code', codeEmbedLimits.code, { unit: 'bytes' }),
  height: number('Height', { minimum: 80, maximum: 5000, step: 10, initial: 400 }),
} as const
