import { useEffect, useState } from 'react'
import { useElementSize } from '../../page-picture/use-element-size.ts'
import { useDesigner } from '../base/designer-store.ts'
import { deviceWidth, pageScale, previewSize } from '../base/page/page-scale.ts'
import { tellScale } from '../base/page/shown-scale.ts'
import styles from './canvas.module.css'
import { overlay } from './late-overlay.ts'
import { LivePage } from './live-page.tsx'
import { usePagePointer } from './use-page-pointer.ts'

interface CanvasProps {
  /** Whether sections are chosen and written in. */
  selectable?: boolean
  /** Whether it is shown as visitors get it, in a window of its own. */
  isPreview?: boolean
}

/**
 * The page itself, at a real width, scaled to the room there is. What marks it is drawn over it, unscaled. It stays as it
 * is from mode to mode: previewed, it gets the size of a window and scrolls inside.
 */
export const Canvas = ({ selectable = false, isPreview = false }: CanvasProps) => {
  const [stage, setStage] = useState<HTMLElement | null>(null)
  const [page, setPage] = useState<Document | null>(null)
  const [site, setSite] = useState<HTMLElement | null>(null)
  const device = useDesigner((state) => state.device)
  const zoom = useDesigner((state) => state.zoom)
  const marks = overlay.use()
  const room = useElementSize(stage)
  const scale = isPreview ? 1 : pageScale(room.width, device, zoom)
  const preview = previewSize(room, device)
  const width = isPreview ? preview.width : deviceWidth[device]
  // Until it is known, the sheet is as high as what is seen of it.
  const content = useElementSize(site, { afterPaint: true, within: width })
  const height = isPreview ? preview.height : Math.max(content.height, (room.height - stageMargin) / scale)
  useEffect(() => tellScale(scale), [scale])
  usePagePointer(page, selectable)

  return (
    <main
      className={isPreview ? styles[`preview-${device}`] : styles.stage}
      ref={setStage}
      // A scrolled region must be reachable by keyboard.
      tabIndex={isPreview ? undefined : 0}
      aria-label="Page"
      data-region="canvas"
    >
      <div className={styles.sheet} style={{ width: width * scale, height: height * scale }}>
        <LivePage {...{ width, height, scale, isPreview }} onDocument={setPage} onSite={setSite} />
        {page && marks && (
          <marks.CanvasOverlay {...{ page, stage, width, height, scale, selectable, isPreview }} />
        )}
      </div>
    </main>
  )
}

const stageMargin = 24
