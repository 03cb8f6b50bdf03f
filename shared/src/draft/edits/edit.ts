import type * as Y from 'yjs'

/** The origin of a person's edit: what undo tracks and history names. */
export class Edit {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** Runs one named transaction. Every write to a draft goes through here. */
export const edit = <T>(doc: Y.Doc, name: string, write: () => T): T => doc.transact(write, new Edit(name))
