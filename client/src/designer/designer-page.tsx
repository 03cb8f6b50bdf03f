import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { useEffect, useMemo, useState } from 'react'
import { signInPath } from '../account/require-session.ts'
import { useAccount } from '../account/session.ts'
import { navigate } from '../app/navigate.ts'
import { useSearch } from '../app/use-place.ts'
import { DraftProvider } from '../replica/use-draft.ts'
import { chooseWebsite } from '../website/choose-website.ts'
import { keepPublished } from '../website/kept-websites.ts'
import { useKnownWebsites } from '../website/use-known-websites.ts'
import { WebsiteProvider } from './base/website/website-context.ts'
import { LatePageIcons } from './canvas/late-page-icons.tsx'
import { askTicketEarly } from './shell/draft-ticket.ts'
import { DraftGone, DraftTrouble, Opening } from './shell/page-states.tsx'
import { Shell } from './shell/shell.tsx'
import { useOpenDraft } from './shell/use-open-draft.ts'

/** The designer of the website that the address names, by draft id or by handle. */
export const DesignerPage = () => {
  // Whoever signed out in another tab works on nothing here any more.
  return useAccount() === null ? <ToSignIn /> : <NamedWebsite />
}

const ToSignIn = () => {
  useEffect(() => void navigate(signInPath(window.location), { replace: true }), [])
  return <Opening />
}

const NamedWebsite = () => {
  const query = useSearch()
  const websites = useKnownWebsites()
  const userId = useAccount()?.id ?? ''
  const named = query.get('websiteId')
  useEffect(() => {
    if (websites.state === 'asking') askTicketEarly(named, userId)
  }, [websites.state, named, userId])
  if (websites.state === 'asking') return <Opening />
  if (websites.state === 'failed') return <DraftTrouble text={websites.problem.text} onRetry={websites.ask} />
  const entry = chooseWebsite(websites.entries, named)
  if (entry) return <OpenWebsite key={entry.draftId} entry={entry} />
  return websites.isLatest ? <DraftGone /> : <Opening />
}

const OpenWebsite = ({ entry }: { entry: WebsiteEntry }) => {
  const [published, setPublished] = useState<WebsiteEntry['published']>()
  const userId = useAccount()?.id ?? ''
  const opened = useOpenDraft(entry.draftId)
  const website = useMemo(() => {
    const now = published === undefined ? entry.published : published
    return {
      entry: { ...entry, published: now, publishedHandle: now?.handle ?? entry.publishedHandle },
      setPublished: (next: WebsiteEntry['published']) => {
        keepPublished(userId, entry.draftId, next)
        setPublished(next)
      },
    }
  }, [entry, published, userId])
  switch (opened.state) {
    case 'opening':
      return <Opening />
    case 'failed':
      return <DraftTrouble text={opened.text} onRetry={opened.retry} />
    case 'open':
      return (
        <WebsiteProvider value={website}>
          <DraftProvider value={opened.session}>
            <LatePageIcons>
              <Shell />
            </LatePageIcons>
          </DraftProvider>
        </WebsiteProvider>
      )
  }
}
