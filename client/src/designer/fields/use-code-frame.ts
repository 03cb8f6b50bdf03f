import { previewMessages } from '@shingle/shared/page/embed-preview.ts'
import { embedSandbox } from '@shingle/shared/page/embed-sandbox.ts'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** So long nothing may be typed until the code begins anew: half a tag is no mistake yet. */
const settledMs = 500

/** What every frame has in which code runs that is not published. */
export const codeFrame = {
  title: 'Your code at work',
  sandbox: embedSandbox,
  referrerPolicy: 'no-referrer',
} as const

/** Tells a frame the code that it asks for, on the origin of embedded code, and again when it has changed. */
export const useCodeFrame = (
  code: string,
): { frame: RefObject<HTMLIFrameElement | null>; isReady: boolean } => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && isReadyMessage(data)) setReady(true)
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    if (!isReady) return
    // The page has no origin to name: its address alone says who gets the code.
    const tell = () => frame.current?.contentWindow?.postMessage({ [previewMessages.code]: code }, '*')
    const timer = setTimeout(tell, settledMs)
    return () => clearTimeout(timer)
  }, [isReady, code])
  return { frame, isReady }
}

const isReadyMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && previewMessages.ready in data
