import { syncLimits } from '@shingle/shared/sync/sync-limits.ts'
import { describe, expect, it } from 'vitest'
import { attackedDraft, type Targets, targetsIn } from './fixtures/attacked-draft.ts'
import { type RawId, type RawStruct, rawUpdate } from './fixtures/raw-update.ts'
import { tryUpdates } from './fixtures/try-updates.ts'
import { Shadow } from './shadow.ts'

const me = 7
const own = (clock: number): RawId => [me, clock]
const secret = { any: ['x'.repeat(200_000)] } as const

type Write = (targets: Targets) => readonly RawStruct[]

/** A paragraph, a text in it, and what follows. */
const paragraph =
  (...more: readonly RawStruct[]): Write =>
  ({ rich }) => [
    { type: 'element', name: 'paragraph', parent: rich },
    { type: 'xmlText', parent: own(0) },
    ...more,
  ]

/** A numbered list of one empty paragraph, and what follows. */
const numbered =
  (...more: readonly RawStruct[]): Write =>
  ({ rich }) => [
    { type: 'element', name: 'orderedList', parent: rich },
    { type: 'element', name: 'listItem', parent: own(0) },
    { type: 'element', name: 'paragraph', parent: own(1) },
    ...more,
  ]

/** A section that comes, with what is stored as its heading. */
const section =
  (...heading: readonly string[]): Write =>
  ({ sections }) => [
    { type: 'map', parent: sections, key: 'new' },
    { any: ['CodeEmbed'], parent: own(0), key: 'type' },
    { any: ['standard'], parent: own(0), key: 'layout' },
    { any: ['a5'], parent: own(0), key: 'order' },
    { any: heading, parent: own(0), key: 'heading' },
    { any: [400], parent: own(0), key: 'height' },
    { type: 'text', parent: own(0), key: 'code' },
  ]

/** Letters in a paragraph's text, behind the start of a mark. */
const marked = (mark: string, value: unknown): Write =>
  paragraph({ format: [mark, value], parent: own(1) }, { string: 'a', origin: own(2) })

const judge = (write: Write): string => {
  const live = attackedDraft()
  const shadow = new Shadow(live, { deadlineMs: 20_000 })
  const update = rawUpdate([{ client: me, clock: 0, structs: write(targetsIn(live)) }])
  const trial = tryUpdates(shadow, [update], syncLimits.update)
  shadow.close()
  return trial.outcome === 'refused' ? trial.why : trial.outcome
}

describe('[security 2.5] a draft holds what its page is made of, and nothing in hiding', () => {
  it.each<[string, Write]>([
    ['an attribute of a paragraph', paragraph({ ...secret, parent: own(0), key: 'secret' })],
    ['an attribute of a list item', numbered({ ...secret, parent: own(1), key: 'secret' })],
    ['an attribute of a numbered list', numbered({ ...secret, parent: own(0), key: 'secret' })],
    ['a marker that is an object', numbered({ any: [{ a: 1 }], parent: own(0), key: 'type' })],
    ['a marker that is long', numbered({ ...secret, parent: own(0), key: 'type' })],
    ['a start that is no number', numbered({ any: ['5'], parent: own(0), key: 'start' })],
    ['a value before the one that counts', numbered({ any: ['xxx', 5], parent: own(0), key: 'start' })],
    ['numbers before the one that counts', numbered({ any: [7, 7, 5], parent: own(0), key: 'start' })],
    ['a map as an attribute', paragraph({ type: 'map', parent: own(0), key: 'style' })],
    [
      'a text as an attribute',
      paragraph(
        { type: 'text', parent: own(0), key: 'style' },
        { string: 'y'.repeat(99_999), parent: own(2) },
      ),
    ],
    ['a key of a text', paragraph({ ...secret, parent: own(1), key: 'secret' })],
    ['a key of a formatted text', ({ rich }) => [{ ...secret, parent: rich, key: 'secret' }]],
    ['a key of a long text', ({ text }) => [{ ...secret, parent: text, key: 'secret' }]],
    ['a map among the letters of a long text', ({ text }) => [{ type: 'map', parent: text }]],
    [
      'a map behind the letters of a long text',
      ({ text }) => [
        { string: 'ab', parent: text },
        { type: 'map', origin: own(1) },
      ],
    ],
    ['a map among formatted letters', paragraph({ type: 'map', parent: own(1) })],
    ['a node that no text has', ({ rich }) => [{ type: 'element', name: 'iframe', parent: rich }]],
    ['a value of a plain mark', marked('bold', 'x'.repeat(100_000))],
    ['an object as a plain mark', marked('italic', { class: 'x' })],
    ['more of a link than where it leads', marked('link', { href: 'https://a.example/', onclick: 'x' })],
    ['a link that is long', marked('link', { href: `https://a.example/${'x'.repeat(100_000)}` })],
    ['a link that leads nowhere', marked('link', {})],
    ['what stands in the root without a key', () => [{ type: 'map', parent: 'draft' }]],
    ['what stands in the settings without a key', ({ settings }) => [{ type: 'map', parent: settings }]],
    ['letters in the settings without a key', ({ settings }) => [{ string: 'x', parent: settings }]],
    ['what stands among the sections without a key', ({ sections }) => [{ type: 'map', parent: sections }]],
    ['what stands in a section without a key', ({ code }) => [{ type: 'map', parent: code }]],
    [
      'a value before the one that counts, in a setting',
      ({ settings }) => [{ any: [...secret.any, 'Title'], parent: settings, key: 'pageTitle' }],
    ],
    [
      'a value before the one that counts, in a section',
      ({ code }) => [{ any: [...secret.any, 'Title'], parent: code, key: 'heading' }],
    ],
    ['a value before the one that counts, in a section that comes', section(...secret.any, 'Map')],
    ['a value before the draft’s version', () => [{ any: [...secret.any, 1], parent: 'draft', key: 'v' }]],
    [
      'letters under a key, of which the last counts',
      ({ settings }) => [{ string: 'hidden', parent: settings, key: 'pageTitle' }],
    ],
    [
      'an element in place of a long text',
      ({ code }) => [{ type: 'element', name: 'paragraph', parent: code, key: 'code' }],
    ],
    [
      'a formatted text in place of a long one',
      ({ code }) => [{ type: 'xmlText', parent: code, key: 'code' }],
    ],
  ])('refuses %s', (_, write) => {
    expect(judge(write)).toBe('schema')
  })

  it.each<[string, Write]>([
    ['a section', section('Map')],
    ['a paragraph', paragraph({ string: 'a', parent: own(1) })],
    ['a numbered list', numbered()],
    [
      'a numbered list as older editors wrote it',
      numbered({ any: [5], parent: own(0), key: 'start' }, { any: ['a'], parent: own(0), key: 'type' }),
    ],
    ['a mark', marked('strike', {})],
    ['the end of a mark', marked('strike', null)],
    ['a link', marked('link', { href: 'https://a.example/' })],
  ])('allows %s', (_, write) => {
    expect(judge(write)).toBe('allowed')
  })
})
