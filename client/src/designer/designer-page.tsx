import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { lazy, Suspense } from 'react'
import { useSignedIn } from '../account/use-signed-in.ts'
import { useSearch } from '../app/use-place.ts'
import { DraftProvider } from '../replica/use-draft.ts'
import { chooseWebsite } from '../website/choose-website.ts'
import { everyWebsite } from '../website/website-list.ts'
import { useWebsites } from '../website/websites-query.ts'
import { WebsiteProvider } from './base/website/website-context.ts'
import { LatePageParts } from './canvas/late-page-parts.tsx'
import { draftIdIn } from './shell/draft-ticket.ts'
import { Opening } from './shell/page-states.tsx'
import { Shell } from './shell/shell.tsx'
import { useOpenDraft } from './shell/use-open-draft.ts'

export { beginOpening } from './shell/begin-opening.ts'

// Hardly anybody sees one of these.
const fetchNoDraft = () => import('./shell/no-draft.tsx')
const DraftGone = lazy(async () => ({ default: (await fetchNoDraft()).DraftGone }))
const DraftDamaged = lazy(async () => ({ default: (await fetchNoDraft()).DraftDamaged }))
const DraftTrouble = lazy(async () => ({ default: (await fetchNoDraft()).DraftTrouble }))

/** The designer of the website that the address names, by draft id or by handle. */
export const DesignerPage = () => (useSignedIn() ? <NamedWebsite /> : <Opening />)

const NamedWebsite = () => {
  const query = useSearch()
  const { data, problem, isSettled, isAsking, ask } = useWebsites()
  const entry = data ? chooseWebsite(everyWebsite(data), query.get('websiteId')) : undefined
  const isLookedUp = isSettled && (data !== null || !isAsking)
  if (!entry && isLookedUp) {
    return (
      <Suspense fallback={<Opening />}>
        {data === null && problem ? <DraftTrouble text={problem.text} onRetry={ask} /> : <DraftGone />}
      </Suspense>
    )
  }
  // A draft named by its id opens while its website is still looked up.
  const draftId = entry?.draftId ?? draftIdIn(query)
  return draftId === null ? <Opening /> : <OpenDraft key={draftId} draftId={draftId} entry={entry} />
}

interface OpenDraftProps {
  draftId: string
  entry: WebsiteEntry | undefined
}

const OpenDraft = ({ draftId, entry }: OpenDraftProps) => {
  const opened = useOpenDraft(draftId)
  if (opened.state === 'failed') {
    return (
      <Suspense fallback={<Opening />}>
        <DraftTrouble text={opened.text} onRetry={opened.retry} />
      </Suspense>
    )
  }
  if (opened.state === 'opening' || !entry) return <Opening />
  if (opened.state === 'damaged') {
    return (
      <Suspense fallback={<Opening />}>
        <DraftDamaged website={entry} onRetry={opened.retry} />
      </Suspense>
    )
  }
  return (
    <WebsiteProvider value={entry}>
      <DraftProvider value={opened.draft}>
        <LatePageParts>
          <Shell />
        </LatePageParts>
      </DraftProvider>
    </WebsiteProvider>
  )
}
