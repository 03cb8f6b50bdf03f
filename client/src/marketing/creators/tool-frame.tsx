import type { ReactNode } from 'react'
import { content, MarketingFooter, MarketingHeader } from '../marketing-frame.tsx'

/** A page of the tools: paper from top to bottom, so that only what hangs is yellow. */
export const ToolPage = ({ here = 'tools', children }: { here?: 'tools' | 'none'; children: ReactNode }) => (
  <div className="paper-page">
    <MarketingHeader {...(here === 'tools' && { here })} />
    <main {...content}>{children}</main>
    <MarketingFooter />
  </div>
)

interface FieldProps {
  label: string
  hint?: string | undefined
  id: string
  children: ReactNode
}

export const ToolField = ({ label, hint, id, children }: FieldProps) => (
  <div className="tool-field">
    <label htmlFor={id}>
      {label}
      {hint !== undefined && <em id={`${id}-hint`}>{hint}</em>}
    </label>
    {children}
  </div>
)

interface WordsProps {
  label: string
  hint?: string
  name: string
  maximum: number
}

/** Words that become tags when the script runs, and stay a line of words where it does not. */
export const WordsField = ({ label, hint, name, maximum }: WordsProps) => (
  <ToolField {...{ label, hint }} id={name}>
    <div className="around tags" data-tags={name} data-maximum={maximum}>
      <input id={name} autoComplete="off" autoCapitalize="off" maxLength={maximum} />
    </div>
  </ToolField>
)
