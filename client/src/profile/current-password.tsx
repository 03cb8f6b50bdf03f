import { passwordsBusy } from '@shingle/shared/password/problems.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { useState } from 'react'
import { PasswordField } from '../account/password/password-field.tsx'
import { waysQuery } from '../account/ways-query.ts'

/** Whether no more passwords are compared for now. */
const isPause = ({ status, code }: Problem): boolean => status === 429 || code === passwordsBusy.code

/** The current password of an account that has one, as it is typed; `problem` is how the last call was refused. */
export const useCurrentPassword = (problem: Problem | null) => {
  const [value, setValue] = useState('')
  const { data: ways } = waysQuery.use()
  const [wasNeeded, setWasNeeded] = useState(false)
  const isAsked = ways?.password != null || wasNeeded
  const isRefused = problem !== null && (problem.field === 'current' || (isAsked && isPause(problem)))
  // Set on another device, perhaps, since this one asked; then it stays, whatever is typed meanwhile.
  const isNeeded = isAsked || isRefused
  if (isNeeded && !wasNeeded) setWasNeeded(true)
  return {
    ...{ value, setValue, isNeeded, isRefused },
    isMissing: isNeeded && value === '',
    /** `null` of an account without one. */
    given: isNeeded ? value : null,
    error: problem?.text ?? '',
  }
}

interface CurrentPasswordProps {
  password: ReturnType<typeof useCurrentPassword>
  /** `null` while there is more to do first. */
  onEnter: (() => void) | null
}

/** Specification 5: what is asked before an account goes that has a password. */
export const CurrentPassword = ({ password, onEnter }: CurrentPasswordProps) =>
  password.isNeeded && (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onEnter?.()
      }}
    >
      <PasswordField
        label="Current password"
        value={password.value}
        onChange={password.setValue}
        error={password.error}
      />
    </form>
  )
