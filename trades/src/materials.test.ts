import { describe, expect, it } from 'vitest'
import { packOfKind } from './pack-of-kind.ts'

const formsWithout = async (...refused: readonly string[]) =>
  (await packOfKind({ kindId: 'building-trade', language: 'english', refused }))?.forms ?? []

describe('[2.industries] what a business refuses', () => {
  it.each([
    'brickwork',
    'bricks',
    'Mauerwerk',
    'Ziegel',
    'ladrillos',
    'briques',
    'mattoni',
    'レンガ積み',
    '벽돌',
  ])('%s is not drawn', async (thing) => {
    expect(await formsWithout()).toContain('brick')
    expect(await formsWithout(thing)).not.toContain('brick')
  })

  it('leaves other materials alone', async () => {
    expect(await formsWithout('cats')).toEqual(await formsWithout())
    expect(await formsWithout('carpentry')).toContain('brick')
    expect(await formsWithout('carpentry')).not.toContain('strakes')
  })
})
