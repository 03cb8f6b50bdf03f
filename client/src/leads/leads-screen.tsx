import type { LeadsAnswer, Shelf } from '@shingle/shared/lead/endpoints.ts'
import { shelves } from '@shingle/shared/lead/endpoints.ts'
import type { PathParameters } from '@shingle/shared/paths/match-path.ts'
import { notAllowed } from '@shingle/shared/website/problems.ts'
import { useSessionHere } from '../account/use-signed-in.ts'
import { useSearch } from '../app/use-place.ts'
import { useTitle } from '../app/use-title.ts'
import { AnswerTrouble } from '../server/answer-trouble.tsx'
import { Rail } from '../ui/rail.tsx'
import { Turning } from '../ui/turning.tsx'
import { AccountBar } from '../websites/account-bar.tsx'
import { Inbox } from './inbox.tsx'
import { momentIn } from './lead-words.ts'
import { LeadsHeading } from './leads-heading.tsx'
import styles from './leads-screen.module.css'
import { LeadsTags } from './leads-tags.tsx'
import { NoLeads } from './no-leads.tsx'
import { OwnersAlone } from './owners-alone.tsx'
import { useLeads } from './use-leads.ts'

/** What visitors wrote and who signed up: of one website, or of all together. */
export const LeadsScreen = ({ parameters }: { parameters: PathParameters }) => {
  const isSignedIn = useSessionHere()
  const { website } = parameters
  return (
    <>
      <AccountBar />
      <main className={styles.main}>{isSignedIn && <Leads key={website ?? ''} website={website} />}</main>
    </>
  )
}

const shelfOf = (asked: string | null): Shelf => shelves.find((shelf) => shelf === asked) ?? 'inbox'

const Leads = ({ website }: { website: string | undefined }) => {
  const place = useSearch()
  const looked = { website, shelf: shelfOf(place.get('show')), search: place.get('search') ?? '' }
  const leads = useLeads(looked)
  const { answer, problem, saidAt, isAsking, ask } = leads
  const here = answer?.websites.find(({ id }) => id === website)
  useTitle(here ? `Messages, ${here.businessName}` : 'Messages')
  const openId = place.get('open')
  const opened = answer?.leads.find(({ id }) => id === openId)
  // Also where this device kept what they read as its owner.
  if (website !== undefined && problem?.code === notAllowed.code) return <OwnersAlone draftId={website} />
  const hasNone = answer !== null && isEmpty(answer) && looked.search === ''
  return (
    <div data-reading={opened ? '' : undefined}>
      <LeadsHeading website={website} here={here} opened={opened} counts={answer?.counts} />
      <Rail />
      {answer && <LeadsTags website={website} websites={answer.websites} />}
      {problem && (
        <AnswerTrouble
          problem={problem}
          rest={restWords(answer === null ? null : saidAt)}
          busy={isAsking}
          onRetry={ask}
        />
      )}
      {answer === null && !problem && (
        <p className={styles.waiting} role="status">
          <Turning /> One moment
        </p>
      )}
      {hasNone && <NoLeads here={here ?? answer.websites[0]} />}
      {answer && !hasNone && <Inbox looked={looked} leads={leads} answer={answer} opened={opened} />}
    </div>
  )
}

const restWords = (saidAt: string | null): string =>
  saidAt === null
    ? 'This device has kept none of these messages. Nothing is lost.'
    : `Messages of ${momentIn(saidAt, new Date())} are shown; replies open in your mail program.`

const isEmpty = ({ counts, leads }: LeadsAnswer): boolean =>
  leads.length === 0 && counts.messages + counts.signUps + counts.spam === 0
