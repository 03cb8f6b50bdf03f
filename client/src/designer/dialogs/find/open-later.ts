import { type OpenDialog, openDialog } from '../../base/designer-store.ts'

/** The dialogs that are about nothing but the open website. */
type PlainName = Exclude<OpenDialog, { before: unknown } | { at: unknown } | { to: unknown }>['name']

/** One dialog gives its focus back before the next takes it. */
export const openLater = (name: PlainName): void => {
  window.setTimeout(() => openDialog({ name }))
}
