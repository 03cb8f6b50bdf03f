import { businessLimits } from '@shingle/shared/business/business.ts'
import { useState } from 'react'
import { useBusiness, useDraft } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useEdits } from '../base/draft/editing.ts'
import { rename } from '../base/draft/rename.ts'
import { focusFirst } from '../base/focus-first.ts'

/** The business's name names the website, in lists and on the page. */
export const RenameDialog = () => {
  const edits = useEdits()
  const { view } = useDraft()
  const [name, setName] = useState(useBusiness().name)
  const keep = () => {
    rename(edits, view.content(), name)
    closeDialog()
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Rename"
      footer={
        <>
          <Button kind="quiet" onClick={closeDialog}>
            Cancel
          </Button>
          <Button disabled={name.trim() === ''} onClick={keep}>
            Rename
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') keep()
        }}
      >
        <TextField
          {...focusFirst}
          label="Business name"
          value={name}
          onChange={setName}
          limit={businessLimits.name}
          hint="It changes in your list of websites, in the title, and in the header and footer where they say the same. The web address stays."
        />
      </form>
    </Dialog>
  )
}
