/** How much a finding matters: 'error' breaks the page for visitors, 'warning' spoils it, 'note' is worth knowing. */
export type Severity = 'error' | 'warning' | 'note'

/** Something a good designer would point out, in words the owner understands. */
export interface Finding {
  /** Which rule it is, such as 'picture-without-words'. */
  readonly id: string
  readonly severity: Severity
  /** The section it is about; null where it concerns the whole page. */
  readonly section: string | null
  /** The item of the section that it is about, where it is one. */
  readonly item?: { readonly list: string; readonly item: string }
  /** What is the matter. */
  readonly text: string
  /** What helps. */
  readonly fix: string
}
