import { businessLimits } from '@shingle/shared/business/business.ts'
import type { Found } from '@shingle/shared/import/found.ts'
import { appendTexts, type Choosing, takeTicked } from '@shingle/shared/import/take-ticked.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { navigate } from '../app/navigate.ts'
import type { DraftAnswers } from '../create/answers.ts'
import { changeAnswers } from '../create/answers-store.ts'
import { forgetImport } from './import-store.ts'
import { isTownOf } from './own-answers.ts'

/** The answers with what was ticked; of what their owner typed before they have chosen as of everything else. */
export const withTaken = (
  answers: DraftAnswers,
  { link, found, choosing }: { link: string; found: Found; choosing: Choosing },
): DraftAnswers => {
  const { businessName, texts, town, imported } = takeTicked(found, choosing)
  const isPlaced = town === '' || (answers.locationConfirmed && isTownOf(answers.businessLocation, town))
  return {
    ...answers,
    link,
    linkUse: 'used',
    imported,
    businessName: (businessName || answers.businessName.trim()).slice(0, businessLimits.name),
    businessActivities: appendTexts(answers.businessActivities, texts, businessLimits.description),
    ...(isPlaced
      ? {}
      : { businessLocation: town.slice(0, businessLimits.location), locationConfirmed: true }),
  }
}

/** Goes on with what is ticked; the rest is forgotten. */
export const goOnWith = async (link: string, found: Found, choosing: Choosing): Promise<void> => {
  changeAnswers((answers) => withTaken(answers, { link, found, choosing }))
  await navigate(appPaths.createAbout)
  await forgetImport()
}

/** Goes on without anything of the link but the link itself. */
export const goOnWithout = async (link: string): Promise<void> => {
  changeAnswers({ link, linkUse: 'skipped', imported: null })
  await navigate(appPaths.createAbout)
  await forgetImport()
}
