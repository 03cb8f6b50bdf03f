import { createStore } from 'zustand/vanilla'

/** From least to most pressing: a more pressing request is shown instead of a lesser one. */
export const spinnerPriorities = ['Low', 'Normal', 'High', 'Highest'] as const
export type SpinnerPriority = (typeof spinnerPriorities)[number]

export interface SpinnerRequest {
  id: number
  priority: SpinnerPriority
  message?: string | undefined
}

export const spinnerStore = createStore<{ requests: readonly SpinnerRequest[] }>(() => ({ requests: [] }))

let nextId = 1

/** Covers the screen until the returned function is called. */
export const showSpinner = ({
  priority = 'Normal',
  message,
}: Partial<Omit<SpinnerRequest, 'id'>> = {}): (() => void) => {
  const id = nextId++
  spinnerStore.setState(({ requests }) => ({ requests: [...requests, { id, priority, message }] }))
  return () => {
    spinnerStore.setState(({ requests }) => ({ requests: requests.filter((request) => request.id !== id) }))
  }
}

/** The most pressing request, the latest among equals. */
export const topRequest = (requests: readonly SpinnerRequest[]): SpinnerRequest | undefined => {
  const rank = ({ priority }: SpinnerRequest) => spinnerPriorities.indexOf(priority)
  return requests.reduce<SpinnerRequest | undefined>(
    (top, request) => (top === undefined || rank(request) >= rank(top) ? request : top),
    undefined,
  )
}
