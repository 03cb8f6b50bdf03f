import { openingLength } from '@shingle/shared/website/appearance.ts'
import type { Appearance } from '@shingle/shared/website/endpoints.ts'
import { useMemo } from 'react'
import { PagePicture } from '../page-picture/page-picture.tsx'
import { pictureContent } from './picture-content.ts'
import styles from './website-thumbnail.module.css'

/** What a picture of a website is drawn from. */
export interface Pictured {
  readonly appearance?: Appearance | undefined
  readonly businessName: string
}

/** The top of a website's page as its draft has it; a blank board with its name where that is not known. */
export const WebsiteThumbnail = ({ website }: { website: Pictured }) => {
  const { appearance, businessName } = website
  // The list comes anew with every answer; a picture that looks the same is not drawn again.
  const look = JSON.stringify(appearance)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the look says whether the appearance is another one
  const content = useMemo(() => (appearance ? pictureContent(appearance) : null), [look])
  if (!content) {
    return (
      <div className={styles.blank} aria-hidden="true">
        {businessName}
      </div>
    )
  }
  return (
    <PagePicture
      content={content}
      mode="published"
      pageWidth={pageWidth}
      most={openingLength}
      screenHeight={laptop.height}
    />
  )
}

/** Hardly taller than the boards that it hangs on: an opening which fills a screen shows its words, and nothing is bare below. */
const laptop = { width: 1200, height: 820 } as const

const pageWidth = (): number => laptop.width
