import type { SaidWords } from '../said.ts'

/** What the Video section says in the product's own words. */
export const videoSaid: SaidWords = ({ video }) => [video.headings]
