import { businessLimits } from '@shingle/shared/business/business.ts'
import type { Found } from '@shingle/shared/import/found.ts'
import { appendTexts, type Choosing, takeTicked } from '@shingle/shared/import/take-ticked.ts'
import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { navigate } from '../app/navigate.ts'
import type { DraftAnswers } from '../create/answers.ts'
import { changeAnswers } from '../create/answers-store.ts'
import { forgetImport } from './import-store.ts'

/** The answers with what was ticked: what their owner said themselves stands, and before it. */
const withTaken = (
  answers: DraftAnswers,
  { link, found, choosing }: { link: string; found: Found; choosing: Choosing },
): DraftAnswers => {
  const { businessName, texts, town, imported } = takeTicked(found, choosing)
  const isPlaced = answers.locationConfirmed || town === ''
  return {
    ...answers,
    link,
    linkUse: 'used',
    imported,
    businessName: (answers.businessName.trim() || businessName).slice(0, businessLimits.name),
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
