import * as Y from 'yjs'

/** For so long what was encoded is kept where nothing changes. */
const keptMs = 10_000

/** What a live document tells whoever asks, encoded once for all who ask while it stays the same. */
interface DocumentStates {
  /** Everything in it. */
  whole(): Uint8Array
  /** What a replica that holds exactly the same has to offer: no items, and all that is deleted. */
  nothingNew(): Uint8Array
}

const createDocumentStates = (document: Y.Doc): DocumentStates => {
  let kept: { whole?: Uint8Array; nothingNew?: Uint8Array } = {}
  let timer: NodeJS.Timeout | undefined
  const forget = (): void => {
    clearTimeout(timer)
    timer = undefined
    kept = {}
  }
  const keep = (): void => {
    timer ??= setTimeout(forget, keptMs).unref()
    timer.refresh()
  }
  document.on('update', forget)
  document.on('destroy', forget)
  return {
    whole: () => {
      keep()
      kept.whole ??= Y.encodeStateAsUpdate(document)
      return kept.whole
    },
    nothingNew: () => {
      keep()
      kept.nothingNew ??= Y.encodeStateAsUpdate(document, Y.encodeStateVector(document))
      return kept.nothingNew
    },
  }
}

const known = new WeakMap<Y.Doc, DocumentStates>()

export const statesOf = (document: Y.Doc): DocumentStates => {
  const states = known.get(document) ?? createDocumentStates(document)
  known.set(document, states)
  return states
}
