import { type RefObject, useEffect, useRef } from 'react'
import { formHasFocus, useDesigner } from '../base/designer-store.ts'

/**
 * For the form of what was added just now: its first field to type in has the focus as soon as it stands, and what we put into it
 * gives way to what is typed.
 */
export const useFocusedForm = (): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null)
  const takesFocus = useDesigner((state) => state.formTakesFocus)
  useEffect(() => {
    if (!takesFocus) return
    const first = form.current?.querySelector<HTMLElement>(typedIn) ?? form.current?.querySelector('button')
    first?.focus()
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select()
    formHasFocus()
  }, [takesFocus])
  return form
}

const typedIn = 'input:not([type="file"], [type="range"], [type="checkbox"]), textarea, [role="textbox"]'
