import { describe, expect, it } from 'vitest'
import { firstStage, shownStages } from './launch-stages.ts'

describe('[2.creation] the five stages', () => {
  it('skip the two of a link when there is none', () => {
    const stages = shownStages({ current: firstStage(false), notes: {}, hasLink: false })
    expect(stages.map(({ stage, state }) => [stage, state])).toEqual([
      ['Checking link', 'skipped'],
      ['Importing', 'skipped'],
      ['Personalizing', 'now'],
      ['Organizing layouts', 'later'],
      ['Finishing touches', 'later'],
    ])
  })

  it('say how reading a link ended', () => {
    const notes = { Importing: 'No content was imported from your supplied link' }
    const stages = shownStages({ current: 'Personalizing', notes, hasLink: true })
    expect(stages[0]).toEqual({ stage: 'Checking link', state: 'done', note: '' })
    expect(stages[1]).toEqual({ stage: 'Importing', state: 'done', note: notes.Importing })
    expect(stages[2]?.state).toBe('now')
  })
})
