import { pagePaths } from '@shingle/shared/paths/page-paths.ts'
import {
  type ReportReason,
  reportReasons,
  reportTextMaximum,
  sendReportEndpoint,
} from '@shingle/shared/report/endpoints.ts'
import { draftIdSchema } from '@shingle/shared/website/endpoints.ts'
import { type FormEvent, useState } from 'react'
import { PlainScreen } from '../app/plain-screen.tsx'
import { useTitle } from '../app/use-title.ts'
import { request } from '../server/request.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { TextArea } from '../ui/text-area.tsx'
import styles from './report-screen.module.css'

const reasonWords: Readonly<Record<ReportReason, string>> = {
  deceives: 'It passes for somebody else, or asks for passwords or money',
  harms: 'It harms or threatens somebody',
  copies: 'It uses my work without asking',
  other: 'Something else',
}

/** Where the link at the foot of every published page leads: what is wrong with that page, in a few words. */
export const ReportScreen = () => {
  const [websiteId] = useState(() => new URLSearchParams(window.location.search).get('website') ?? '')
  const [isSent, setIsSent] = useState(false)
  useTitle(isSent ? 'Thank you' : 'Report a website')
  if (!draftIdSchema.safeParse(websiteId).success) {
    return (
      <PlainScreen
        sign="Stop."
        title="Report a website"
        text="Open the website that you mean: “Report this website” at the foot of its page leads here, and tells us which one it is."
        actions={<WayHome />}
      />
    )
  }
  if (isSent) {
    return (
      <PlainScreen
        sign="Heard."
        title="Thank you"
        text="We look at every report. Where a website breaks our terms, we take it down."
        actions={window.history.length > 1 ? <WayBack /> : <WayHome />}
      />
    )
  }
  return (
    <PlainScreen
      sign="Stop."
      title="Report a website"
      text="Tell us what is wrong with the page that you came from. We do not ask who you are, and its owner does not hear of it."
      actions={<ReportForm websiteId={websiteId} onSent={() => setIsSent(true)} />}
    />
  )
}

/** To the page that the visitor came from, as it stood. */
const WayBack = () => (
  <Button kind="line" autoFocus onClick={() => window.history.back()}>
    Back to the website
  </Button>
)

const WayHome = () => (
  <ButtonLink kind="line" to={pagePaths.home} leavesApp>
    Home
  </ButtonLink>
)

const ReportForm = ({ websiteId, onSent }: { websiteId: string; onSent: () => void }) => {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [trouble, setTrouble] = useState('')
  const send = async (event: FormEvent) => {
    event.preventDefault()
    // The browser asks for it; what is gravest is nobody's word but the visitor's.
    if (reason === null) return
    setIsSending(true)
    const result = await request(sendReportEndpoint, { body: { websiteId, reason, text } })
    setIsSending(false)
    if (result.ok) onSent()
    else setTrouble(result.problem.text)
  }
  return (
    <form className={styles.form} onSubmit={send}>
      <fieldset className={styles.reasons}>
        <legend>What is wrong?</legend>
        {reportReasons.map((one) => (
          <label key={one} className={styles.reason}>
            <input
              type="radio"
              name="reason"
              required
              checked={one === reason}
              onChange={() => setReason(one)}
            />
            {reasonWords[one]}
          </label>
        ))}
      </fieldset>
      <TextArea
        label="What should we look at?"
        optional
        rows={4}
        limit={reportTextMaximum}
        value={text}
        onChange={setText}
        error={trouble === '' ? undefined : trouble}
      />
      <Button type="submit" size="main" busy={isSending}>
        Send report
      </Button>
    </form>
  )
}
