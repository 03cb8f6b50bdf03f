import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { Brief } from '@shingle/shared/generation/writing/brief.ts'
import { reader } from '../reader/reader.ts'

/** What a language model is told of a business that has a draft, read from its description in the turn of an account. */
export const briefOfDraft = (
  accountId: string,
  { business, settings }: Pick<DraftContent, 'business' | 'settings'>,
): Promise<Brief> =>
  reader.brief(accountId, {
    businessName: business.name || 'Us',
    businessActivities: business.activities,
    businessLocation: business.location,
    language: settings.language,
  })
