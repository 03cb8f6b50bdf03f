import type { FamilyId } from '@shingle/shared/theme/family-ids.ts'

/** The manner of each family, in two words. */
export const familyVoice: Readonly<Record<FamilyId, string>> = {
  workshop: 'Calm, made',
  clinic: 'Clear, kind',
  atelier: 'Quiet, fine',
  counter: 'Friendly, brisk',
  field: 'Open, earthy',
  ledger: 'Exact, dry',
  poster: 'Loud, plain',
  hearth: 'Warm, homely',
  studio: 'Bare, modern',
  press: 'Printed, wordy',
}
