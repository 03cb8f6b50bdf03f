import type { IntroductionSection } from './fields.ts'

/** Whether there is a picture. */
export const hasPicture = ({ image }: IntroductionSection): boolean => image !== null
/** Whether the heading is a few words. */
export const isShort = ({ heading }: IntroductionSection): boolean => heading.length <= 60
