import { appPaths } from '@shingle/shared/paths/app-paths.ts'
import { chapterPath } from '@shingle/shared/paths/chapter-path.ts'
import type { PathParameters } from '@shingle/shared/paths/match-path.ts'
import { websiteLeadsPath, websiteVisitsPath } from '@shingle/shared/paths/website-paths.ts'
import type { VisitsAnswer } from '@shingle/shared/visit/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { useSessionHere } from '../account/use-signed-in.ts'
import { useTitle } from '../app/use-title.ts'
import { AnswerTrouble } from '../server/answer-trouble.tsx'
import { BackLink } from '../ui/back.tsx'
import { Breaking } from '../ui/breaking.tsx'
import { HungTag, HungTags } from '../ui/hung-tags.tsx'
import { Rail } from '../ui/rail.tsx'
import { Turning } from '../ui/turning.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { publishStateWords, spokenAddress } from '../website/websites.ts'
import { AccountBar } from '../websites/account-bar.tsx'
import { Counted } from './counted.tsx'
import { Days } from './days.tsx'
import { NoVisits } from './no-visits.tsx'
import { useVisits } from './use-visits.ts'
import styles from './visits-screen.module.css'

/** How often a website was visited, and what visitors did there. */
export const VisitsScreen = ({ parameters }: { parameters: PathParameters }) => {
  const isSignedIn = useSessionHere()
  const { website = '' } = parameters
  return (
    <>
      <AccountBar />
      <main className={styles.main}>{isSignedIn && <Visits key={website} website={website} />}</main>
    </>
  )
}

const Visits = ({ website }: { website: string }) => {
  const { answer, problem, isAsking, ask } = useVisits(website)
  const name = answer ? websiteName(answer.businessName) : ''
  useTitle(answer ? `Visits, ${name}` : 'Visits')
  return (
    <>
      <Heading answer={answer} name={name} />
      <Rail />
      {answer && (
        <HungTags label={name} present={website} isBelow={hasDays(answer)}>
          {answer.isOwner && <HungTag to={websiteLeadsPath(website)}>Messages</HungTag>}
          <HungTag to={websiteVisitsPath(website)} isHere>
            Visits
          </HungTag>
          {answer.isOwner && <HungTag to={chapterPath(website, 'domain')}>Domain</HungTag>}
        </HungTags>
      )}
      {problem && (
        <AnswerTrouble
          problem={problem}
          rest={answer ? 'These numbers are of a moment ago.' : 'Visits are counted all the same.'}
          busy={isAsking}
          onRetry={ask}
        />
      )}
      {answer === null && !problem && (
        <p className={styles.waiting} role="status">
          <Turning /> One moment
        </p>
      )}
      {answer &&
        (hasVisits(answer) ? <Counted answer={answer} /> : <NoVisits website={website} answer={answer} />)}
    </>
  )
}

const hasVisits = ({ months, used }: VisitsAnswer): boolean =>
  months.some(({ views }) => views > 0) || Object.values(used).some((count) => count > 0)

/** A draft that nobody could visit has no days to draw. */
const hasDays = (answer: VisitsAnswer): boolean => answer.url !== null || hasVisits(answer)

const Heading = ({ answer, name }: { answer: VisitsAnswer | null; name: string }) => (
  <div className={styles.heading}>
    <div>
      <BackLink to={appPaths.websites}>Your Websites</BackLink>
      {answer ? (
        <h1 tabIndex={-1}>
          <Breaking text={name} />
          <VisuallyHidden>: Visits</VisuallyHidden>
        </h1>
      ) : (
        <h1 tabIndex={-1}>Visits</h1>
      )}
      <p>
        {answer && (answer.url === null ? publishStateWords['not-published'] : spokenAddress(answer.url))}
      </p>
    </div>
    {answer && hasDays(answer) && <Days days={answer.days} />}
  </div>
)
