import type { Finding, Severity } from '@shingle/shared/design-lint/finding.ts'
import { sampleWordFindings } from '@shingle/shared/design-lint/sample-words.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import type { Remark } from '../dialogs/left-out.ts'
import { useFreshPage } from '../sections/use-fresh-page.ts'
import styles from './check.module.css'
import { adviceIn } from './missing.ts'
import { goTo, useMissing } from './use-missing.tsx'

/** What a good designer would point out about this draft, each with the way to where it is mended. */
export const CheckDialog = () => {
  const { view } = useDraft()
  // What stands in the draft when the list opens: it closes as soon as something is to be mended.
  const content = useMemo(() => view.content(), [view])
  const made = useFreshPage(content)
  const { missing, isMeasured, measure } = useMissing(content)
  const advice = useMemo(
    () => [...sampleWordFindings(content, made ?? null), ...adviceIn(content)],
    [content, made],
  )
  const rows = [...missing.map(missingRow), ...advice.map(adviceRow)]
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Check"
      size="publish"
      description={isMeasured ? summaryOf(rows) : 'Looking at it on a phone…'}
    >
      {measure}
      {isMeasured && rows.length === 0 ? (
        <p className={styles.fine}>
          <CircleCheck aria-hidden="true" />
          Text is readable, pictures are described and every section fits its layout.
        </p>
      ) : (
        <ul className={styles.findings}>
          {rows.map(({ section, text, fix, severity, go }) => (
            <li key={`${section ?? ''} ${text}`}>
              <SeverityIcon severity={severity} />
              <div>
                <p>{text}</p>
                {fix && <p className={styles.fix}>{fix}</p>}
              </div>
              <button type="button" className={styles.show} aria-label={`Show: ${text}`} onClick={go}>
                Show
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface Row extends Pick<Finding, 'severity' | 'section' | 'text'> {
  readonly fix?: string
  readonly go: () => void
}

const missingRow = (remark: Remark): Row => ({
  section: remark.section,
  severity: remark.tone === 'bad' ? 'error' : 'warning',
  text: `${remark.strong}${remark.rest}`,
  go: () => goTo(remark),
})

// What concerns the whole page is mended where its sections are.
const adviceRow = (finding: Finding): Row => ({
  ...finding,
  go: () => goTo({ ...finding, mode: 'sections' }),
})

const summaryOf = (findings: readonly Row[]): string => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  if (findings.length === 0) return 'Nothing to mend.'
  const things = findings.length === 1 ? '1 thing' : `${findings.length} things`
  return errors === 0
    ? `${things} could be better.`
    : `${things}, ${errors} of them to mend before publishing.`
}

const severityIcons = {
  error: { Icon: CircleAlert, label: 'Mend' },
  warning: { Icon: TriangleAlert, label: 'Better' },
  note: { Icon: Info, label: 'Note' },
} as const

const SeverityIcon = ({ severity }: { severity: Severity }) => {
  const { Icon, label } = severityIcons[severity]
  return <Icon className={styles[severity]} role="img" aria-label={label} />
}
