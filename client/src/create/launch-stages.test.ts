import { describe, expect, it } from 'vitest'
import { firstStage, shownStages } from './launch-stages.ts'

describe('[2.creation] the five stages', () => {
  it('skip the two of a link when there is none', () => {
    const stages = shownStages({ current: firstStage, hasLink: false, isImported: false })
    expect(stages[0]?.note).toBe('Not needed')
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
      { stage: 'Checking link', state: 'done', note: 'Safe', chips: [] },
      { stage: 'Importing', state: 'done', note: 'What you ticked', chips: [] },
      { stage: 'Personalizing', state: 'done', note: '', chips: [] },
    ])
  })

  it('say so where its owner went on without it', () => {
    const [first] = shownStages({ current: firstStage, hasLink: true, isImported: false })
    expect(first).toEqual({ stage: 'Checking link', state: 'skipped', note: 'Gone on without it', chips: [] })
  })

  it('tell which sections are being written, and which of them came from our own words', () => {
    const part = { sectionId: 'a', done: 0, of: 0 } as const
    const parts = [
      { ...part, name: 'headline', section: 'Introduction', state: 'written' },
      { ...part, name: 'heading', section: 'Services', state: 'written' },
      { ...part, name: 'services', section: 'Services', state: 'writing', done: 2, of: 5 },
      { ...part, name: 'contactTitle', section: 'Contact', state: 'waiting' },
    ] as const
    const now = shownStages({ current: 'Personalizing', hasLink: false, isImported: false, parts })[2]
    expect(now).toMatchObject({
      note: 'Writing the Services',
      chips: [
        { text: 'Introduction', state: 'done' },
        { text: 'Services, 3 of 5', state: 'now' },
        { text: 'Contact', state: 'later' },
      ],
    })
    const late = parts.map((one) => (one.state === 'written' ? one : { ...one, state: 'ours' as const }))
    const noteOf = (given: typeof late) =>
      shownStages({ current: 'Organizing layouts', hasLink: false, isImported: false, parts: given })[2]?.note
    expect(noteOf(late)).toBe('Partly from our own words')
    expect(noteOf(late.slice(2))).toBe('From our own words')
  })
})
