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
  /** Whether anything of it was ticked. */
  isImported: boolean
}

const linkStages: readonly CreationStage[] = ['Checking link', 'Importing']

export const firstStage: CreationStage = 'Personalizing'

/** The link was read before its owner chose from what was there. */
const readNotes: Readonly<Partial<Record<CreationStage, string>>> = {
  'Checking link': 'Safe',
  Importing: 'What you ticked',
}

/** The five stages as they stand: those of a link are done where it was read, else skipped. */
export const shownStages = ({ current, hasLink, isImported }: Progress): ShownStage[] => {
  const reached = creationStages.indexOf(current)
  return creationStages.map((stage, index) => {
    if (linkStages.includes(stage)) {
      if (isImported) return { stage, state: 'done', note: readNotes[stage] ?? '' }
      return { stage, state: 'skipped', note: hasLink ? 'Gone on without it' : 'No link given' }
    }
    const state = index < reached ? 'done' : index === reached ? 'now' : 'later'
    return { stage, state, note: '' }
  })
}
