import { describe, expect, it } from 'vitest'
import { type DraftStatus, loadingStatus } from '../../replica/draft-status.ts'
import { saveStateOf } from './save-state-of.ts'

const status: DraftStatus = { ...loadingStatus, phase: 'edit', online: true }

describe('[4.draft] the save state', () => {
  it('says why something is not saved, before anything else', () => {
    expect(saveStateOf({ ...status, save: 'not-saved', why: 'disk-full' }, false)).toEqual({
      kind: 'not-saved',
      why: 'the disk is full',
    })
  })

  it('claims the account only for what the account has', () => {
    expect(saveStateOf({ ...status, save: 'device' }, false)).toEqual({ kind: 'device' })
    expect(saveStateOf(status, true)).toEqual({ kind: 'account', differs: true })
  })

  it('says nothing is saved while what is typed is not in the draft yet, wherever the draft is', () => {
    const typing = { ...status, isTyping: true }
    for (const differs of [true, false, null])
      expect(saveStateOf(typing, differs)).toEqual({ kind: 'saving' })
    expect(saveStateOf({ ...typing, save: 'device' }, null)).toEqual({ kind: 'saving' })
    expect(saveStateOf({ ...status, save: 'not-saved', why: 'saving' }, null)).toEqual({ kind: 'saving' })
  })

  it('says Published only while the draft equals the page', () => {
    expect(saveStateOf(status, false)).toEqual({ kind: 'published' })
    expect(saveStateOf(status, null)).toEqual({ kind: 'account', differs: false })
  })
})
