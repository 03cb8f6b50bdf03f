import { useEffect, useState } from 'react'
import { useCanvasPage } from '../base/page/page-provider.tsx'
import { LivePage } from '../canvas/live-page.tsx'
import styles from './phone.module.css'

/** The width that a page is laid out in, as on a phone. */
const phoneWidth = 390

interface PageInSmallProps {
  /** Of the picture on the screen, in CSS pixels. */
  width: number
  height: number
  /** The section that is at its top; the top of the page otherwise. */
  section?: string | undefined
  /** The width that the page is laid out in; that of a phone otherwise. */
  screen?: number
}

/** The page as a screen shows it, drawn small, with every letter as it is typed. It is looked at, not used. */
export const PageInSmall = ({ width, height, section, screen = phoneWidth }: PageInSmallProps) => {
  const [site, setSite] = useState<HTMLElement | null>(null)
  const scale = width / screen
  useShown(site, section)
  return (
    <div className={styles.small} style={{ width, height }} inert aria-hidden="true">
      <LivePage width={screen} height={height / scale} scale={scale} onSite={setSite} />
    </div>
  )
}

/** Keeps the section at the top while what is above it is still drawn. */
const useShown = (site: HTMLElement | null, section: string | undefined): void => {
  const { anchors } = useCanvasPage()
  const anchor = anchors.find(({ id }) => id === section)?.anchor
  useEffect(() => {
    if (!site) return
    const show = () => {
      const top = anchor && site.ownerDocument.getElementById(anchor)?.offsetTop
      site.ownerDocument.defaultView?.scrollTo(0, top || 0)
    }
    const observer = new ResizeObserver(show)
    observer.observe(site)
    return () => observer.disconnect()
  }, [site, anchor])
}
