import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { tooltipPlace } from './tooltip-place.ts'
import styles from './tooltips.module.css'

const delayMs = 400

/** Stands once in the app and names whatever has `data-tip` and does not show it, under the mouse and at the keyboard's focus. */
export const Tooltips = () => {
  const named = useNamed()
  return named && createPortal(<Tooltip key={named.dataset.tip} named={named} />, document.body)
}

/** The name is the button's own label, so that it is said once and this is only for the eye. */
const Tooltip = ({ named }: { named: HTMLElement }) => {
  const tip = useRef<HTMLDivElement>(null)
  const { tip: words, tipKeys } = named.dataset
  useLayoutEffect(() => {
    if (!tip.current) return
    const size = tip.current.getBoundingClientRect()
    const { top, left } = tooltipPlace(named.getBoundingClientRect(), size, window.innerWidth)
    tip.current.style.translate = `${left}px ${top}px`
  }, [named])
  return (
    <div ref={tip} className={styles.tooltip} aria-hidden="true">
      {words}
      {tipKeys && <kbd className={styles.keys}>{tipKeys}</kbd>}
    </div>
  )
}

/** What is pointed at for a moment, or has the keyboard's focus; nothing once it is used. */
const useNamed = (): HTMLElement | null => {
  const [named, setNamed] = useState<HTMLElement | null>(null)
  useEffect(() => {
    const end = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = (element: HTMLElement | null, afterMs: number) => {
      clearTimeout(timer)
      // What has opened its menu is not named over it.
      if (element && element.ariaExpanded !== 'true') timer = setTimeout(() => setNamed(element), afterMs)
      else setNamed(null)
    }
    const listen = <E extends Event>(type: string, react: (event: E) => void) =>
      document.addEventListener(type, react as EventListener, { signal: end.signal, capture: true })
    listen<PointerEvent>('pointerover', ({ target, pointerType, buttons }) => {
      // What is being dragged needs no name.
      if (pointerType === 'mouse' && buttons === 0) show(tipped(target), delayMs)
    })
    listen('focusin', ({ target }) => {
      const element = tipped(target)
      if (element?.matches(':focus-visible')) show(element, 0)
    })
    for (const use of ['focusout', 'pointerdown', 'keydown', 'scroll']) listen(use, () => show(null, 0))
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [])
  return named?.isConnected ? named : null
}

const tipped = (target: EventTarget | null): HTMLElement | null => {
  const named = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  // Where there is room, some show their name themselves; what is hidden is no name.
  // biome-ignore lint/performance/useDomNodeTextContent: only the words that are shown count
  return named?.innerText.includes(named.dataset.tip ?? '') ? null : named
}
