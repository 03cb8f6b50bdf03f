import type { Finding, Severity } from '@shingle/shared/design-lint/finding.ts'
import { lintDesign } from '@shingle/shared/design-lint/lint-design.ts'
import { sampleWordFindings } from '@shingle/shared/design-lint/sample-words.ts'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useDesignerMode } from '../base/designer-mode.ts'
import { select } from '../base/designer-store.ts'
import { PhoneWidth } from '../base/page/phone-width.tsx'
import { useFreshPage } from '../sections/use-fresh-page.ts'
import styles from './check.module.css'
import { widthFindings } from './width-findings.ts'

/** What a good designer would point out about this draft, each with the way to where it is mended. */
export const CheckDialog = () => {
  const { view } = useDraft()
  // What stands in the draft when the list opens: it closes as soon as something is to be mended.
  const content = useMemo(() => view.content(), [view])
  const made = useFreshPage(content)
  const [wide, setWide] = useState<readonly string[] | null>(null)
  const findings = useMemo(
    () => [
      ...widthFindings(content, wide ?? []),
      ...sampleWordFindings(content, made ?? null),
      ...lintDesign(content),
    ],
    [content, wide, made],
  )
  const [, setMode] = useDesignerMode()
  const go = ({ section, item, id }: Finding) => {
    closeDialog()
    if (section === null) setMode(placeOf(id))
    else {
      setMode('sections')
      select({ section, item })
    }
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Check"
      size="publish"
      description={wide === null ? 'Looking at it on a phone…' : summaryOf(findings)}
    >
      <PhoneWidth onMeasured={setWide} />
      {wide !== null && findings.length === 0 ? (
        <p className={styles.fine}>
          <CircleCheck aria-hidden="true" />
          Text is readable, pictures are described and every section fits its layout.
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map((finding) => (
            <li key={`${finding.id} ${finding.text}`}>
              <SeverityIcon severity={finding.severity} />
              <div>
                <p>{finding.text}</p>
                <p className={styles.fix}>{finding.fix}</p>
              </div>
              <button
                type="button"
                className={styles.show}
                aria-label={`Show: ${finding.text}`}
                onClick={() => go(finding)}
              >
                Show
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

/** Where that is mended which belongs to no section. */
const placeOf = (id: string): 'theme' | 'settings' | 'sections' => {
  if (id === 'contrast' || id === 'colour-replaced') return 'theme'
  return id === 'no-way-to-reach' ? 'settings' : 'sections'
}

const summaryOf = (findings: readonly Finding[]): string => {
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
