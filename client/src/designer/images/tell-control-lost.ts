import { toast } from '../base/toast.ts'

/** Says of pictures that they found no place: somebody else took edit control while they came. */
export const tellControlLost = (pictures: string): void =>
  toast(`${pictures} not added: you no longer have edit control.`, { kind: 'trouble' })
