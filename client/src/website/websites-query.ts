import { deleteWebsiteEndpoint, listWebsitesEndpoint } from '@shingle/shared/website/endpoints.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../server/call-endpoint.ts'
import { ProblemError } from '../server/problem-error.ts'
import { type Websites, withoutWebsite } from './websites.ts'

const key = ['websites'] as const

export const useWebsites = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }): Promise<Websites> => {
      const result = await call(listWebsitesEndpoint, {}, { signal })
      if (!result.ok) throw new ProblemError(result.problem)
      return result.value
    },
  })

export const useDeleteWebsite = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (draftId: string) => {
      const result = await call(deleteWebsiteEndpoint, { params: { id: draftId } })
      if (!result.ok) throw new ProblemError(result.problem)
      return draftId
    },
    onSuccess: async (draftId) => {
      queries.setQueryData<Websites>(key, (websites) => websites && withoutWebsite(websites, draftId))
      await queries.invalidateQueries({ queryKey: key })
    },
  })
}
