import { describe, expect, it } from 'vitest'
import { firstStage, shownStages } from './launch-stages.ts'

describe('[2.creation] the five stages', () => {
  it('skip the two of a link when there is none', () => {
    const stages = shownStages({ current: firstStage, hasLink: false })
    expect(stages.map(({ stage, state }) => [stage, state])).toEqual([
      ['Checking link', 'skipped'],
      ['Importing', 'skipped'],
      ['Personalizing', 'now'],
      ['Organizing layouts', 'later'],
      ['Finishing touches', 'later'],
    ])
  })

  it('do not pretend to read a link: they say that it is kept', () => {
    const stages = shownStages({ current: 'Organizing layouts', hasLink: true })
    expect(stages.slice(0, 3)).toEqual([
      { stage: 'Checking link', state: 'skipped', note: 'Kept with your website' },
      { stage: 'Importing', state: 'skipped', note: 'Not offered yet' },
      { stage: 'Personalizing', state: 'done', note: '' },
    ])
  })
})
