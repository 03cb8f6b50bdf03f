import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { addSection } from '@shingle/shared/draft/edits/add-section.ts'
import { addItem } from '@shingle/shared/draft/edits/items.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { runsMaximum } from '@shingle/shared/field/value-schemas.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import type { RichText } from '@shingle/shared/rich-text/rich-text.ts'
import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { countFormatting, formattingMaximum } from '@shingle/storage/draft-guard/count-formatting.ts'
import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { attackedDraft } from './fixtures/attacked-draft.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import type { Trial } from './shadow.ts'
import { Shadow } from './shadow.ts'

/** Every letter a link of its own, as many as a text may have. */
const links: RichText = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: Array.from({ length: runsMaximum }, (_, at) => ({
        type: 'text',
        text: 'x',
        marks: [{ type: 'link', attrs: { href: `https://a${at % 2}.example/` } }],
      })),
    },
  ],
}

const mustSucceed = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.problem.text)
  return result.value
}

/** A draft that somebody works on, edit by edit, each tried as the server does. */
const workedOn = () => {
  const live = attackedDraft()
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(live))
  const shadow = new Shadow(live, { deadlineMs: 20_000 })
  const offer = (): Trial => {
    const update = Y.encodeStateAsUpdate(mine, Y.encodeStateVector(live))
    const trial = tryUpdates(shadow, [update], syncLimits.update)
    if (trial.outcome === 'allowed') Y.applyUpdate(live, trial.update, 'tried')
    return trial
  }
  return { live, mine, offer, close: () => shadow.close() }
}

test('[T23] a draft holds only so much formatting, in however many texts, and what is beyond changes nothing', () => {
  const { live, mine, offer, close } = workedOn()
  const section = mustSucceed(addSection(mine, 'FrequentlyAskedQuestions', {}))
  let trial = offer()
  for (let texts = 0; trial.outcome === 'allowed' && texts < 30; texts += 1) {
    const item = mustSucceed(addItem(mine, { section, list: 'items' }))
    const answer: FieldAddress = { in: 'item', section, list: 'items', item, field: 'answer' }
    mustSucceed(setField(mine, answer, links))
    trial = offer()
  }
  expect(trial).toMatchObject({ outcome: 'refused', why: 'limit' })
  const formatting = countFormatting(live)
  expect(formatting).toBeLessThanOrEqual(formattingMaximum)
  expect(formatting).toBeGreaterThan(formattingMaximum / 2)
  close()
})
