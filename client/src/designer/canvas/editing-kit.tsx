import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { buttonLabelMaximum } from '@shingle/shared/link/button-value.ts'
import type { ActionProps, Kit, PictureProps, RichProps, TextProps } from '@shingle/shared/page/kit-pieces.ts'
import { RichView } from '@shingle/shared/page/rich-view.tsx'
import { staticKit } from '@shingle/shared/page/static-kit.tsx'
import { usePage } from '@shingle/shared/page/use-page.ts'
import type { Result } from '@shingle/shared/problem/problem.ts'
import { plainTextOf } from '@shingle/shared/rich-text/rich-text.ts'
import { cloneElement, isValidElement, useLayoutEffect, useRef } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { classNames } from '../../ui/class-names.ts'
import { useDesigner } from '../base/designer-store.ts'
import { useCanEdit, useEdits } from '../base/draft/editing.ts'
import { fieldOf } from '../base/draft/field-of.ts'
import { addressKey, sameAddress } from '../base/draft/place.ts'
import { useTextWriting } from '../base/page/page-provider.tsx'
import type { WrittenText } from '../base/page/text-writing.ts'
import { useEarlyTyping } from '../rich/use-early-typing.ts'
import { useRichEditor } from '../rich/use-rich-editor.ts'

/** Keeps an element in step with its text and lets the person write in it. */
const useWrittenText = (of: FieldAddress, value: string, text: Partial<WrittenText>) => {
  const ref = useRef<HTMLElement>(null)
  const writing = useTextWriting()
  const { view } = useDraft()
  const edits = useEdits()
  useLayoutEffect(() => {
    if (!ref.current) return
    const field = fieldOf(view, of)
    const isWhole = field?.kind === 'text' && field.format !== undefined
    writing.place(
      ref.current,
      {
        label: field?.label ?? 'Text',
        maximum: field?.kind === 'text' || field?.kind === 'long' ? field.maximum : buttonLabelMaximum,
        multiline: field?.kind === 'long' || (field?.kind === 'text' && field.multiline === true),
        isWhole,
        write: (typed) => {
          const refusal = refusalOf(edits.setField(of, typed))
          if (refusal && isWhole && ref.current) ref.current.textContent = value
          return refusal
        },
        ...text,
      },
      value,
    )
  })
  return { ref, 'data-field': addressKey(of), 'data-item': itemOf(of) }
}

const refusalOf = (written: Result<undefined> | undefined): string | undefined =>
  written?.ok === false ? written.problem.text : undefined

const itemOf = (of: FieldAddress): string | undefined => (of.in === 'item' ? of.item : undefined)

const Text = ({ of, value, as: Element = 'p', className, isFixed = false }: TextProps) => {
  const { ref, ...marks } = useWrittenText(of, value, { isFixed })
  const hold = (element: HTMLElement | null) => {
    ref.current = element
  }
  return <Element ref={hold} {...marks} className={className} />
}

const Action = (props: ActionProps) => {
  const { of, value, variant = 'primary', className } = props
  const edits = useEdits()
  const { ref, ...marks } = useWrittenText(of, value.label, {
    write: (label) => refusalOf(edits.setField(of, { ...value, label })),
  })
  const look = variant === 'text' ? 'text-link' : classNames('button', variant === 'quiet' && 'button-quiet')
  return <span ref={ref} {...marks} data-action="" className={classNames(look, className)} />
}

/** Formatted text: shown as it will be published until the person writes in it. */
const Rich = ({ of, value, className }: RichProps) => {
  const isWritten = useDesigner(({ writing }) => sameAddress(writing, of))
  const canEdit = useCanEdit()
  const RichEditor = useRichEditor(isWritten && canEdit)
  const { view } = useDraft()
  const { typed, keep, forget } = useEarlyTyping()
  const box = useRef<HTMLDivElement>(null)
  const isAwaited = isWritten && canEdit && !RichEditor
  useLayoutEffect(() => {
    if (isAwaited) box.current?.focus()
    if (!isWritten) forget()
  }, [isAwaited, isWritten, forget])
  const isEmpty = plainTextOf(value).trim() === ''
  const label = fieldOf(view, of)?.label ?? 'Text'
  return (
    <div
      ref={box}
      className={classNames('rich', className)}
      data-rich={addressKey(of)}
      data-item={itemOf(of)}
      data-empty={isEmpty && !isWritten ? label : undefined}
      {...(isAwaited && { role: 'textbox', tabIndex: -1, 'aria-label': label, onKeyDown: keep })}
    >
      {RichEditor ? <RichEditor of={of} label={label} typed={typed} /> : <RichView value={value} />}
    </div>
  )
}

/**
 * The published picture itself, marked with its place: a wrapper would change how the section lays it out. Previewed it is
 * the same element without a mark, so that no picture is decoded anew.
 */
const Picture = (props: PictureProps) => {
  const { of, value } = props
  // The ground of a section lies under everything in it: who clicks there means the section.
  const isBare = usePage().mode === 'published' || of.field === 'background'
  const picture = usePublishedPicture(props)
  const canEdit = useCanEdit()
  const invites = value === null && canEdit
  const marks = {
    'data-picture': addressKey(of),
    'data-item': itemOf(of),
    ...(invites && ({ role: 'button', tabIndex: 0 } as const)),
  }
  return isValidElement<Marks>(picture) && !isBare ? cloneElement(picture, marks) : picture
}

interface Marks {
  'data-picture'?: string
  'data-item'?: string | undefined
  /** An empty place for a picture is a button: it asks for one. */
  role?: 'button'
  tabIndex?: 0
}

// It is a component, called here for the element it makes; the hooks it uses become this component's.
const usePublishedPicture = staticKit.Picture

/** The pieces of the page as the designer's canvas shows them: the published look, open to writing. */
export const editingKit: Kit = { Text, Action, Rich, Picture, Anchor: staticKit.Anchor }

/** The same as visitors get them. */
export const previewKit: Kit = { ...staticKit, Picture }
