import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { noWebsiteAtLink } from '@shingle/shared/website/problems.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { useEffect, useState } from 'react'
import { changeSearch, navigate } from '../../app/navigate.ts'
import { PlainScreen } from '../../app/plain-screen.tsx'
import { useSearch } from '../../app/use-place.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { lastOpen } from '../../website/last-open.ts'
import { websiteInstead } from '../../website/website-instead.ts'
import { everyWebsite } from '../../website/website-list.ts'
import { useWebsites } from '../../website/websites-query.ts'
import { toast } from '../base/toast.ts'
import { useRevokedWay } from './use-revoked-way.ts'

// With what else hardly anybody sees, so that the designer names no other script for it.
export { DraftDamaged } from './draft-damaged.tsx'

/** Opens another website instead of the one that the address names. */
const leadOn = ({ draftId, businessName }: WebsiteEntry): Promise<void> => {
  // It stays until it is answered: whoever reads it late writes in the wrong website.
  toast(`${noWebsiteAtLink.text}. You see ${websiteName(businessName)} instead.`, {
    kind: 'trouble',
    actions: [
      { label: 'Stay here', onSelect: () => undefined },
      { label: 'Your Websites', onSelect: () => void navigate(appPaths.websites) },
    ],
  })
  const instead = (search: URLSearchParams) =>
    new URLSearchParams({ ...Object.fromEntries(search), websiteId: draftId })
  return changeSearch(instead, { replace: true })
}

/** Nothing of that name is among the websites of this account, or no longer. */
export const DraftGone = () => {
  const isDecided = useRevokedWay()
  const named = useSearch().get('websiteId') ?? ''
  const [last] = useState(lastOpen)
  const { data, problem, isAsking } = useWebsites()
  // A list that is being asked for again, or could not be, may be of before the website was made.
  const isSure = data && !isAsking && !problem
  const instead = isSure ? websiteInstead(everyWebsite(data), named, last) : undefined
  useEffect(() => {
    if (isDecided && instead) leadOn(instead).catch(console.error)
  }, [isDecided, instead])
  if (!isDecided || instead) return null
  // Without a name in the address there is no link that could be wrong.
  return named === '' && isSure ? <NoWebsite /> : <NotAtLink />
}

/** Specification 4: the account has none at all. */
const NoWebsite = () => (
  <PlainScreen
    sign="Your name"
    title="No website yet"
    text="Nothing hangs here. A few answers, and a website does."
    actions={
      <>
        <ButtonLink to={appPaths.createAbout}>Create a new website</ButtonLink>
        <ButtonLink kind="line" to={appPaths.websites}>
          Your Websites
        </ButtonLink>
      </>
    }
  />
)

const NotAtLink = () => (
  <PlainScreen
    sign="404"
    title={noWebsiteAtLink.text}
    text="It is not among yours. It may have been deleted, or you may be signed in with another account."
    actions={
      <>
        <ButtonLink to={appPaths.websites}>Your Websites</ButtonLink>
        <ButtonLink kind="line" to={appPaths.createAbout}>
          Create a new website
        </ButtonLink>
      </>
    }
  />
)

/** The draft could not be opened, for now. */
export const DraftTrouble = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <PlainScreen
    sign="Hm."
    title="The draft did not open"
    text={`${text} What you wrote is kept.`}
    actions={
      <>
        <Button onClick={onRetry}>Try again</Button>
        <ButtonLink kind="line" to={appPaths.websites}>
          Your Websites
        </ButtonLink>
      </>
    }
  />
)
