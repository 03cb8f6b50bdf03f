import { useEffect } from 'react'
import { useDraft } from '../../../replica/use-draft.ts'
import { designerStore, openDialog, select } from '../../base/designer-store.ts'
import { addressOfKey } from '../../base/draft/address-of-key.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { useCanvasPage } from '../../base/page/page-provider.tsx'
import { elementOf } from '../../base/page/text-element.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import type { PictureTarget } from '../../images/put-pictures.ts'
import { dropRefusal, dropTarget, pasteTarget } from './drop-target.ts'

/**
 * An empty place for a picture asks for one when it is clicked or pressed. Files that are dropped on it, on or beside a
 * picture or on the ground of a gallery become pictures there; where there is none it is said what takes them. Pasted
 * ones become pictures of what is chosen.
 */
export const useEmptyPlaces = (page: Document): void => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const canEdit = useCanEdit()
  const { anchors } = useCanvasPage()
  useEffect(() => {
    const follow = new AbortController()
    const { signal } = follow
    // Before the page itself chooses the section alone.
    const ask = (event: Event) => {
      const element = elementOf(event.target)
      if (!canEdit || !element || !askForPicture(element)) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    page.addEventListener('click', ask, { signal, capture: true })
    page.addEventListener('keydown', (event) => isPress(event) && ask(event), { signal, capture: true })
    page.addEventListener('keydown', passOn, { signal })
    const idOf = (anchor: string) => anchors.find((candidate) => candidate.anchor === anchor)?.id
    const targetOf = (event: DragEvent) => (canEdit ? dropTarget(draft, event, idOf) : null)
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const target = targetOf(event)
      // A file that may not be dropped would be let go without a word.
      event.dataTransfer.dropEffect = canEdit ? 'copy' : 'none'
      mark(page, target?.element)
    }
    // Uploading is fetched when somebody uploads: the page opens sooner without it.
    const put = async (files: readonly File[], target: PictureTarget) => {
      const { putPictures } = await import('../../images/put-pictures.ts')
      await putPictures(draft, { draftId, files, target })
    }
    const drop = (event: DragEvent) => {
      const files = [...(event.dataTransfer?.files ?? [])]
      if (files.length === 0) return
      event.preventDefault()
      mark(page)
      const target = targetOf(event)
      if (!target) return canEdit && toast(dropRefusal(event), { kind: 'trouble' })
      target.element.setAttribute('aria-busy', 'true')
      put(files, target)
        .catch(console.error)
        .finally(() => target.element.removeAttribute('aria-busy'))
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      const { selection, dialog } = designerStore.getState()
      if (!canEdit || files.length === 0 || dialog !== null || takesText(event)) return
      const target = pasteTarget(draft, selection)
      if (target) put(files, target).catch(console.error)
    }
    page.addEventListener('dragover', over, { signal })
    page.addEventListener('dragleave', () => mark(page), { signal })
    page.addEventListener('drop', drop, { signal })
    page.addEventListener('paste', paste, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => follow.abort()
  }, [page, draft, draftId, canEdit, anchors])
}

/** Whoever follows the invitation of an empty place has a picture in mind: it asks for the file at once. */
const askForPicture = (element: Element): boolean => {
  const at = addressOfKey(
    element.closest<HTMLElement>('[data-picture][role="button"]')?.dataset.picture ?? '',
  )
  if (at?.in !== 'section' && at?.in !== 'item') return false
  select({ section: at.section, item: at.in === 'item' ? { list: at.list, item: at.item } : undefined })
  openDialog({ name: 'image', at, source: 'upload' })
  return true
}

const isPress = ({ key }: KeyboardEvent): boolean => key === 'Enter' || key === ' '

/** Toasts stand outside the page, where its keys are not heard. */
const passOn = ({ code, key }: KeyboardEvent): void => {
  if (code === 'F8') document.dispatchEvent(new KeyboardEvent('keydown', { code, key }))
}

const mark = (page: Document, target?: HTMLElement): void => {
  for (const marked of page.querySelectorAll('[data-over]')) marked.removeAttribute('data-over')
  target?.setAttribute('data-over', '')
}

/** Whether what is pasted is meant for words that somebody writes. */
const takesText = ({ target }: Event): boolean =>
  elementOf(target)?.closest('input, textarea, [contenteditable="true"]') != null
