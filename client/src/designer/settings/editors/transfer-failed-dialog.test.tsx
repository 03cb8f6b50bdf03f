// @vitest-environment jsdom
import {
  notAnAcceptedEditor,
  transferOwnerFull,
  transferTargetFull,
} from '@shingle/shared/invite/problems.ts'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { networkProblem, unknownProblem } from '../../../server/problems.ts'
import { TransferFailedDialog } from './transfer-failed-dialog.tsx'

let root: Root
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
})

const invite = {
  ...{ id: 'one', userId: 'ben', email: 'ben@example.com', name: 'Ben', state: 'Accepted' as const },
  ...{ invitedAt: '2026-11-01T10:00:00.000Z', openUntil: '2026-11-08T10:00:00.000Z', editedAt: null },
}

test.each([
  [transferTargetFull, false],
  [transferOwnerFull, false],
  [notAnAcceptedEditor, false],
  [networkProblem, true],
  [unknownProblem(500), true],
])('[8.transfer] the connection is blamed only where no rule refused: $code', async (problem, isBlamed) => {
  const nothing = () => undefined
  await act(async () =>
    root.render(
      <TransferFailedDialog invite={invite} problem={problem} onClose={nothing} onRetry={nothing} />,
    ),
  )
  const said = document.querySelector('[role="dialog"]')?.textContent ?? ''
  expect(said.includes('Check your connection')).toBe(isBlamed)
  expect(said.includes('Try again')).toBe(isBlamed)
  if (!isBlamed) expect(said).toContain(problem.text)
})
