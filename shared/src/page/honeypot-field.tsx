import { honeypotName } from '../submission/form-fields.ts'

/** A field that people never see; a post that fills it in is not taken. */
export const HoneypotField = ({ label }: { readonly label: string }) => (
  <label className="trap" aria-hidden="true">
    {label}
    <input name={honeypotName} tabIndex={-1} autoComplete="off" />
  </label>
)
