import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ProblemError } from '../server/problem-error.ts'
import { readWebsites } from './website-calls.ts'
import { type Websites, withoutWebsite } from './websites.ts'

const key = ['websites'] as const

export const useWebsites = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Websites> => {
      const result = await readWebsites(signal)
      if (!result.ok) throw new ProblemError(result.problem)
      return result.value
    },
  })

/** Takes a deleted website out of the list at once, then asks the server how the list is now. */
export const useForgetWebsite = () => {
  const queries = useQueryClient()
  return (draftId: string): void => {
    queries.setQueryData<Websites>(key, (websites) => websites && withoutWebsite(websites, draftId))
    queries.invalidateQueries({ queryKey: key }).catch(console.error)
  }
}
