import { plainName } from '@shingle/shared/export/file-name.ts'
import { productName } from '@shingle/shared/product/product.ts'
import { downloadProjectEndpoint } from '@shingle/shared/project-file/endpoints.ts'
import { downloadStaticExportEndpoint } from '@shingle/shared/static-export/endpoints.ts'
import type { WebsiteEntry } from '@shingle/shared/website/endpoints.ts'
import { websiteName } from '@shingle/shared/website/website-name.ts'
import { useState } from 'react'
import { callFile } from '../server/call-file.ts'
import { useTask } from '../server/use-task.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { wayOut } from '../ui/dialog-focus.ts'
import { downloadFile } from '../ui/download-file.ts'
import { toast } from '../ui/toast.tsx'
import { Warning } from '../ui/warning.tsx'
import styles from './download-website-dialog.module.css'

interface DownloadWebsiteDialogProps {
  website: Pick<WebsiteEntry, 'draftId' | 'businessName' | 'publishedHandle' | 'published'>
  onClose: () => void
}

/** What of a website can be downloaded, each explained in a line. */
const choicesOf = ({
  draftId,
  businessName,
  publishedHandle,
  published,
}: DownloadWebsiteDialogProps['website']) =>
  [
    {
      title: 'Project file',
      about: `The draft as it is in your account, with its pictures. It opens as a new website here, or in another ${productName}.`,
      action: 'Download project file',
      done: 'Project file downloaded',
      name: `${plainName(businessName, 'website')}.${productName.toLowerCase()}.zip`,
      fetch: () => callFile(downloadProjectEndpoint, { params: { id: draftId } }),
      isThere: true,
    },
    {
      title: 'Files for any web host',
      about: published
        ? 'The page just as visitors see it. Its forms, embedded code and links to side pages need us: elsewhere whoever sends a form is shown an error.'
        : 'Not published yet. Publish first: these files are what visitors see.',
      action: 'Download files',
      done: 'Files downloaded',
      name: `${plainName(publishedHandle ?? '', 'website')}.zip`,
      fetch: () => callFile(downloadStaticExportEndpoint, { params: { id: draftId } }),
      isThere: published !== null,
    },
  ] as const

type Choice = ReturnType<typeof choicesOf>[number]

/** Takes a website along: to go on with it elsewhere, or to serve it elsewhere as it is. */
export const DownloadWebsiteDialog = ({ website, onClose }: DownloadWebsiteDialogProps) => {
  const [asked, setAsked] = useState<Choice | null>(null)
  const { busy, problem, run } = useTask<() => void>((finish) => finish())
  const download = (choice: Choice) => {
    setAsked(choice)
    run(async () => {
      const file = await choice.fetch()
      if (!file.ok) return file
      const finish = () => {
        downloadFile(choice.name, file.value)
        toast(choice.done)
      }
      return { ok: true, value: finish }
    })
  }
  return (
    <Dialog
      open
      onOpenChange={(stays) => !stays && onClose()}
      title={`Download ${websiteName(website.businessName)}`}
      size="publish"
      footer={
        <Button {...wayOut} kind="quiet" size="main" onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul className={styles.choices}>
        {choicesOf(website).map((choice) => {
          const isAsked = asked?.title === choice.title
          return (
            <li key={choice.title}>
              <div>
                <h3>{choice.title}</h3>
                <p>{choice.about}</p>
              </div>
              <Button
                kind="line"
                busy={busy && isAsked}
                disabled={!choice.isThere || (busy && !isAsked)}
                onClick={() => download(choice)}
              >
                {busy && isAsked ? 'Packing' : choice.action}
              </Button>
              {problem && isAsked && (
                <div role="alert" className={styles.trouble}>
                  <Warning>{problem.text}</Warning>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
