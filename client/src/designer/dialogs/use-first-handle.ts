import { useBusiness, useSettings } from '../../replica/use-draft.ts'
import { firstHandle } from '../../website/site-address.ts'
import { useWebsite } from '../base/website/website-context.ts'

/** The handle to begin with, made of the open draft as it is now. */
export const useFirstHandle = (): string => {
  const business = useBusiness()
  const { language } = useSettings()
  return firstHandle(useWebsite(), { business, language })
}
