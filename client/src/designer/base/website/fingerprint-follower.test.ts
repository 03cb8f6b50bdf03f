import { blankContent } from '@shingle/shared/draft/blank-content.ts'
import { setField } from '@shingle/shared/draft/edits/set-field.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { fingerprintOf } from '@shingle/shared/website/fingerprint.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as Y from 'yjs'
import { createDraftView } from '../../../replica/draft-view.ts'
import { fingerprintFollowerOf } from './fingerprint-follower.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const aFollowedDraft = () => {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, seedDraft(blankContent()))
  const { view } = createDraftView(doc)
  return { doc, view, follower: fingerprintFollowerOf(view) }
}

const rename = (doc: Y.Doc, name: string) => setField(doc, { in: 'settings', field: 'pageTitle' }, name)

describe('[3.publish] whether visitors see the draft', () => {
  it('is told to everybody at the end of a pause, also to who began to ask within it', () => {
    const { doc, view, follower } = aFollowedDraft()
    const before = follower.fingerprint()
    const [first, second] = [vi.fn(), vi.fn()]
    follower.subscribe(first)
    rename(doc, 'Hallam Joinery')
    follower.subscribe(second)
    vi.runAllTimers()
    expect(first).toHaveBeenCalledOnce()
    expect(second).toHaveBeenCalledOnce()
    expect(follower.fingerprint()).toBe(fingerprintOf(view.content()))
    expect(follower.fingerprint()).not.toBe(before)
  })

  it('is known to who asks after nobody did while it changed', () => {
    const { doc, view, follower } = aFollowedDraft()
    const stop = follower.subscribe(vi.fn())
    rename(doc, 'Hallam')
    stop()
    rename(doc, 'Hallam Joinery')
    vi.runAllTimers()
    expect(follower.fingerprint()).toBe(fingerprintOf(view.content()))
  })
})
