import { listDepthMaximum } from '@shingle/shared/field/value-schemas.ts'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { EditorState } from '@tiptap/pm/state'

const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList'

const childrenOf = (node: Node | Fragment): readonly Node[] => {
  const children: Node[] = []
  node.forEach((child) => {
    children.push(child)
  })
  return children
}

/** How many lists stand inside each other. */
const depthOf = (node: Node | Fragment): number => {
  const inside = Math.max(0, ...childrenOf(node).map(depthOf))
  return node instanceof Fragment || !isList(node) ? inside : inside + 1
}

/** An item as several: what its lists hold comes behind it, on its own level. */
const splitItem = (item: Node): readonly Node[] => {
  const items: Node[] = []
  let own: Node[] = []
  const end = () => {
    if (own.length > 0) items.push(item.copy(Fragment.fromArray(own)))
    own = []
  }
  for (const block of childrenOf(item)) {
    if (!isList(block)) own.push(block)
    else {
      end()
      items.push(...childrenOf(block).flatMap(splitItem))
    }
  }
  end()
  return items
}

const shallowNode = (node: Node, levels: number): readonly Node[] => {
  if (!isList(node)) return [node.copy(shallow(node.content, levels))]
  if (levels === 0) return childrenOf(node).flatMap(splitItem).flatMap(childrenOf)
  const items = childrenOf(node)
  const kept =
    levels === 1
      ? items.flatMap(splitItem)
      : items.map((item) => item.copy(shallow(item.content, levels - 1)))
  return [node.copy(Fragment.fromArray(kept))]
}

/** Content whose lists stand at most so many levels deep: what was deeper stands on the deepest, in its order. */
const shallow = (content: Fragment, levels: number): Fragment =>
  Fragment.fromArray(
    childrenOf(content).flatMap((node) => (node.isText ? [node] : shallowNode(node, levels))),
  )

/** What is pasted, with its lists no deeper than the draft may hold them where they come to stand. */
export const shallowLists = (slice: Slice, state: EditorState): Slice => {
  const levels = depthOf(slice.content)
  for (let left = Math.min(levels, listDepthMaximum); left >= 0; left -= 1) {
    const content = left === levels ? slice.content : shallow(slice.content, left)
    const open = Slice.maxOpen(content)
    const fitting = new Slice(
      content,
      Math.min(slice.openStart, open.openStart),
      Math.min(slice.openEnd, open.openEnd),
    )
    if (depthOf(state.tr.replaceSelection(fitting).doc) <= listDepthMaximum) return fitting
  }
  return slice
}
