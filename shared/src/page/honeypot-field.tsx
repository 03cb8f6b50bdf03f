import { honeypotName } from '../submission/form-fields.ts'

/** A field that people never see; a post that fills it in is not taken. */
export function HoneypotField({ label }: { readonly label: string }) {
  return (
    <label className="trap" aria-hidden="true">
      {label}
      <input name={honeypotName} tabIndex={-1} autoComplete="off" />
    </label>
  )
}
