import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sessionStore } from '../account/session.ts'
import { ProblemError } from './problem-error.ts'

const retries = 2

const client = new QueryClient({
  defaultOptions: {
    queries: {
      // A rule that said no says it again; only a lost connection is worth another try.
      retry: (failures, error) =>
        failures < retries && error instanceof ProblemError && error.problem.status >= 500,
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})

// Specification 4: logging out clears everything known of websites.
sessionStore.subscribe(({ session }) => {
  if (session.status === 'signed-out') client.clear()
})

/** Around every screen that shows lists of the server. */
export const QueryRoom = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)
