import { isRecord } from '../field/is-record.ts'
import { webAddressMaximum } from '../link/web-address.ts'
import type { RichList, RichMark } from '../rich-text/rich-text.ts'

type IsStored = (value: unknown) => boolean

const listMarkers: readonly unknown[] = ['1', 'a', 'A', 'i', 'I']

type NodeName = RichList['type'] | 'paragraph' | 'listItem' | 'hardBreak'

/** The attributes of each node: those of numbered lists are written by older editors, and shown nowhere. */
const attributesOf: Readonly<Record<NodeName, Readonly<Record<string, IsStored>>>> = {
  paragraph: {},
  hardBreak: {},
  listItem: {},
  bulletList: {},
  orderedList: { start: Number.isSafeInteger, type: (value) => listMarkers.includes(value) },
}

const isNodeName = (name: string): name is NodeName => Object.hasOwn(attributesOf, name)

/** Whether a draft stores formatted text in nodes of this name. */
export const isStoredNode = (name: string): boolean => isNodeName(name)

/** Whether such a node may be stored with this value under this key. */
export const isStoredAttribute = (node: string, key: string, value: unknown): boolean => {
  const attributes = isNodeName(node) ? attributesOf[node] : {}
  return Object.hasOwn(attributes, key) && attributes[key]?.(value) === true
}

const isEmpty: IsStored = (value) => isRecord(value) && Object.keys(value).length === 0

const isTarget: IsStored = (value) =>
  isRecord(value) &&
  Object.keys(value).join() === 'href' &&
  typeof value.href === 'string' &&
  value.href.length <= webAddressMaximum

const marks: Readonly<Record<RichMark['type'], IsStored>> = {
  bold: isEmpty,
  italic: isEmpty,
  underline: isEmpty,
  strike: isEmpty,
  link: isTarget,
}

const isMarkName = (name: string): name is RichMark['type'] => Object.hasOwn(marks, name)

/** Whether formatted text may be stored with a mark of this name and value; null is where one ends. */
export const isStoredMark = (name: string, value: unknown): boolean =>
  isMarkName(name) && (value === null || marks[name](value))
