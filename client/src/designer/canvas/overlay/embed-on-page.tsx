import type { AnySection } from '@shingle/shared/draft/content.ts'
import { findDefinition } from '@shingle/shared/sections/definitions.ts'
import { useCallback } from 'react'
import { useSection } from '../../../replica/use-draft.ts'
import { fieldEntries } from '../../base/draft/field-entry.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { codeFrame, useCodeFrame } from '../../fields/use-code-frame.ts'
import styles from './overlay.module.css'
import { useBox } from './use-box.ts'
import type { OnPage } from './use-section-box.ts'

interface EmbedOnPageProps extends OnPage {
  /** The chosen section, and the id of its element. */
  id: string
  anchor: string | null
}

/**
 * The code of the chosen section at work over its place on the page, in the frame that the larger editor has. No other
 * code runs in a draft, and a click goes through to the section.
 */
export const EmbedOnPage = ({ id, ...on }: EmbedOnPageProps) => {
  const section = useSection(id)
  const url = useWebsite().embedPreviewUrl
  const code = section ? codeOf(section) : ''
  return code.trim() !== '' && url && <Running key={id} {...on} {...{ code, url }} />
}

const codeOf = (section: AnySection): string => {
  const fields = findDefinition(section.type)?.fields ?? {}
  const entry = fieldEntries(fields, section).find(({ kind }) => kind === 'long')
  return entry?.kind === 'long' ? entry.value : ''
}

interface RunningProps extends Omit<EmbedOnPageProps, 'id'> {
  code: string
  url: string
}

const Running = ({ page, scale, anchor, code, url }: RunningProps) => {
  const { frame, isReady } = useCodeFrame(code)
  const find = useCallback(
    (inPage: Document) =>
      (anchor === null ? null : inPage.getElementById(anchor)?.querySelector('.waits')) ?? null,
    [anchor],
  )
  const box = useBox({ page, scale, find })
  if (!box) return null
  const { top, left, width, height } = box
  const size = { width: width / scale, height: height / scale, scale, opacity: isReady ? 1 : 0 }
  return (
    <iframe
      ref={frame}
      src={url}
      {...codeFrame}
      className={styles.embed}
      style={{ top, left, ...size }}
      tabIndex={-1}
    />
  )
}
