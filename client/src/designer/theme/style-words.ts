import type { PresetStyle } from '@shingle/shared/theme/family-ids.ts'

/** Families of whatever style. */
export const everyStyle = 'Every style'
export type ShownStyle = PresetStyle | typeof everyStyle

/** What a style is called. */
export const styleWords = (style: ShownStyle): string => (style === 'CommonAlt' ? 'Common Alt' : style)
