import { byteLength } from '@shingle/shared/text/text-length.ts'
import { lazy, useState } from 'react'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTyped } from '../base/draft/use-typed.ts'
import { useWebsite } from '../base/website/website-context.ts'
import type { CodeAreaProps } from './code-area.tsx'
import type { ControlProps } from './control.ts'
import { formatProblem } from './link-words.ts'
import { RecipientNote } from './recipient-note.tsx'

const CodeControl = lazy(async () => ({ default: (await import('./code-control.tsx')).CodeControl }))

/** Its larger editor begins with what the screen around it knows: by itself it would take that along. */
const Code = (props: CodeAreaProps) => <CodeControl {...props} previewUrl={useWebsite().embedPreviewUrl} />

type TextControlProps = ControlProps<'text' | 'long'> & {
  /** Shows on the page what is typed, at once; it is written when typing settles. */
  show: (text: string) => void
  counts?: boolean | undefined
  error?: string | undefined
  hint?: string | undefined
}

/** Its code is still on its way at first: whoever shows it waits for that. */
export const TextControl = ({ entry, write, show, ...words }: TextControlProps) => {
  const { shown, type: wait, settle } = useTyped(entry.value, write)
  const type = (text: string) => {
    show(text)
    wait(text)
  }
  const { label, maximum } = entry.field
  // Half an address is no mistake yet: what is wrong is said once the field is left.
  const [isWriting, setIsWriting] = useState(false)
  const format = entry.kind === 'text' ? entry.field.format : undefined
  const isHalfWritten = isWriting && format !== undefined
  const leave = () => {
    settle()
    setIsWriting(false)
  }
  const shared = {
    label,
    limit: maximum,
    value: shown,
    onChange: type,
    onFocus: () => setIsWriting(true),
    onBlur: leave,
    ...words,
    error: isHalfWritten ? undefined : (words.error ?? formatProblem(format, shown)),
  }
  if (entry.kind === 'long') {
    const measure = entry.field.unit === 'bytes' ? byteLength : undefined
    return <Code {...shared} measure={measure} />
  }
  if (entry.field.multiline) return <TextArea {...shared} rows={2} />
  if (entry.field.recipient)
    return (
      <>
        <TextField {...shared} inputMode={format && keyboards[format]} />
        {!isWriting && <RecipientNote email={entry.value} />}
      </>
    )
  return maximum > longestLine ? (
    <TextArea {...shared} rows={1} onChange={(text) => type(text.replace(/\s*\n\s*/g, ' '))} />
  ) : (
    <TextField {...shared} inputMode={format && keyboards[format]} />
  )
}

/** The keyboard of a phone on which a format is typed. */
const keyboards = { email: 'email', phone: 'tel', 'analytics-id': 'text' } as const

/** Above this many characters a single line would hide most of the text. */
const longestLine = 80
