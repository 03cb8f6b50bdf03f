import { type RefObject, useEffect, useRef } from 'react'
import { formHasFocus, useDesigner } from '../base/designer-store.ts'
import { isTouched } from '../images/is-touched.ts'

/**
 * For the form of what was added or opened just now: its first field to type in has the focus as soon as it stands, and what we put into it
 * gives way to what is typed. On a phone the keyboard would spring up over it: there whoever taps a field has the focus.
 */
export const useFocusedForm = (): RefObject<HTMLDivElement | null> => {
  const form = useRef<HTMLDivElement>(null)
  const takesFocus = useDesigner((state) => state.formTakesFocus)
  useEffect(() => {
    if (!takesFocus) return
    formHasFocus()
    if (isTouched()) return
    const first = form.current?.querySelector<HTMLElement>(typedIn) ?? form.current?.querySelector('button')
    first?.focus()
    if (first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) first.select()
  }, [takesFocus])
  return form
}

const typedIn = 'input:not([type="file"], [type="range"], [type="checkbox"]), textarea, [role="textbox"]'
