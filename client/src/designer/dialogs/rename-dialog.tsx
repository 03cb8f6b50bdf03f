import { businessLimits } from '@shingle/shared/business/business.ts'
import { useState } from 'react'
import { useBusiness } from '../../replica/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { closeDialog } from '../base/close-dialog.ts'
import { useEdits } from '../base/draft/editing.ts'
import { focusFirst } from '../base/focus-first.ts'

/** The business's name names the website, in lists and on the page. */
export const RenameDialog = () => {
  const edits = useEdits()
  const [name, setName] = useState(useBusiness().name)
  const keep = () => {
    edits.setField({ in: 'business', field: 'name' }, name.trim())
    closeDialog()
  }
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title="Rename"
      footer={
        <>
          <Button kind="quiet" onClick={() => closeDialog()}>
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
          hint="It stands in the header, the footer and your list of websites. The web address stays."
        />
      </form>
    </Dialog>
  )
}
