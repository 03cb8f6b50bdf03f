import type { DraftContent } from '@shingle/shared/draft/content.ts'
import { seedDraft } from '@shingle/shared/draft/seed.ts'
import { useMemo } from 'react'
import * as Y from 'yjs'
import { createDraftView } from '../../replica/draft-view.ts'
import { DraftProvider, useDraft } from '../../replica/use-draft.ts'
import { CanvasPageProvider } from '../base/page/page-provider.tsx'
import { Canvas } from '../canvas/canvas.tsx'

/** The page as it would be with the edits that are accepted so far; nothing of it is written. */
export const ProposedCanvas = ({ content }: { content: DraftContent }) => {
  const draft = useDraft()
  const proposed = useMemo(() => {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, seedDraft(content))
    return { ...draft, view: createDraftView(doc).view }
  }, [draft, content])
  return (
    <DraftProvider value={proposed}>
      <CanvasPageProvider>
        <Canvas />
      </CanvasPageProvider>
    </DraftProvider>
  )
}
