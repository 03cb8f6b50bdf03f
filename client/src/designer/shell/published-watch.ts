import { useAskWhileLooking } from '../../server/use-ask-while-looking.ts'
import { refreshWebsites } from '../../website/websites-query.ts'

/** What others publish, take off or hand over meanwhile is known here within seconds, as it is in the list of websites. */
export const PublishedWatch = () => {
  useAskWhileLooking(refreshWebsites)
  return null
}
