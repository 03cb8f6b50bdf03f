import type { FieldAddress } from '@shingle/shared/draft/address.ts'
import { useState } from 'react'
import { useDraft } from '../../replica/use-draft.ts'
import { pictureListOf } from '../base/draft/picture-list.ts'
import { useWebsite } from '../base/website/website-context.ts'
import { FileButton } from './file-button.tsx'
import { purposeAt } from './purpose-at.ts'
import { putPictures } from './put-pictures.ts'

/** Chooses a file of this device that becomes the picture of a place at once. */
export const UploadHere = ({ at }: { at: FieldAddress }) => {
  const draft = useDraft()
  const { draftId } = useWebsite()
  const [busy, setBusy] = useState(false)
  const put = (files: readonly File[]) => {
    const list = at.in === 'item' ? pictureListOf(draft.view.section(at.section)) : null
    setBusy(true)
    putPictures(draft, { draftId, files, target: { at, list } })
      .catch(console.error)
      .finally(() => setBusy(false))
  }
  return (
    <FileButton kind="quiet" purpose={purposeAt(at)} onFiles={put} busy={busy}>
      Upload
    </FileButton>
  )
}
