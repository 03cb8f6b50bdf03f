import type { Result } from '@shingle/shared/problem/problem.ts'
import { openProjectEndpoint } from '@shingle/shared/project-file/endpoints.ts'
import { projectLimits } from '@shingle/shared/project-file/limits.ts'
import { projectTooLarge } from '@shingle/shared/project-file/problems.ts'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { navigate } from '../app/navigate.ts'
import { sendFile } from '../server/send-file.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import { toast } from '../ui/toast.tsx'
import { Warning } from '../ui/warning.tsx'
import { designerAddress } from '../website/designer-address.ts'
import { refreshWebsites } from '../website/websites-query.ts'
import styles from './open-project-dialog.module.css'

interface OpenedProject {
  readonly draftId: string
  readonly leftOut: readonly string[]
}

const send = async (file: File, onProgress: (share: number) => void): Promise<Result<OpenedProject>> => {
  if (file.size > projectLimits.file) return { ok: false, problem: projectTooLarge }
  return sendFile(openProjectEndpoint, {}, { file, onProgress })
}

const open = (project: OpenedProject): void => {
  Promise.resolve(navigate(designerAddress(project))).catch(console.error)
}

/** What goes on with the file that was chosen. */
const progressWords = (sent: number): string =>
  sent < 1 ? `Sending, ${Math.floor(sent * 100)} %` : 'Opening the pictures'

/** Makes a new website of a project file, and tells what in it is unknown here. */
export const OpenProjectDialog = ({ onClose }: { onClose: () => void }) => {
  const input = useRef<HTMLInputElement>(null)
  const label = useId()
  const [sent, setSent] = useState(0)
  const [opened, setOpened] = useState<OpenedProject | null>(null)
  const { busy, problem, run } = useTask<OpenedProject>((project) => {
    refreshWebsites()
    if (project.leftOut.length > 0) return setOpened(project)
    toast('Project opened')
    open(project)
  })
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // The same file may be chosen again, once it was changed.
    currentTarget.value = ''
    if (file === undefined) return
    setSent(0)
    run(() => send(file, setSent))
  }
  if (opened !== null) return <LeftOut project={opened} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      dismissible={!busy}
      title="Open a project file"
      description={
        <p id={label}>
          A project file is what “Download website” gives, here or in another Shingle. It opens as a new
          website and changes none of yours.
        </p>
      }
      footer={
        <>
          <Button {...wayOut} kind="quiet" size="main" disabled={busy} onClick={onClose}>
            Cancel
          </Button>
          <Button size="main" busy={busy} onClick={() => input.current?.click()}>
            {busy ? progressWords(sent) : 'Choose a file'}
          </Button>
        </>
      }
    >
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".zip,application/zip"
        aria-labelledby={label}
        tabIndex={-1}
        onChange={choose}
      />
      {busy && (
        <p className="visually-hidden" role="status">
          {sent < 1 ? 'Sending' : 'Opening the pictures'}
        </p>
      )}
      {problem && (
        <div role="alert">
          <Warning>
            {problem.text}
            {problem.field !== undefined && <span className={styles.place}>{problem.field}</span>}
          </Warning>
        </div>
      )}
    </Dialog>
  )
}

/** What of an opened project is not known here. */
const LeftOut = ({ project, onClose }: { project: OpenedProject; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={(stays) => !stays && onClose()}
    title="Opened, with something left out"
    description={<p>This is not known here. All else is as it was.</p>}
    footer={
      <>
        <Button {...wayOut} kind="quiet" size="main" onClick={onClose}>
          Close
        </Button>
        <ButtonLink to={designerAddress(project)}>Open website</ButtonLink>
      </>
    }
  >
    <ul className={styles.lost}>
      {project.leftOut.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Dialog>
)
