import type * as Y from 'yjs'

/** The origin of a person's edit: what undo tracks and history names. */
export class Edit {
  readonly name: string
  /** What the edit goes on with: quick edits of one thing, such as typing in a field, are one undo step. */
  readonly continues: string | null
  constructor(name: string, continues: string | null) {
    this.name = name
    this.continues = continues
  }
}

/** What an edit is called, and what it goes on with; a name alone stands for a step of its own. */
export type EditName = string | { readonly name: string; readonly continues: string }

/** Runs one named transaction. Every write to a draft goes through here. */
export const edit = <T>(doc: Y.Doc, what: EditName, write: () => T): T =>
  doc.transact(write, typeof what === 'string' ? new Edit(what, null) : new Edit(what.name, what.continues))
