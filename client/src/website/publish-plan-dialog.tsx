import { handleMaximum } from '@shingle/shared/handle/handle.ts'
import type { Problem } from '@shingle/shared/problem/problem.ts'
import { dropPlanEndpoint, planPublishEndpoint } from '@shingle/shared/publish-plan/endpoints.ts'
import { planAheadMaximumMs, planAheadMinimumMs } from '@shingle/shared/publish-plan/limits.ts'
import type { PublishPlan } from '@shingle/shared/publish-plan/publish-plan.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../server/call-endpoint.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { AskDialog } from '../ui/dialog.tsx'
import { momentWords } from '../ui/moment-words.ts'
import { TextField } from '../ui/text-field.tsx'
import { toast } from '../ui/toast.tsx'
import { useFocusOnRefusal } from '../ui/use-focus-on-refusal.ts'
import { localTime, momentOf, zoneWords } from './local-time.ts'
import { PlannedPublish } from './planned-publish.tsx'
import styles from './publish-plan-dialog.module.css'
import { addressAt, handleLead } from './site-address.ts'
import { refreshWebsites } from './websites-query.ts'

interface PublishPlanDialogProps {
  website: WebsiteEntry
  firstHandle: string
  onClose: () => void
}

const minuteMs = 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Tomorrow at nine, where nothing else was chosen. */
const firstTime = ({ publishPlan }: WebsiteEntry): string => {
  if (publishPlan !== undefined && publishPlan.failed === undefined)
    return localTime(new Date(publishPlan.at))
  const tomorrow = new Date(Date.now() + dayMs)
  tomorrow.setHours(9, 0, 0, 0)
  return localTime(tomorrow)
}

/** Chooses when a website is published by itself, and takes that back. */
export const PublishPlanDialog = ({ website, firstHandle, onClose }: PublishPlanDialogProps) => {
  const { draftId, businessName, publishPlan } = website
  const [typed, setTyped] = useState(() => firstTime(website))
  const [handle, setHandle] = useState(firstHandle)
  const at = momentOf(typed)
  const done = (words: string) => {
    onClose()
    refreshWebsites()
    toast(words)
  }
  const planning = useTask<PublishPlan>((plan) => done(`Goes out on ${momentWords(plan.at)}`))
  const dropping = useTask<undefined>(() => done('Taken back: it does not go out by itself'))
  const params = { id: draftId }
  const plan = (event: FormEvent) => {
    event.preventDefault()
    if (at !== null && handle !== '' && !planning.busy)
      planning.run(() => call(planPublishEndpoint, { params, body: { handle, at: at.toISOString() } }))
  }
  const problem = planning.problem ?? dropping.problem
  const form = useId()
  useFocusOnRefusal(form, problem?.field)
  return (
    <AskDialog
      title={`Publish ${websiteName(businessName)} at a time`}
      size="publish"
      description={
        <p>
          What goes out is the draft as it is at that moment, with everything that is saved to the account
          until then.
        </p>
      }
      aside={
        publishPlan && (
          <Button
            kind="quiet"
            size="main"
            busy={dropping.busy}
            onClick={() => dropping.run(() => call(dropPlanEndpoint, { params }))}
          >
            Do not publish
          </Button>
        )
      }
      action={
        <Button
          type="submit"
          form={form}
          size="main"
          disabled={at === null || handle === ''}
          busy={planning.busy}
        >
          {publishPlan ? 'Change the time' : 'Publish then'}
        </Button>
      }
      onClose={onClose}
    >
      <PlannedPublish website={website} />
      <form id={form} className={styles.form} onSubmit={plan} noValidate>
        <TextField
          label="Date and time"
          type="datetime-local"
          value={typed}
          onChange={setTyped}
          min={localTime(new Date(Date.now() + planAheadMinimumMs))}
          max={localTime(new Date(Date.now() + planAheadMaximumMs))}
          hint={`Time zone: ${zoneWords(at ?? new Date())}. ${planAheadMinimumMs / minuteMs} minutes from now at the soonest.`}
          error={problem?.field === 'at' ? problem.text : undefined}
        />
        <Where website={website} handle={handle} onType={setHandle} problem={problem} />
      </form>
      {problem && problem.field === undefined && <p role="alert">{problem.text}</p>}
    </AskDialog>
  )
}

interface WhereProps {
  website: WebsiteEntry
  handle: string
  onType: (typed: string) => void
  problem: Problem | null
}

/** The address that it goes out at: the one that it has, else one for its owner to choose. */
const Where = ({ website, handle, onType, problem }: WhereProps) =>
  website.publishedHandle === null ? (
    <TextField
      label="Website address"
      lead={handleLead(website)}
      value={handle}
      onChange={onType}
      limit={handleMaximum}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      hint="Whether it is still free is looked at again when it goes out."
      error={problem?.field === 'handle' ? problem.text : undefined}
    />
  ) : (
    <p>{`It goes out at ${addressAt(website, website.publishedHandle)}.`}</p>
  )
