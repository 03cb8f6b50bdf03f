import { generationEndpoint } from '@shingle/shared/generation/endpoints.ts'
import { descriptionUnreadable, moreInformationNeeded } from '@shingle/shared/generation/problems.ts'
import { creationFailed, noWebsiteAtLink, websiteLimitReached } from '@shingle/shared/website/problems.ts'
import type { LanguageModel } from '@shingle/storage/providers/language-model/language-model.ts'
import { unwrap } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import type { CreateWebsite } from '../website/create-website.ts'
import { creationIdFor } from '../website/first-draft.ts'
import type { StartCreation } from './start-creation.ts'

interface Services {
  readonly createWebsite: CreateWebsite
  readonly startCreation: StartCreation
  readonly languageModel?: LanguageModel | undefined
}

/** Making a website: at once, or with the language model, a while after the answer. */
export const generateRoute = ({ createWebsite, startCreation, languageModel }: Services): Route =>
  route(generationEndpoint, {
    summary: 'Make a complete website from answers',
    problems: [
      ...[websiteLimitReached, noWebsiteAtLink, moreInformationNeeded],
      ...[descriptionUnreadable, creationFailed],
    ],
    handle: async ({ caller, body: { answers, key } }) => {
      const by = key === undefined ? undefined : { owner: caller, key }
      if (languageModel !== undefined && by !== undefined) {
        const draftId = unwrap(await startCreation(answers, by))
        return { status: 202, body: { draftId, isBeingWritten: true } }
      }
      const draftId = unwrap(await createWebsite(answers, caller, by && creationIdFor(by)))
      return { status: 201, body: { draftId, isBeingWritten: false } }
    },
  })
