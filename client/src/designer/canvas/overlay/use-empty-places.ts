import { useEffect } from 'react'
import type { OpenDraft } from '../../../replica/draft.ts'
import { useDraft } from '../../../replica/use-draft.ts'
import { openDialog, select } from '../../base/designer-store.ts'
import { useCanEdit } from '../../base/draft/editing.ts'
import { addressOfKey } from '../../base/draft/place.ts'
import { useCanvasPage } from '../../base/page/page-provider.tsx'
import { elementOf } from '../../base/page/text-element.ts'
import { toast } from '../../base/toast.ts'
import { useWebsite } from '../../base/website/website-context.ts'
import { type DropTarget, dropTarget } from './drop-target.ts'

/**
 * An empty place for a picture asks for one when it is clicked or pressed. A file that is dropped on it, on a picture or
 * on the ground of a gallery becomes one there; dropped elsewhere it does not replace the whole page.
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
      event.dataTransfer.dropEffect = target ? 'copy' : 'none'
      mark(page, target?.element)
    }
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      mark(page)
      const target = targetOf(event)
      if (target) fill(draft, { draftId, file, target }).catch(console.error)
    }
    page.addEventListener('dragover', over, { signal })
    page.addEventListener('dragleave', () => mark(page), { signal })
    page.addEventListener('drop', drop, { signal })
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

interface Filled {
  draftId: string
  file: File
  target: DropTarget
}

const fill = async (draft: OpenDraft, { draftId, file, target }: Filled): Promise<void> => {
  const { element, field, write } = target
  element.setAttribute('aria-busy', 'true')
  try {
    // Uploading is fetched when somebody uploads: the page opens sooner without it.
    const [{ takeFile }, { purposeAt }] = await Promise.all([
      import('../../images/take-file.ts'),
      import('../../images/purpose-at.ts'),
    ])
    const taken = await takeFile(draft, { draftId, file, purpose: purposeAt({ field }) })
    const written = taken.ok ? write(taken.value) : taken
    if (written?.ok === false) toast(written.problem.text, { kind: 'trouble' })
  } finally {
    element.removeAttribute('aria-busy')
  }
}
