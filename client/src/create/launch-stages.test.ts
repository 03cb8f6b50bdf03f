import { describe, expect, it } from 'vitest'
import { firstStage, shownStages } from './launch-stages.ts'

describe('[2.creation] the five stages', () => {
  it('skip the two of a link when there is none', () => {
    const stages = shownStages({ current: firstStage, hasLink: false, isImported: false })
    expect(stages.map(({ stage, state }) => [stage, state])).toEqual([
      ['Checking link', 'skipped'],
      ['Importing', 'skipped'],
      ['Personalizing', 'now'],
      ['Organizing layouts', 'later'],
      ['Finishing touches', 'later'],
    ])
  })

  it('have those of a link behind them where its owner chose from what was there', () => {
    const stages = shownStages({ current: 'Organizing layouts', hasLink: true, isImported: true })
    expect(stages.slice(0, 3)).toEqual([
      { stage: 'Checking link', state: 'done', note: 'Safe' },
      { stage: 'Importing', state: 'done', note: 'What you ticked' },
      { stage: 'Personalizing', state: 'done', note: '' },
    ])
  })

  it('say so where its owner went on without it', () => {
    const [first] = shownStages({ current: firstStage, hasLink: true, isImported: false })
    expect(first).toEqual({ stage: 'Checking link', state: 'skipped', note: 'Gone on without it' })
  })
})
