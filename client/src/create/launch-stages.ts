import { type CreationStage, creationStages } from '@shingle/shared/creation/creation.ts'
import { isPartlyOurs, type PartProgress } from '@shingle/shared/creation/progress.ts'
import type { DraftContent } from '@shingle/shared/draft/content.ts'
import type { OwnWordsReason } from '@shingle/shared/language-model/own-words-reason.ts'

export type StageState = 'done' | 'now' | 'later' | 'skipped'
export interface ShownStage {
  stage: CreationStage
  state: StageState
  note: string
  /** The parts that are written in it. */
  chips: readonly PartChip[]
}

/** A section that is being written, as the stage shows it. */
export interface PartChip {
  text: string
  state: 'done' | 'now' | 'later'
}

export interface Progress {
  current: CreationStage
  hasLink: boolean
  /** Whether anything of it was ticked. */
  isImported: boolean
  /** What the language model writes, where there is one. */
  parts?: readonly PartProgress[]
  /** Why words of it are our own, where they are. */
  why?: OwnWordsReason | undefined
  /** The page as far as it is written. */
  content?: DraftContent
}

const linkStages: readonly CreationStage[] = ['Checking link', 'Importing']

export const firstStage: CreationStage = 'Personalizing'

/** The link was read before its owner chose from what was there. */
const readNotes: Readonly<Partial<Record<CreationStage, string>>> = {
  'Checking link': 'Safe',
  Importing: 'What you ticked',
}

const isEnded = ({ state }: PartProgress) => state === 'written' || state === 'ours'

const chipsOf = (parts: readonly PartProgress[]): PartChip[] =>
  [...new Set(parts.map(({ section }) => section))].map((title) => {
    const own = parts.filter(({ section }) => section === title)
    const listed = own.find(({ state, of }) => state === 'writing' && of > 0)
    if (own.every(isEnded)) return { text: title, state: 'done' }
    if (listed)
      return { text: `${title}, ${Math.min(listed.done + 1, listed.of)} of ${listed.of}`, state: 'now' }
    return { text: title, state: own.some(({ state }) => state === 'writing') ? 'now' : 'later' }
  })

const personalizingNote = (parts: readonly PartProgress[], isNow: boolean): string => {
  const writing = parts.find(({ state }) => state === 'writing')
  if (isNow) return writing ? `Writing the ${writing.section}` : ''
  if (!isPartlyOurs({ parts })) return ''
  return parts.some(({ state }) => state === 'written') ? 'Partly from our own words' : 'From our own words'
}

const linkStage = (stage: CreationStage, { hasLink, isImported }: Progress): ShownStage => {
  if (isImported) return { stage, state: 'done', note: readNotes[stage] ?? '', chips: [] }
  return { stage, state: 'skipped', note: hasLink ? 'Gone on without it' : 'Not needed', chips: [] }
}

const stateAt = (index: number, reached: number): StageState => {
  if (index === reached) return 'now'
  return index < reached ? 'done' : 'later'
}

/** The five stages as they stand: those of a link are done where it was read, else skipped. */
export const shownStages = (progress: Progress): ShownStage[] => {
  const { current, parts = [] } = progress
  const reached = creationStages.indexOf(current)
  return creationStages.map((stage, index) => {
    if (linkStages.includes(stage)) return linkStage(stage, progress)
    const state = stateAt(index, reached)
    if (stage !== 'Personalizing') return { stage, state, note: '', chips: [] }
    const chips = state === 'now' ? chipsOf(parts) : []
    return { stage, state, note: personalizingNote(parts, state === 'now'), chips }
  })
}
