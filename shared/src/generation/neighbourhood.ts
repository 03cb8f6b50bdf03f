import type { DraftContent } from '../draft/content.ts'
import { foldText } from './fold-text.ts'

/** The trade and town of a website in one word, '' where the town is not told: neighbours have the same. */
export const neighbourhoodOf = ({ business }: Pick<DraftContent, 'business'>): string => {
  const town = foldText(business.location).trim()
  return town === '' ? '' : `${business.industry}/${town}`
}
