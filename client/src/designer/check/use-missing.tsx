import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { outwardAddresses } from '@shingle/shared/link-safety/outward-links.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { closeDialog } from '../base/close-dialog.ts'
import { showMode } from '../base/designer-mode.ts'
import { select } from '../base/designer-store.ts'
import { useLinkSafety } from '../base/link-safety.ts'
import { PhoneWidth } from '../base/page/phone-width.tsx'
import type { Remark } from '../dialogs/left-out.ts'
import { showChapter } from '../settings/show-chapter.ts'
import { missingIn } from './missing.ts'

interface Missing {
  readonly missing: readonly Remark[]
  /** Whether the page has been looked at on a phone. */
  readonly isMeasured: boolean
  /** Looks at it while it stands in a dialog. */
  readonly measure: ReactNode
}

/** What is to be known before a draft is published, the same in every list. */
export const useMissing = (content: DraftContent): Missing => {
  const [wide, setWide] = useState<readonly string[] | null>(null)
  const { of: safetyOf } = useLinkSafety(outwardAddresses(content))
  const missing = missingIn(content, { wide: wide ?? [], safetyOf })
  const measure = useMemo(() => <PhoneWidth onMeasured={setWide} />, [])
  return { missing, isMeasured: wide !== null, measure }
}

type Where = Pick<Remark, 'section' | 'item' | 'chapter' | 'mode'>

/** Closes the dialog and leads to where something is mended. */
export const goTo = ({ section, item, chapter, mode }: Where): void => {
  closeDialog()
  if (chapter !== undefined) showChapter(chapter)
  else showMode(section === null ? (mode ?? 'settings') : 'sections')
  if (section !== null) select({ section, item })
}
