import { invalidAnalyticsId, isAnalyticsId } from '@shingle/shared/analytics/analytics-id.ts'
import { settingsFields } from '@shingle/shared/settings/settings.ts'
import { useState } from 'react'
import { useSettings } from '../../replica/use-draft.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useEdits } from '../base/draft/editing.ts'

/** Only a whole id is kept: half of one would count nothing and look as if it did. */
export const AnalyticsField = () => {
  const edits = useEdits()
  const { analyticsId } = useSettings()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? analyticsId
  const problem =
    shown === '' || isAnalyticsId(shown)
      ? undefined
      : `${invalidAnalyticsId.text}. It starts with G- or GTM-.`
  const settle = () => {
    if (problem) return
    edits.setField({ in: 'settings', field: 'analyticsId' }, shown)
    setTyped(null)
  }
  return (
    <TextField
      label="Measurement ID"
      value={shown}
      onChange={(text) => setTyped(text.trim().toUpperCase())}
      onBlur={settle}
      limit={settingsFields.analyticsId.maximum}
      counts
      placeholder="G-XXXXXXXXXX"
      error={problem}
      hint={
        shown.startsWith('GTM-')
          ? 'Tag Manager runs on a connected domain of your own only. Changes take up to 24 hours to show.'
          : 'Changes take up to 24 hours to show in your reports.'
      }
    />
  )
}
