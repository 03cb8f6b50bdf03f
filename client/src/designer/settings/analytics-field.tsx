import {
  analyticsDelayHours,
  containerIsOwners,
  invalidAnalyticsId,
  isAnalyticsId,
} from '@shingle/shared/analytics/analytics-id.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSettings } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useEdits } from '../base/draft/editing.ts'
import { toast } from '../base/toast.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { changeMessage } from '../fields/change-messages.ts'
import styles from './settings.module.css'

const hintOf = (id: string, isOwner: boolean): string => {
  if (!id.startsWith('GTM-'))
    return `Changes take up to ${analyticsDelayHours} hours to show in your reports.`
  const own = 'Tag Manager runs on a connected domain of your own only.'
  return isOwner
    ? `${own} Changes take up to ${analyticsDelayHours} hours to show.`
    : `${own} ${containerIsOwners.text}`
}

/** Only a whole id is kept: half of one would count nothing and look as if it did. */
export const AnalyticsField = () => {
  const edits = useEdits()
  const { analyticsId, cookieBanner } = useSettings()
  const isOwner = useWebsite().role === 'Owner'
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? analyticsId
  const problem = isAnalyticsId(shown) ? undefined : `${invalidAnalyticsId.text}: ${whyNone(shown)}`
  const settle = () => {
    if (problem) return
    edits.setField({ in: 'settings', field: 'analyticsId' }, shown)
    setTyped(null)
  }
  return (
    <>
      <div data-form-field="settings:analyticsId">
        <TextField
          label="Measurement ID"
          value={shown}
          onChange={(text) => setTyped(text.trim().toUpperCase())}
          onBlur={settle}
          limit={settingsFields.analyticsId.maximum}
          counts
          placeholder="G-XXXXXXXXXX"
          error={problem}
          hint={hintOf(shown, isOwner)}
        />
      </div>
      {shown !== '' && !problem && !cookieBanner && <ConsentNotice />}
    </>
  )
}

/** What is wrong with something that was typed: an id of before has another beginning, and half of one has no end. */
const whyNone = (typed: string): string =>
  /^(G|GTM)-/.test(typed)
    ? `${typed} is not the whole of one.`
    : `${typed} is of another kind. Yours starts with G- or GTM-.`

/** Nothing may be counted before a visitor agrees, and only the banner asks. */
const ConsentNotice = () => {
  const edits = useEdits()
  const place = { in: 'settings', field: 'cookieBanner' } as const
  const enable = () => {
    edits.setField(place, true)
    const message = changeMessage(place, place.field, true)
    if (message) toast(message)
  }
  return (
    <div className={styles.consent} role="status">
      <TriangleAlert aria-hidden="true" />
      <p>
        Nothing is counted yet: visitors are counted once they accept cookies, and the banner that asks them
        is off.
      </p>
      <Button kind="quiet" onClick={enable}>
        Switch the cookie banner on
      </Button>
    </div>
  )
}
