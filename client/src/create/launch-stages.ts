import { type CreationStage, creationStages } from '@shingle/shared/creation/creation.ts'

export type StageState = 'done' | 'now' | 'later' | 'skipped'
export interface ShownStage {
  stage: CreationStage
  state: StageState
  note: string
}

export interface Progress {
  current: CreationStage
  hasLink: boolean
}

const linkStages: readonly CreationStage[] = ['Checking link', 'Importing']

export const firstStage: CreationStage = 'Personalizing'

/** Nobody reads a link yet: it is kept, and the screen says no more than that. */
const linkNotes: Readonly<Partial<Record<CreationStage, string>>> = {
  'Checking link': 'Kept with your website',
  Importing: 'Not offered yet',
}

/** The five stages as they stand; the two of a link are skipped. */
export const shownStages = ({ current, hasLink }: Progress): ShownStage[] => {
  const reached = creationStages.indexOf(current)
  return creationStages.map((stage, index) => {
    if (linkStages.includes(stage)) {
      return { stage, state: 'skipped', note: (hasLink && linkNotes[stage]) || 'No link given' }
    }
    const state = index < reached ? 'done' : index === reached ? 'now' : 'later'
    return { stage, state, note: '' }
  })
}
