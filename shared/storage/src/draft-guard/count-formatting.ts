import * as Y from 'yjs'

/**
 * How many changes of format and nodes all formatted texts of a draft may have together, deleted ones not included: each
 * costs whoever reads the draft some ten microseconds.
 */
export const formattingMaximum = 3_000

const isNode = (type: unknown): boolean => type instanceof Y.XmlElement || type instanceof Y.XmlText

const isFormatting = (struct: Y.Item | Y.GC): boolean => {
  if (!(struct instanceof Y.Item) || struct.deleted) return false
  const { content } = struct
  if (content instanceof Y.ContentFormat) return true
  return content instanceof Y.ContentType && isNode(content.type)
}

/** How many changes of format and nodes the formatted texts of a document have, deleted ones not included. */
export const countFormatting = ({ store }: Y.Doc): number => {
  let formatting = 0
  for (const written of store.clients.values())
    for (const struct of written) if (isFormatting(struct)) formatting += 1
  return formatting
}
