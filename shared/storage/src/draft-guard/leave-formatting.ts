import type * as Y from 'yjs'

/**
 * Keeps Yjs from tidying formatted text after an update of somebody else. Clients tidy their own copies; a server that
 * did it too would write changes that nobody made, and that stand in no log.
 */
export const leaveFormatting = (doc: Y.Doc): void => {
  doc.on('afterTransaction', (transaction: Y.Transaction) => {
    transaction._needFormattingCleanup = false
  })
}
