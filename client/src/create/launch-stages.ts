import { type CreationStage, creationStages } from '@shingle/shared/creation/creation.ts'

export type StageState = 'done' | 'now' | 'later' | 'skipped'
export interface ShownStage {
  stage: CreationStage
  state: StageState
  note: string
}

export interface Progress {
  current: CreationStage
  /** What is known of a stage beyond its name, such as how reading a link ended. */
  notes: Partial<Record<CreationStage, string>>
  hasLink: boolean
}

const linkStages: readonly CreationStage[] = ['Checking link', 'Importing']

export const firstStage = (hasLink: boolean): CreationStage => (hasLink ? 'Checking link' : 'Personalizing')

/** The five stages as they stand; the two of a link are skipped when there is none. */
export const shownStages = ({ current, notes, hasLink }: Progress): ShownStage[] => {
  const reached = creationStages.indexOf(current)
  return creationStages.map((stage, index) => {
    if (!hasLink && linkStages.includes(stage)) return { stage, state: 'skipped', note: 'No link given' }
    const state = index < reached ? 'done' : index === reached ? 'now' : 'later'
    return { stage, state, note: notes[stage] ?? '' }
  })
}
